import { z } from 'zod';
import { LOOSE_BRACE, placeholdersIn } from './braces.ts';
import { type ContentProblems, fieldOf } from './problem.ts';
import { isTelling } from './telling.ts';
import { text } from './values.ts';

/**
 * The texts of mails and text messages, as templates: `{day}` stands for what is put in when one is written. A name is
 * put in the heading alone, where there is one.
 */

/** What each part of a mail must hold besides what every part may. */
type Needs = { readonly lines?: readonly string[]; readonly note?: readonly string[] };

/** Every mail that is sent. */
export const MAILS = {
  welcome: {},
  welcomeWithoutPassword: { note: ['life'] },
  passwordReset: { note: ['life'] },
  passwordChosen: {},
  passwordUpdated: {},
  secondFactorAdded: {},
  secondFactorRemoved: {},
  recoveryCodeUsed: { lines: ['left'] },
  wrongCodes: {},
  papers: {},
  chatTranscript: {},
  accountEnds: { lines: ['day'] },
  confirmNewEmail: {},
  emailHasAccount: {},
  emailIsToChange: { note: ['day'] },
  emailChangedNew: {},
  emailChangedOld: {},
  phoneChanged: {},
  safeContactChanged: {},
  agreementWithdrawn: {},
  adviceLookedAt: {},
  formAskedAgain: {},
  formHandedOver: {},
  formRead: {},
  formSent: {},
  formAnswered: {},
  erasureAsked: { lines: ['day'] },
  erasureCancelled: {},
  erased: { lines: ['keeps'] },
  copyMade: {},
  correctionAsked: { lines: ['day'] },
  correctionAnswered: {},
  bookingMade: { lines: ['when'] },
  bookingMoved: { lines: ['when'] },
  bookingCancelled: { lines: ['when'] },
  bookingReminder: { lines: ['when'] },
  planPayment: { lines: ['day'] },
  /** The same of who pays something beside their plan too. */
  planPaymentBeside: { lines: ['day'] },
  planAnswer: { lines: ['day'] },
  planReview: { lines: ['day'] },
  workIsLate: { lines: ['what'] },
  workToday: { lines: ['waiting', 'late', 'oldest', 'since', 'done'] },
} as const satisfies Readonly<Record<string, Needs>>;
export type MailName = keyof typeof MAILS;

