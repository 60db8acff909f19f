import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { OPTIONAL_NATIONS } from '@towpath/domain/journeys/nations.ts';
import { compileJourney } from '@towpath/domain/journeys/plan.ts';
import { textChanges, textsOf } from '@towpath/domain/journeys/questionTexts.ts';
import { type Previewed, previewLink } from '../../modules/journeys/preview/links.ts';
import { previewed } from '../../modules/journeys/preview/previewed.ts';
import {
  publishedFile,
  publishedWords,
  readWords,
  revisionsOf,
  wordedBy,
  wordsFile,
} from '../../modules/journeys/questionWords.ts';
import { shippedDefinitions, shippedVersions } from '../../modules/journeys/shipped.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { contentFolderIn } from '../../platform/config/config.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, type ExitCode, Misuse, type Operation, withDatabase } from '../command.ts';
import { counted } from '../counted.ts';
import { whoIn } from '../looks.ts';

const ACTIONS = ['copy', 'check', 'preview', 'publish', 'withdraw'] as const;
/** How long the link of a preview may work, in days. */
const MOST_DAYS = 30;
type Action = (typeof ACTIONS)[number];

/** What an action works on. */
type Work = Pick<Operation, 'say' | 'environment'> & {
  /** Of a preview: how long its link works, and what it shows where that is not the newest. */
  readonly days: string;
  readonly version: string | undefined;
  readonly words: string | undefined;
  /** Who makes the link, where the machine does not know. */
  readonly who: string | undefined;
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
      version: { type: 'string', help: 'for a preview of an earlier version of the questions, its number' },
      words: {
        type: 'string',
        help: 'for a preview of other words than the newest, their number; 0 for none',
      },
      who: {
        type: 'string',
        help: 'for a preview: your name, where the machine does not know it, for the audit log',
      },
    },
  },
  async ({ days, version, words, who }, [action = '', journey = ''], { environment, say }) => {
    if (!isAction(action)) throw new Misuse(`"${action}" is none of ${ACTIONS.join(', ')}.`);
    const definitions = shippedDefinitions();
    const definition = definitions.find(one => one.journey === journey);
    if (definition === undefined) {
      throw new Misuse(
        `There is no questionnaire ${journey}; there are ${definitions.map(one => one.journey).join(', ')}.`,
      );
    }
    const work = {
      say,
      environment,
      days,
      version,
      words,
      who,
      definition,
      contentDir: contentFolderIn(environment),
    };
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
    `${definition.journey}, words ${revision}: sound${state}; ${counted(changes.length, 'text differs', 'texts differ')} from what people read now.`,
  );
  return 0;
}

/**
 * Prints the link to the questions on screen, in the newest words or those named, for whoever has the link. That it was
 * made is in the audit log before anybody has it.
 */
async function preview(work: Work): Promise<ExitCode> {
  const { contentDir, days, environment, say } = work;
  if (!/^\d{1,2}$/u.test(days) || Number(days) < 1 || Number(days) > MOST_DAYS) {
    throw new Misuse(`--days has to be 1 to ${MOST_DAYS}.`);
  }
  const named = namedIn(work);
  const { journey, version, revision } = named;
  const by = whoIn(work.who, environment, 'The audit log has it.');
  await withDatabase(environment, async ({ database }, config) => {
    const now = systemClock.now();
    const { link, until } = await previewLink(config, named, Number(days), now);
    const facts = { by, questions: journey, version, words: revision, until: until.toISOString() };
    await note(database, { kind: 'preview link made', at: now, customerId: null, facts });
    say(link);
  });
  const which = `${journey} v${version}${revision === 0 ? '' : `, words ${revision}`}`;
  say(
    `Whoever has this link clicks through ${which}, for ${counted(Number(days), 'day', 'days')}. Their answers stay in their own tab, and nothing is saved.`,
  );
  try {
    previewed(named, contentDir, OPTIONAL_NATIONS);
  } catch (fault) {
    if (!(fault instanceof StartFault)) throw fault;
    say(`Until it is put right the page says only what is wrong: ${fault.message}`);
  }
  return 0;
}

/** What a preview is of. Where words are named, the version is theirs, and the other way round its own words are shown. */
function namedIn({ contentDir, definition, version, words }: Work): Previewed & { readonly version: number } {
  const { journey } = definition;
  const versions = shippedVersions(journey);
  if (version !== undefined && !versions.includes(Number(version))) {
    throw new Misuse(`${journey} has no version ${version}; there are ${versions.join(', ')}.`);
  }
  const revisions = revisionsOf(contentDir, journey);
  if (words !== undefined && ![0, ...revisions].map(String).includes(words)) {
    const there = revisions.length === 0 ? 'there are none of yours' : `there are ${revisions.join(', ')}`;
    throw new Misuse(`${journey} has no words ${words}; ${there}.`);
  }
  const revision = Number(words ?? (version === undefined ? (revisions.at(-1) ?? 0) : 0));
  const of = revision === 0 || version !== undefined ? undefined : ofWords(contentDir, journey, revision);
  return { journey, revision, version: Number(version ?? of ?? definition.version) };
}

/** The version that words were put to; undefined where their file cannot be read, which the preview then says. */
function ofWords(contentDir: string, journey: string, revision: number): number | undefined {
  try {
    return readWords(contentDir, journey, revision).of;
  } catch (fault) {
    if (fault instanceof StartFault) return undefined;
    throw fault;
  }
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
