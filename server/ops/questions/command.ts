import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { compileJourney } from '@towpath/domain/journeys/plan.ts';
import { textChanges, textsOf } from '@towpath/domain/journeys/questionTexts.ts';
import { previewLink } from '../../modules/journeys/preview/links.ts';
import {
  publishedFile,
  publishedWords,
  revisionsOf,
  wordedBy,
  wordsFile,
} from '../../modules/journeys/questionWords.ts';
import { shippedDefinitions } from '../../modules/journeys/shipped.ts';
import { contentFolderIn, readConfig } from '../../platform/config/config.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import { command, type ExitCode, Misuse, type Operation } from '../command.ts';

const ACTIONS = ['copy', 'check', 'preview', 'publish', 'withdraw'] as const;
/** How long the link of a preview may work, in days. */
const MOST_DAYS = 30;
type Action = (typeof ACTIONS)[number];

/** What an action works on. */
type Work = Pick<Operation, 'say' | 'environment'> & {
  readonly days: string;
  readonly contentDir: string;
  readonly definition: JourneyDefinition;
};

/** Words the questions anew, without a developer: every text of a questionnaire in one file. */
export const questions = command(
  'copies, checks and publishes the words of the questions (copy, check, preview, publish or withdraw a JOURNEY)',
  {
    words: ['ACTION', 'JOURNEY'],
    options: {
      days: { type: 'string', default: '7', help: 'how many days the link of a preview works, 30 at most' },
    },
  },
  async ({ days }, [action = '', journey = ''], { environment, say }) => {
    if (!isAction(action)) throw new Misuse(`"${action}" is none of ${ACTIONS.join(', ')}.`);
    const definitions = shippedDefinitions();
    const definition = definitions.find(one => one.journey === journey);
    if (definition === undefined) {
      throw new Misuse(
        `There is no questionnaire ${journey}; there are ${definitions.map(one => one.journey).join(', ')}.`,
      );
    }
    const work = { say, environment, days, definition, contentDir: contentFolderIn(environment) };
    return { copy, check, preview, publish, withdraw }[action](work);
  },
);

function isAction(word: string): word is Action {
  return (ACTIONS as readonly string[]).includes(word);
}

/** Writes the words that people read now into a file of the next revision. */
function copy({ contentDir, definition, say }: Work): ExitCode {
  const { journey, version } = definition;
  const revisions = revisionsOf(contentDir, journey);
  const revision = (revisions.at(-1) ?? 0) + 1;
  const file = wordsFile(contentDir, journey, revision);
  const words = { of: version, ...textsOf(whatPeopleRead({ contentDir, definition })) };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`, { flag: 'wx' });
  say(`${file} has every text of ${journey}, as people read it now. Change what you like, then:`);
  say(`npm run ops -- questions check ${journey}`);
  return 0;
}

/** Says what the newest file changes, text by text. */
function check({ contentDir, definition, say }: Work): ExitCode {
  const revision = newestOf(contentDir, definition);
  const worded = wordedBy(definition, contentDir, revision);
  const compiled = compileJourney(worded);
  if (!compiled.ok) {
    const [fault] = compiled.faults;
    throw new StartFault(
      `${wordsFile(contentDir, definition.journey, revision)}: ${fault?.where}: ${fault?.message}`,
    );
  }
  const changes = textChanges(textsOf(whatPeopleRead({ contentDir, definition })), textsOf(worded));
  for (const { place, was, is } of changes) say(`${place}\n  - ${was}\n  + ${is}`);
  const state = publishedWords(contentDir)[definition.journey] === revision ? ', and published' : '';
  say(
    `${definition.journey}, words ${revision}: sound${state}; ${changes.length} texts differ from what people read now.`,
  );
  return 0;
}

/** Prints the link to a page that shows the newest file to whoever has the link. */
async function preview({ contentDir, definition, days, environment, say }: Work): Promise<ExitCode> {
  if (!/^\d{1,2}$/u.test(days) || Number(days) < 1 || Number(days) > MOST_DAYS) {
    throw new Misuse(`--days has to be 1 to ${MOST_DAYS}.`);
  }
  const { journey } = definition;
  const revision = revisionsOf(contentDir, journey).at(-1) ?? 0;
  const config = readConfig(environment);
  say(await previewLink(config, { journey, revision }, Number(days), new Date()));
  say(
    `Whoever has this link reads ${journey}, ${revision === 0 ? 'as released' : `words ${revision}`}, for ${days} days. Nothing can be answered there, and nothing is kept.`,
  );
  return 0;
}

/** Lets people begin on the newest file, from the next start of the server on. */
function publish(work: Work): ExitCode {
  const { contentDir, definition, say } = work;
  check(work);
  const revision = newestOf(contentDir, definition);
  writePublished(contentDir, { ...publishedWords(contentDir), [definition.journey]: revision });
  say(
    `From the next start of the server on, people begin on words ${revision}. Who has begun ends on what they began. Leave the file as it is now: for another change, copy again.`,
  );
  return 0;
}

/** Lets people begin on the questions in their own words again. */
function withdraw({ contentDir, definition, say }: Work): ExitCode {
  const { [definition.journey]: revision, ...others } = publishedWords(contentDir);
  if (revision === undefined) throw new StartFault(`${definition.journey}: no words of yours are published.`);
  writePublished(contentDir, others);
  say('From the next start of the server on, people begin on the words of the release again.');
  return 0;
}

function writePublished(contentDir: string, published: Readonly<Record<string, number>>): void {
  writeFileSync(publishedFile(contentDir), `${JSON.stringify(published, null, 2)}\n`);
}

/** The questions as they are published; as released where the published words are of earlier questions. */
function whatPeopleRead({
  contentDir,
  definition,
}: Pick<Work, 'contentDir' | 'definition'>): JourneyDefinition {
  const revision = publishedWords(contentDir)[definition.journey];
  if (revision === undefined) return definition;
  try {
    return wordedBy(definition, contentDir, revision);
  } catch (fault) {
    if (fault instanceof StartFault) return definition;
    throw fault;
  }
}

function newestOf(contentDir: string, { journey }: JourneyDefinition): number {
  const revision = revisionsOf(contentDir, journey).at(-1);
  if (revision !== undefined) return revision;
  throw new StartFault(
    `${journey} has no words of yours yet. Begin with: npm run ops -- questions copy ${journey}`,
  );
}