/** Every text message that is sent, with what it must hold. */
export const TEXTS = {
  searchCode: ['code', 'life'],
  phoneChanged: [],
  emailIsToChange: [],
  erasureAsked: [],
  bookingReminder: ['when'],
  chatAnswered: ['link'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type TextName = keyof typeof TEXTS;

/** What every part may hold. */
const ANYWHERE: readonly string[] = ['brand', 'phone'];
/** A text message has room for so many; more would be sent as two. */
const TEXT_MOST = 150;
const PLAIN = /^[\n\x20-\x7e£]*$/u;

const line = text
  .max(300, 'must have at most 300 characters')
  .refine(of => !isTelling(of), 'must not say what the service is about: others may see the inbox');
/** May name who else helps. */
const freeHelp = text.max(300, 'must have at most 300 characters');
const mail = z.strictObject({
  subject: text
    .max(60, 'must have at most 60 characters')
    .refine(of => !isTelling(of), 'must not say what the service is about: others may see it'),
  heading: line,
  /** The same with the first name. */
  headingNamed: line,
  lines: z.array(line).min(1, 'must have at least one line').max(3, 'must have at most three lines'),
  button: line.max(40, 'must have at most 40 characters'),
  /** One line below the button. */
  note: line.exactOptional(),
  help: z.strictObject({ heading: line, text: line }),
});

const textMessage = text
  .max(TEXT_MOST, `must have at most ${TEXT_MOST} characters, or it goes out as two messages`)
  .regex(PLAIN, 'must have plain characters only, without ’ or –: others let fewer fit into a message')
  .refine(of => !isTelling(of), 'must not say what the service is about: others may see the phone');

const each = <Name extends string, Schema extends z.ZodType>(
  names: Readonly<Record<Name, unknown>>,
  of: Schema,
) =>
  // The names of the table are what its keys are told as.
  z.strictObject(Object.fromEntries(Object.keys(names).map(name => [name, of])) as Record<Name, Schema>);

export const MailsFile = z.strictObject({
  /** At the foot of every mail; the second is left out in neutral words. */
  foot: z.strictObject({ neverAsk: line, freeHelp }),
  mails: each<MailName, typeof mail>(MAILS, mail),
  texts: each<TextName, typeof textMessage>(TEXTS, textMessage),
});
export type MailsContent = z.infer<typeof MailsFile>;

/**
 * The placeholders that nothing is put in for, or that are missing where people need what they stand for, in each text
 * of each mail and text message, whatever else is wrong in the file or in the text itself.
 *
 * @param file as it is written
 */
export function mailSlips(file: unknown): ContentProblems {
  const [mails, foot, texts] = ['mails', 'foot', 'texts'].map(list => fieldOf(file, list));
  const parts: readonly Part[] = [
    ...namesOf(MAILS).flatMap(name => partsOf(name, fieldOf(mails, name))),
    ...said('foot.neverAsk', fieldOf(foot, 'neverAsk')),
    ...said('foot.freeHelp', fieldOf(foot, 'freeHelp'), ['helpName']),
    ...namesOf(TEXTS).flatMap(name => said(`texts.${name}`, fieldOf(texts, name), TEXTS[name])),
  ];
  return [
    ...parts.flatMap(problemsOf),
    ...namesOf(MAILS).flatMap(name => lacking(name, fieldOf(mails, name))),
  ];
}

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  // The names of a table of our own.
  return Object.keys(table) as Name[];
}

type Part = {
  readonly place: string;
  readonly says: string;
  /** What must stand in it. */
  readonly needs: readonly string[];
  /** What may. */
  readonly may: readonly string[];
};

/** One text, if it is one that says anything: any other is refused by the schema of the file. */
function said(
  place: string,
  says: unknown,
  needs: readonly string[] = [],
  may: readonly string[] = [],
): readonly Part[] {
  return typeof says === 'string' && says.trim() !== '' ? [{ place, says, needs, may }] : [];
}

function partsOf(name: MailName, written: unknown): readonly Part[] {
  const needs: Needs = MAILS[name];
  const place = `mails.${name}`;
  const of = (field: string) => fieldOf(written, field);
  const inLines = needs.lines ?? [];
  const lines = of('lines');
  const help = of('help');
  return [
    ...said(`${place}.subject`, of('subject')),
    ...said(`${place}.heading`, of('heading')),
    ...said(`${place}.headingNamed`, of('headingNamed'), ['firstName']),
    ...(Array.isArray(lines) ? lines : []).flatMap((says, index) =>
      said(`${place}.lines[${index}]`, says, [], inLines),
    ),
    ...said(`${place}.button`, of('button')),
    ...said(`${place}.note`, of('note'), needs.note),
    ...said(`${place}.help.heading`, fieldOf(help, 'heading')),
    ...said(`${place}.help.text`, fieldOf(help, 'text')),
  ];
}

function problemsOf({ place, says, needs, may }: Part): ContentProblems {
  const allowed = [...needs, ...may, ...ANYWHERE];
  const { names, hasLooseBrace } = placeholdersIn(says);
  const known = allowed.map(name => `{${name}}`).join(', ');
  return [
    ...names
      .filter(name => !allowed.includes(name))
      .map(name => `there is no '{${name}}' to put in here: there are ${known}`),
    ...(hasLooseBrace ? [LOOSE_BRACE] : []),
    ...needs.filter(name => !names.includes(name)).map(missing),
  ].map(problem => ({ place, problem }));
}

/** What must stand in some line of a mail, and in a note that was left out. */
function lacking(name: MailName, written: unknown): ContentProblems {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return [];
  const needs: Needs = MAILS[name];
  const lines = fieldOf(written, 'lines');
  const areTexts =
    Array.isArray(lines) &&
    lines.length > 0 &&
    lines.every(says => typeof says === 'string' && says.trim() !== '');
  const inLines = areTexts ? placeholdersIn(lines.join(' ')).names : (needs.lines ?? []);
  const inNote = fieldOf(written, 'note') === undefined ? [] : (needs.note ?? []);
  const lack = (part: 'lines' | 'note', inPart: readonly string[]) =>
    (needs[part] ?? [])
      .filter(need => !inPart.includes(need))
      .map(need => ({ place: `mails.${name}.${part}`, problem: missing(need) }));
  return [...lack('lines', inLines), ...lack('note', inNote)];
}

function missing(name: string): string {
  return `must have '{${name}}': people need what it stands for`;
}

/** A template with its placeholders filled in; what a value holds is never read as a placeholder. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([^{}]*)\}/gu, (whole, name: string) => values[name] ?? whole);
}
