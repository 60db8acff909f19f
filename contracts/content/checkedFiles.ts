import { asFarAsReadable } from './asFarAsReadable.ts';
import { ACROSS, OWN } from './checks.ts';
import { issueInWords, issuesIn } from './issueInWords.ts';
import {
  CONTENT_FILES,
  CONTENT_SCHEMAS,
  type ContentFile,
  type ContentFiles,
  WITHOUT_FILE,
} from './operator.ts';
import { figuresOf, withFigures } from './placeholders.ts';
import type { ContentProblems } from './problem.ts';
import { readJson } from './readJson.ts';
import { pathText } from './values.ts';

/**
 * Reads and checks every file, so that all that is wrong is known at once: the shape and the rows of each, each as a
 * whole, and those together that belong together. A fault keeps nothing else from being looked at: the whole is checked
 * as far as it can be read, and what is then found at the place of a fault only follows from it.
 *
 * @param texts the text of each file; one that is left out could not be read, or is one that an install may do without
 * @returns the files, the same as they are where nothing is wrong, without those that cannot be read at all; and a line
 *   for each fault
 */
export function checkedFiles(texts: Readonly<Partial<Record<ContentFile, string>>>) {
  const faults: string[] = [];
  const tell = (file: ContentFile, problems: ContentProblems) => {
    for (const { place, problem } of problems) {
      faults.push(`${file}${place === '' ? '' : `: ${place}`}: ${problem}`);
    }
  };

  const written: Partial<Record<ContentFile, unknown>> = {};
  for (const file of CONTENT_FILES) {
    const text = texts[file];
    const instead = WITHOUT_FILE[file];
    if (text === undefined && instead !== undefined) written[file] = instead;
    else if (text === undefined) faults.push(`${file} cannot be read`);
    else {
      const { value, problems } = readJson(text);
      written[file] = value;
      tell(file, problems);
    }
  }
  const figures = figuresOf(written);
  const files: { [File in ContentFile]?: unknown } = {};
  /** Where the shape of a file is wrong. */
  const faulty: Partial<Record<ContentFile, readonly Fault[]>> = {};
  const tellOfWhole = (file: ContentFile, problems: ContentProblems) =>
    tell(
      file,
      problems.filter(({ place }) => !(faulty[file] ?? []).some(other => followsFrom(other, place))),
    );
  for (const file of CONTENT_FILES) {
    if (written[file] === undefined) continue;
    const { value, problems } = withFigures(file, written[file], figures);
    const issues = issuesIn(CONTENT_SCHEMAS[file].safeParse(value, { reportInput: true }).error);
    const shape = issues.map(issue => ({ place: pathText(issue.path), problem: issueInWords(issue) }));
    tell(file, [...problems, ...shape, ...(OWN[file].rows?.(value) ?? [])]);
    // Of something else than an object nothing more can be said.
    if (shape.some(({ place }, at) => place === '' && issues[at]?.code === 'invalid_type')) continue;
    faulty[file] = issues
      .filter(({ code }) => code !== 'unrecognized_keys')
      .map(issue => ({
        place: pathText(issue.path),
        isRow: issue.code === 'invalid_type' && issue.expected === 'object',
      }));
    const read = asFarAsReadable(CONTENT_SCHEMAS[file], value);
    files[file] = read;
    // It was read by the schema of its name.
    tellOfWhole(file, OWN[file].whole?.(read as never, value) ?? []);
  }
  for (const { file, needs, find } of ACROSS) {
    const isReadable = ([name, list]: (typeof needs)[number]) =>
      files[name] !== undefined && !faulty[name]?.some(({ place }) => place === list);
    if (files[file] === undefined || !needs.every(isReadable)) continue;
    // Only files that are there are looked at.
    const found = find(files as ContentFiles);
    const mayMissOne = needs.some(([name, list]) => faulty[name]?.some(fault => isNameless(fault, list)));
    tellOfWhole(file, mayMissOne ? eachOnce(found) : found);
  }
  // Each was read by the schema of its name.
  return { files: files as Partial<ContentFiles>, faults };
}

/** Where something is wrong, and whether a whole row is: in a list of names a wrong one is left out. */
type Fault = { readonly place: string; readonly isRow: boolean };

/** Whether a fault keeps it from being known what an entry of a list is called: all that name it seem to be wrong. */
function isNameless({ place }: Fault, list: string): boolean {
  return place.startsWith(`${list}[`) && /^\[\d+\](?:\.id|\.path)?$/u.test(place.slice(list.length));
}

/** The first of those that say the same. */
function eachOnce(problems: ContentProblems): ContentProblems {
  return problems.filter((one, at) => problems.findIndex(({ problem }) => problem === one.problem) === at);
}

/** Whether a place is that of a fault, is inside of it, or is the list that a wrong name is left out of. */
function followsFrom(fault: Fault, place: string): boolean {
  const isInside = place.startsWith(`${fault.place}.`) || place.startsWith(`${fault.place}[`);
  const isListOf = !fault.isRow && place === fault.place.replace(/\[\d+\]$/u, '');
  return place === fault.place || isInside || isListOf;
}
