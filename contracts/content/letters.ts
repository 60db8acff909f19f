import { DEBT_ROLE_NAMES } from '@towpath/domain/debts/roles.ts';
import {
  LETTER_ABOUT,
  LETTER_BUDGETS,
  LETTER_RECEIVERS,
  LETTER_STAGES,
  type LetterBodyBlock,
  type LetterCondition,
  type LetterDefinition,
  type LetterSaying,
  type LetterText,
  PLACE_HOLDS,
} from '@towpath/domain/letters/definition.ts';
import { LETTER_SIGN_NAMES } from '@towpath/domain/letters/signs.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import { z } from 'zod';
import { calendarDay, sources, text } from './values.ts';

/** Letters that people send, as an operator writes them. `checkLetters.ts` checks that they agree. */

const listOf = <Name extends string>(names: readonly Name[], what: string) =>
  z
    .array(
      z.enum(names, {
        error: ({ input }) => `there is no ${what} '${String(input)}'; there are ${names.join(', ')}`,
      }),
      `must be a list of ${what}s`,
    )
    .min(1, `must name at least one ${what}`);

const asked = {
  is: listOf(LETTER_SIGN_NAMES, 'sign').exactOptional(),
  isNot: listOf(LETTER_SIGN_NAMES, 'sign').exactOptional(),
  roles: listOf(DEBT_ROLE_NAMES, 'role').exactOptional(),
  notRoles: listOf(DEBT_ROLE_NAMES, 'role').exactOptional(),
  stages: listOf(LETTER_STAGES, 'stage').exactOptional(),
  nations: listOf(UK_NATIONS, 'nation').exactOptional(),
};
const condition = z.strictObject({ ...asked, any: z.array(z.strictObject(asked)).min(1).exactOptional() });

const letterId = z.string().regex(/^[a-z][a-z0-9-]{1,59}$/u, 'must be small letters, digits and dashes');
const saying = { says: text, orElse: text.exactOptional() };
const point = z.union([text, z.strictObject({ ...saying, when: condition.exactOptional() })]);
/** One that says something, or one with points: `checkLetters.ts` asks for exactly one of both. */
const block = z.union([
  text,
  z.strictObject({
    says: text.exactOptional(),
    orElse: text.exactOptional(),
    points: z.array(point).min(1, 'must have at least one point').exactOptional(),
    when: condition.exactOptional(),
  }),
]);

const ownPlace = z.strictObject({
  name: z.string().regex(/^[a-z][a-zA-Z]{1,29}$/u, 'must be a name such as howLong'),
  label: text,
  holds: z.enum(PLACE_HOLDS).exactOptional(),
  isOffer: z.boolean().exactOptional(),
  isSettlement: z.boolean().exactOptional(),
  isBreak: z.boolean().exactOptional(),
  isGrantedNumber: z.boolean().exactOptional(),
  most: z.int('must be a whole number').min(1, 'must be 1 at least').max(1000, 'must be 1000 at most'),
  starts: text.exactOptional(),
  none: text.exactOptional(),
});

const Rule = z.strictObject({ when: condition, says: text, isFirst: z.boolean().exactOptional() });

const Letter = z.strictObject({
  id: letterId,
  name: text,
  title: text.exactOptional(),
  purpose: text,
  receiver: z.enum(LETTER_RECEIVERS),
  about: z.enum(LETTER_ABOUT),
  solutions: z.array(text).min(1, 'must name at least one solution').exactOptional(),
  nations: listOf(UK_NATIONS, 'nation'),
  when: condition.exactOptional(),
  /** Rules by their names. */
  mustNot: z.array(text),
  /** The first day of the law that it rests on; null where it rests on none, but on good will or practice alone. */
  lawFrom: calendarDay.nullable(),
  /** By what it came into force, for whoever looks after the letters. */
  lawFromBy: text.exactOptional(),
  /** Its last day; null where no end is known. */
  lawTo: calendarDay.nullable(),
  source: text,
  toConfirm: text.exactOptional(),
  answerDays: z.int().min(1, 'must be 1 at least').max(365, 'must be 365 at most').nullable(),
  /** So many days after the day in one of its own places it has to have gone, by law. */
  sendWithin: z
    .strictObject({
      days: z.int().min(1, 'must be 1 at least').max(365, 'must be 365 at most'),
      of: text,
    })
    .exactOptional(),
  /** A yes to it is one to adding no more interest and charges. */
  stopsInterest: z.boolean().exactOptional(),
  /** It asks who says that they bought a debt to show it: until they did, no offer goes to them. */
  provesSale: z.boolean().exactOptional(),
  /** It answers what nobody asks about, such as a letter that came: when it is for, as its person reads it. */
  onlyIf: text.exactOptional(),
  ifSilent: text,
  next: z.array(text),
  budget: z.enum(LETTER_BUDGETS),
  to: z.array(text).min(1).exactOptional(),
  reference: z.strictObject(saying).exactOptional(),
  body: z.array(block).min(1, 'must have at least one paragraph'),
  places: z.array(ownPlace).exactOptional(),
});

