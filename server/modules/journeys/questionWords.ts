import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { anyText } from '@towpath/contracts/content/values.ts';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { textProblems, withTexts } from '@towpath/domain/journeys/questionTexts.ts';
import { z } from 'zod';
import { StartFault } from '../../platform/config/startFault.ts';
import { type FileRead, readByLines } from './wordsReading.ts';

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

/** What there is where nothing was ever published. */
const NONE: FileRead<typeof Published> = { value: {}, faults: [], wrong: [] };

/** The file of one revision: `questions/qualifier/2.json`. */
export function wordsFile(contentDir: string, journey: string, revision: number): string {
  return join(contentDir, FOLDER, journey, `${revision}.json`);
}

/** The file that says which revision people begin on. */
export function publishedFile(contentDir: string): string {
  return join(contentDir, FOLDER, PUBLISHED);
}

/**
 * Which revision of the words of each questionnaire people begin on; one that is not named has its own words.
 *
 * @throws StartFault with file and place
 */
export function publishedWords(contentDir: string): Readonly<Record<string, number>> {
  const file = publishedFile(contentDir);
  const { value, faults } = existsSync(file) ? readByLines(file, Published) : NONE;
  if (faults.length > 0) throw new StartFault(faults.join('\n'));
  return value;
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
  const { value, faults } = readByLines(wordsFile(contentDir, journey, revision), WordsFile);
  if (faults.length > 0) throw new StartFault(faults.join('\n'));
  return value;
}

/**
 * The questions in the words of one revision. Throws a StartFault, a line with file and place for each fault, where they
 * do not fit.
 */
export function wordedBy(
  definition: JourneyDefinition,
  contentDir: string,
  revision: number,
): JourneyDefinition {
  const { journey, version } = definition;
  const file = wordsFile(contentDir, journey, revision);
  const { value, faults, wrong } = readByLines(file, WordsFile);
  const { of, ...words } = value;
  const lines = [...faults];
  const isOfUnread = ['', 'of'].some(part => wrong.includes(part));
  if (of !== version && !isOfUnread) {
    const { message } = new StartFault(
      `Content ${file}: of: are words for version ${of}, and this release asks version ${version}. Copy them anew: npm run ops -- questions copy ${journey}`,
    );
    lines.push(message);
  }
  // Of a part that is not there, or is of other questions, every text would be missing.
  const isReadable = !['', 'pages', 'steps'].some(part => wrong.includes(part));
  if (isReadable && (of === version || isOfUnread)) {
    const problems = textProblems(definition, words).filter(
      problem => !wrong.some(place => problem.startsWith(`${place}:`)),
    );
    lines.push(...problems.map(problem => `Content ${file}: ${problem}.`));
  }
  if (lines.length > 0) throw new StartFault(lines.join('\n'));
  return withTexts(definition, words, revision);
}

/**
 * The questionnaires in the words that are published, and a line for each fault of these; one whose words do not fit is
 * in its own.
 */
export function inPublishedWords(definitions: readonly JourneyDefinition[], contentDir: string) {
  const file = publishedFile(contentDir);
  const { value: published, faults: inFile, wrong } = existsSync(file) ? readByLines(file, Published) : NONE;
  const faults: string[] = [...inFile];
  for (const name of Object.keys(published)) {
    if (definitions.some(({ journey }) => journey === name)) continue;
    faults.push(new StartFault(`Content ${file}: ${name}: there is no questionnaire of this name.`).message);
  }
  const worded = definitions.map(definition => {
    const revision = wrong.includes(definition.journey) ? undefined : published[definition.journey];
    if (revision === undefined) return definition;
    try {
      return wordedBy(definition, contentDir, revision);
    } catch (fault) {
      if (!(fault instanceof StartFault)) throw fault;
      faults.push(fault.message);
      return definition;
    }
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
