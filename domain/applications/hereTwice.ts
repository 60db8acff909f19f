import { isSameCreditor, isSameReference } from '../debts/duplicates.ts';
import type { Entry, SingleValue } from './answer.ts';
import type { ApplicationFacts } from './applicationFacts.ts';
import type { FilledEntry } from './filledForm.ts';
import type { ListField } from './form.ts';
import type { Known, KnownEntry } from './known/known.ts';
import { sayValue } from './sayValue.ts';
import { STILL_STANDS } from './stillStands.ts';
import { entryName, fromWords, sayGiven } from './words.ts';
import type { SaidTo } from './written.ts';

/** The part of an entry that says whether it is one that is here already: with a yes the two count as one. */
export const IS_SAME = 'isSame';

/** An entry with what is known and what was given of it. */
export type Together = {
  readonly id: string;
  readonly known: KnownEntry['parts'] | null;
  readonly given: Entry['parts'];
  /** What was put in for one that is the same: it stands beside what is known of this one. */
  readonly said: KnownEntry['parts'];
  /** What says that it may be one that is here already; none where nothing does. */
  readonly mayBe: readonly Known[];
};

type List = {
  readonly field: Pick<ListField, 'id' | 'entryName' | 'namedBy' | 'parts'>;
  readonly facts: Pick<ApplicationFacts, 'today'>;
  readonly saidTo: SaidTo;
};

/**
 * The entries of a list, what was added after what is known. What was added and is here already counts once: by the word of
 * the person, or where all that tells it apart is the same. Where only some of it is, they are asked.
 */
export function entriesTogether(
  list: List,
  known: readonly KnownEntry[],
  given: readonly Entry[],
): readonly Together[] {
  const { field } = list;
  const ids = new Set(known.map(({ id }) => id));
  const all: Together[] = known.map(({ id, parts }) => {
    const own = given.find(one => one.id === id)?.parts ?? {};
    return { id, known: parts, given: own, said: {}, mayBe: [] };
  });
  for (const { id, parts } of given.filter(one => !ids.has(one.id))) {
    const one: Together = { id, known: null, given: parts, said: {}, mayBe: [] };
    const at = counts(one) ? placeOfSame(list, one, all) : -1;
    const found = all[at];
    if (found && isTaken(list, one, found)) all[at] = { ...found, said: withSaid(list, one, found) };
    else all.push(found ? { ...one, mayBe: saysTwice(field, found, at) } : one);
  }
  return all;
}

/** Where that stands which an added entry may be; what was said to be the same stays so where its sum is another by now. */
function placeOfSame({ field }: List, one: Together, all: readonly Together[]): number {
  const at = all.findIndex(other => counts(other) && isAlike(field.id, one, other));
  if (at >= 0 || one.given[IS_SAME] !== true) return at;
  return all.findIndex(other => counts(other) && mayStillBe(field.id, one, other));
}

/** By their word, which counts for the form in which it is given; without one, where nothing tells them apart. */
function isTaken({ field, saidTo }: List, one: Together, other: Together): boolean {
  const says = one.given[IS_SAME];
  if (says === undefined) return isWhollyAlike(field.id, one, other);
  const isBefore = saidTo({ field: field.id, entry: one.id, part: IS_SAME })?.isBefore ?? false;
  return says === true && (!isBefore || isAlike(field.id, one, other));
}

/** What was put in for one that is the same, each with where it is from. */
function withSaid(
  { field, facts, saidTo }: List,
  { id, given }: Together,
  { said }: Together,
): Together['said'] {
  const parts = Object.entries(given).filter(([part]) => part !== IS_SAME && part !== STILL_STANDS);
  const more = parts.map(([part, value]) => {
    const source = saidTo({ field: field.id, entry: id, part });
    return [part, [...(said[part] ?? []), { value, fromWords: sayGiven(source, facts.today) }]] as const;
  });
  return { ...said, ...Object.fromEntries(more) };
}

/** Whether an entry may be one that is here already, which its person has not said yet: until then it counts for nothing. */
export function mayBeHereTwice({ parts }: Pick<FilledEntry, 'parts'>): boolean {
  return parts.some(({ part, clash }) => part.id === IS_SAME && clash.length > 0);
}

/** Whether an entry is in the form: not what is paid or gone, or may be. */
function counts({ known, given }: Together): boolean {
  if (given[STILL_STANDS] === false) return false;
  return known?.[STILL_STANDS] === undefined || given[STILL_STANDS] === true;
}

function isAlike(list: string, one: Together, other: Together): boolean {
  if (!mayStillBe(list, one, other)) return false;
  if (list === 'debts') return isSameSum(one, other, 'balance') || hasSameReference(one, other);
  return isSamePlate(one, other) || isSameSum(one, other, 'value');
}

/** Whether nothing speaks against it: another creditor, or another number plate. */
function mayStillBe(list: string, one: Together, other: Together): boolean {
  if (list === 'debts') return isSameCreditor(textOf(one, 'creditor'), textOf(other, 'creditor'));
  const isNamed = plateOf(one) !== '' && plateOf(other) !== '';
  return list === 'vehicles' && (!isNamed || isSamePlate(one, other));
}

function isWhollyAlike(list: string, one: Together, other: Together): boolean {
  if (list === 'debts') return isSameSum(one, other, 'balance') && hasSameReference(one, other);
  return isSamePlate(one, other) && isSameSum(one, other, 'value');
}

function isSamePlate(one: Together, other: Together): boolean {
  return plateOf(one) !== '' && plateOf(one) === plateOf(other);
}

function hasSameReference(one: Together, other: Together): boolean {
  return isSameReference(textOf(one, 'reference'), textOf(other, 'reference'));
}

function isSameSum(one: Together, other: Together, part: string): boolean {
  const sum = valueIn(one, part);
  return typeof sum === 'number' && sum > 0 && sum === valueIn(other, part);
}

function plateOf(one: Together): string {
  return textOf(one, 'registration').replace(/\s/gu, '').toUpperCase();
}

function textOf(one: Together, part: string): string {
  const value = valueIn(one, part);
  return typeof value === 'string' ? value : '';
}

/** What stands in a part of an entry: what was given, or else what is known of it. */
export function valueIn({ known, given, said }: Together, part: string): SingleValue | undefined {
  return given[part] ?? known?.[part]?.[0]?.value ?? said[part]?.[0]?.value;
}

function saysTwice(
  { entryName: kind, namedBy, parts }: List['field'],
  found: Together,
  at: number,
): readonly Known[] {
  const said = (id: string | null) => {
    const part = parts.find(one => one.id === id);
    const value = id === null ? undefined : valueIn(found, id);
    return part === undefined || value === undefined ? null : sayValue(part, value);
  };
  const name = said(namedBy) ?? entryName(kind, at + 1);
  const sum = said('balance') ?? said('value');
  const here = sum === null ? name : `${name}, ${sum}`;
  return [
    { value: true, fromWords: fromWords.hereToo(here) },
    { value: false, fromWords: fromWords.bothPutIn },
  ];
}