export const LettersFile = z.strictObject({
  date: calendarDay,
  sources,
  common: z.strictObject({
    greeting: text,
    closing: text,
    reference: z.strictObject(saying),
    to: z.partialRecord(z.enum(LETTER_RECEIVERS), z.array(text).min(1)),
  }),
  /** What forbids a letter, by name, and what is said then. */
  rules: z.record(text, Rule),
  letters: z.array(Letter),
});
export type LettersFile = z.infer<typeof LettersFile>;
export type LetterInFile = LettersFile['letters'][number];

/** What stands in for a file that an install does not have: no letters are offered. */
export const NO_LETTERS: LettersFile = {
  date: '2026-11-28',
  sources: {},
  common: { greeting: 'Hello,', closing: 'Yours faithfully,', reference: { says: '{reference}' }, to: {} },
  rules: {},
  letters: [],
};

/** The letters as the rules take them. */
export function letterDefinitions(file: LettersFile): readonly LetterDefinition[] {
  return file.letters.map(letter => definitionOf(letter, file));
}

function definitionOf(
  letter: LetterInFile,
  { common, rules, sources: named }: LettersFile,
): LetterDefinition {
  const {
    to,
    reference,
    body,
    places = [],
    title,
    when = {},
    solutions,
    toConfirm,
    sendWithin,
    onlyIf,
    lawFromBy: _,
    ...same
  } = letter;
  const { name, url } = named[letter.source] ?? { name: letter.source, url: null };
  return {
    ...same,
    title: title ?? letter.name,
    solutions: solutions ?? null,
    when,
    mustNot: letter.mustNot.flatMap(rule => rules[rule] ?? []),
    source: { name, url },
    toConfirm: toConfirm ?? null,
    sendWithin: sendWithin ?? null,
    onlyIf: onlyIf ?? null,
    body: {
      to: to ?? common.to[letter.receiver] ?? TO_CREDITOR,
      reference: sayingOf(reference ?? common.reference),
      greeting: common.greeting,
      closing: common.closing,
      blocks: body.map(blockOf),
      places: places.map(({ starts, none, holds, isOffer, ...place }) => ({
        ...place,
        isOffer: isOffer ?? false,
        starts: starts ?? null,
        none: none ?? null,
        holds: holds ?? 'text',
      })),
    },
  };
}

const TO_CREDITOR = ['{creditor}', '{creditorAddress}'];

type SayingInFile = { readonly says: string; readonly orElse?: string };
type TextInFile = string | (SayingInFile & { readonly when?: LetterCondition });

function sayingOf({ says, orElse }: SayingInFile): LetterSaying {
  return { says, orElse: orElse ?? null };
}

function textOf(of: TextInFile): LetterText {
  if (typeof of === 'string') return { when: {}, says: of, orElse: null };
  return { ...sayingOf(of), when: of.when ?? {} };
}

function blockOf(of: LetterInFile['body'][number]): LetterBodyBlock {
  if (typeof of === 'string') return { ...textOf(of), points: null };
  const { says = '', points, ...rest } = of;
  return points === undefined
    ? { ...textOf({ ...rest, says }), points: null }
    : { when: of.when ?? {}, points: points.map(textOf) };
}
