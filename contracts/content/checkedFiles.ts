import { ACROSS, OWN } from './checks.ts';
import { issueInWords } from './issueInWords.ts';
import { CONTENT_FILES, CONTENT_SCHEMAS, type ContentFile, type ContentFiles } from './operator.ts';
import { figuresOf, withFigures } from './placeholders.ts';
import type { ContentProblems } from './problem.ts';
import { pathText } from './values.ts';

/**
 * Reads and checks every file, so that all that is wrong is known at once: the shape and the rows of each, each as a
 * whole where its shape is right, and those together that are right by themselves.
 *
 * @param texts the text of each file; one that is left out could not be read
 * @returns the files, or null and a line for each fault
 */
export function checkedFiles(texts: Readonly<Partial<Record<ContentFile, string>>>) {
  const lines: string[] = [];
  const faulty = new Set<ContentFile>();
  const tell = (file: ContentFile, line: string) => {
    faulty.add(file);
    lines.push(`${file}${line}`);
  };
  const tellAll = (file: ContentFile, problems: ContentProblems) => {
    for (const { place, problem } of problems) tell(file, `${place === '' ? '' : `: ${place}`}: ${problem}`);
  };

  const written: Partial<Record<ContentFile, unknown>> = {};
  for (const file of CONTENT_FILES) {
    const text = texts[file];
    if (text === undefined) tell(file, ' cannot be read');
    else {
      try {
        written[file] = JSON.parse(text);
      } catch (fault) {
        tell(file, `: is not JSON (${fault instanceof Error ? fault.message : String(fault)})`);
      }
    }
  }
  const figures = figuresOf(written);
  const files: { [File in ContentFile]?: unknown } = {};
  for (const file of CONTENT_FILES) {
    if (faulty.has(file)) continue;
    const { value, problems } = withFigures(file, written[file], figures);
    const read = CONTENT_SCHEMAS[file].safeParse(value, { reportInput: true });
    files[file] = read.data;
    const shape = (read.error?.issues ?? []).map(issue => ({
      place: pathText(issue.path),
      problem: issueInWords(issue),
    }));
    tellAll(file, [...problems, ...shape, ...(OWN[file].rows?.(value) ?? [])]);
    // Each was read by the schema of its name.
    if (read.success) tellAll(file, OWN[file].whole?.(read.data as never) ?? []);
  }
  const right = CONTENT_FILES.filter(file => !faulty.has(file));
  for (const { file, needs, find } of ACROSS) {
    // Only files that are there are looked at.
    if ([file, ...needs].every(one => right.includes(one))) tellAll(file, find(files as ContentFiles));
  }
  // Without a fault every file was read.
  return lines.length === 0
    ? { files: files as ContentFiles, faults: lines }
    : { files: null, faults: lines };
}
