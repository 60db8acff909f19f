import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { issueInWords } from '@towpath/contracts/content/issueInWords.ts';
import { anyText, pathText } from '@towpath/contracts/content/values.ts';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { withTexts } from '@towpath/domain/journeys/questionTexts.ts';
import { z } from 'zod';
import { StartFault } from '../../platform/config/startFault.ts';

/** Where the operator's words for the questions lie, below the content folder: a file for each revision of each questionnaire. */
const FOLDER = 'questions';
const PUBLISHED = 'published.json';

const texts = z.record(anyText, z.record(anyText, anyText));
const WordsFile = z.strictObject({
  /** The version of the questions that these are the words of. */
  of: z.int(),
  pages: texts,
  steps: texts,
});
const Published = z.record(z.string(), z.int().min(1).max(999));
export type WordsFile = z.infer<typeof WordsFile>;

/** The file of one revision: `questions/qualifier/2.json`. */
export function wordsFile(contentDir: string, journey: string, revision: number): string {
  return join(contentDir, FOLDER, journey, `${revision}.json`);
}

/** The file that says which revision people begin on. */
export function publishedFile(contentDir: string): string {
  return join(contentDir, FOLDER, PUBLISHED);
}

/** Which revision of the words of each questionnaire people begin on; one that is not named has its own words. */
export function publishedWords(contentDir: string): Readonly<Record<string, number>> {
  const file = publishedFile(contentDir);
  return existsSync(file) ? read(file, Published) : {};
}

/** The revisions that a questionnaire has files for, the oldest first. */
export function revisionsOf(contentDir: string, journey: string): readonly number[] {
  const folder = join(contentDir, FOLDER, journey);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap(name => /^(\d{1,3})\.json$/u.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/** The words of one revision, whether or not they fit. Throws a StartFault with file and place. */
export function readWords(contentDir: string, journey: string, revision: number): WordsFile {
  return read(wordsFile(contentDir, journey, revision), WordsFile);
}

/** The questions in the words of one revision. Throws a StartFault with file and place where they do not fit. */
export function wordedBy(
  definition: JourneyDefinition,
  contentDir: string,
  revision: number,
): JourneyDefinition {
  const { journey, version } = definition;
  const { of, ...words } = readWords(contentDir, journey, revision);
  const file = wordsFile(contentDir, journey, revision);
  if (of !== version) {
    throw new StartFault(
      `Content ${file}: of: are words for version ${of}, and this release asks version ${version}. Copy them anew: npm run ops -- questions copy ${journey}`,
    );
  }
  try {
    return withTexts(definition, words, revision);
  } catch (fault) {
    if (fault instanceof RangeError) throw new StartFault(`Content ${file}: ${fault.message}.`);
    throw fault;
  }
}

/**
 * The questionnaires in the words that are published, and a line for each fault of these; one whose words do not fit is
 * in its own.
 */
export function inPublishedWords(definitions: readonly JourneyDefinition[], contentDir: string) {
  const faults: string[] = [];
  const read = <Read>(reading: () => Read, otherwise: Read): Read => {
    try {
      return reading();
    } catch (fault) {
      if (!(fault instanceof StartFault)) throw fault;
      faults.push(fault.message);
      return otherwise;
    }
  };
  const published = read(() => publishedWords(contentDir), {});
  for (const name of Object.keys(published)) {
    if (definitions.some(({ journey }) => journey === name)) continue;
    const file = publishedFile(contentDir);
    faults.push(new StartFault(`Content ${file}: ${name}: there is no questionnaire of this name.`).message);
  }
  const worded = definitions.map(definition => {
    const revision = published[definition.journey];
    return revision === undefined
      ? definition
      : read(() => wordedBy(definition, contentDir, revision), definition);
  });
  return { worded, faults };
}

/** The fault of published words that were changed in their file; undefined for a questionnaire in its own words. */
export function changedWords(journey: string, contentDir: string): StartFault | undefined {
  const revision = publishedWords(contentDir)[journey];
  if (revision === undefined) return undefined;
  const commands = ['copy', 'publish'].map(action => `npm run ops -- questions ${action} ${journey}`);
  return new StartFault(
    `Content ${wordsFile(contentDir, journey, revision)}: was changed after people could begin on it. Leave it, and make words of the next number from it: ${commands.join(', then ')}.`,
  );
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (fault) {
    const reason = fault instanceof SyntaxError ? `is not JSON (${fault.message})` : 'cannot be read';
    throw new StartFault(`Content ${file} ${reason}.`);
  }
  const found = schema.safeParse(value, { reportInput: true });
  if (found.success) return found.data;
  throw new StartFault(
    found.error.issues
      .map(issue => `Content ${file}: ${pathText(issue.path)}: ${issueInWords(issue)}.`)
      .join('\n'),
  );
}
