import { z } from 'zod';
import { type ContentProblems, fieldOf, listOf, readableRows } from './problem.ts';
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
  accountEnds: { lines: ['day'] },
  confirmNewEmail: {},
  emailHasAccount: {},
  emailIsToChange: { note: ['day'] },
  emailChangedNew: {},
  emailChangedOld: {},
  phoneChanged: {},
  safeContactChanged: {},
  agreementWithdrawn: {},
  erasureAsked: { lines: ['day'] },
  erasureCancelled: {},
  erased: { lines: ['keeps'] },
  copyMade: {},
  correctionAsked: { lines: ['day'] },
  correctionAnswered: {},
} as const satisfies Readonly<Record<string, Needs>>;
export type MailName = keyof typeof MAILS;

/** Every text message that is sent, with what it must hold. */
export const TEXTS = {
  searchCode: ['code', 'life'],
  phoneChanged: [],
  emailIsToChange: [],
  erasureAsked: [],
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
export type MailTemplate = z.infer<typeof mail>;

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
 * The placeholders that nothing is put in for, or that are missing where people need what they stand for, in each mail
 * and text that can be read, whatever else is wrong in the file.
 *
 * @param file as it is written
 */
export function mailSlips(file: unknown): ContentProblems {
  const says = <Schema extends z.ZodType>(list: string, schema: Schema) =>
    readableRows(schema, fieldOf(file, list), list);
  const parts: readonly Part[] = [
    ...says('mails', mail).flatMap(({ key, row }) => (isNameIn(MAILS, key) ? partsOf(key, row) : [])),
    ...says('foot', line)
      .filter(({ key }) => key === 'neverAsk')
      .map(({ place, row }) => ({ place, says: row, needs: [] })),
    ...says('foot', freeHelp)
      .filter(({ key }) => key === 'freeHelp')
      .map(({ place, row }) => ({ place, says: row, needs: ['helpName'] })),
    ...says('texts', textMessage).flatMap(({ key, place, row }) =>
      isNameIn(TEXTS, key) ? [{ place, says: row, needs: TEXTS[key] }] : [],
    ),
  ];
  return parts.flatMap(part => {
    const problem = placeholderProblem(part);
    return listOf(problem === null ? null : { place: part.place, problem });
  });
}

function isNameIn<Name extends string>(table: Readonly<Record<Name, unknown>>, name: string): name is Name {
  return Object.hasOwn(table, name);
}

type Part = {
  readonly place: string;
  readonly says: string;
  /** What must stand in it. */
  readonly needs: readonly string[];
  /** What may. */
  readonly may?: readonly string[];
};

function partsOf(name: MailName, { lines, note = '', help, ...of }: MailTemplate): readonly Part[] {
  const needs: Needs = MAILS[name];
  const place = `mails.${name}`;
  const inLines = needs.lines ?? [];
  return [
    { place: `${place}.subject`, says: of.subject, needs: [] },
    { place: `${place}.heading`, says: of.heading, needs: [] },
    { place: `${place}.headingNamed`, says: of.headingNamed, needs: ['firstName'] },
    ...lines.map((says, index) => ({ place: `${place}.lines[${index}]`, says, needs: [], may: inLines })),
    { place: `${place}.lines`, says: lines.join(' '), needs: inLines },
    { place: `${place}.button`, says: of.button, needs: [] },
    { place: `${place}.note`, says: note, needs: needs.note ?? [] },
    { place: `${place}.help.heading`, says: help.heading, needs: [] },
    { place: `${place}.help.text`, says: help.text, needs: [] },
  ];
}

function placeholderProblem({ says, needs, may = [] }: Part): string | null {
  const allowed = [...needs, ...may, ...ANYWHERE];
  const named = [...says.matchAll(/\{([^{}]*)\}/gu)].map(([, name = '']) => name);
  const unknown = named.find(name => !allowed.includes(name));
  if (unknown !== undefined) {
    return `there is no '{${unknown}}' to put in here: there are ${allowed.map(name => `{${name}}`).join(', ')}`;
  }
  if (/[{}]/u.test(says.replace(/\{[^{}]*\}/gu, ''))) return `has a '{' or '}' that belongs to nothing`;
  const missing = needs.find(name => !named.includes(name));
  return missing === undefined ? null : `must have '{${missing}}': people need what it stands for`;
}

/** A template with its placeholders filled in; what a value holds is never read as a placeholder. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([^{}]*)\}/gu, (whole, name: string) => values[name] ?? whole);
}
