import type { Entry } from './answer.ts';
import type { ApplicationFacts } from './applicationFacts.ts';
import { type Deciding, isAsked } from './asked.ts';
import { saysMissing, saysNotKnown, stretchesMissing } from './check/history.ts';
import { whyKnownNow } from './check/notKnown.ts';
import { alsoNow } from './check/oneNow.ts';
import { asksDebtKind, kindNamed } from './debtKind.ts';
import type { FilledEntry, FilledPart } from './filledForm.ts';
import type { ListField, SingleField } from './form.ts';
import { entriesTogether, IS_SAME, type Together, valueIn } from './hereTwice.ts';
import type { KnownEntry } from './known/known.ts';
import { owesNothing, whyNotNothing } from './known/owesNothing.ts';
import { possible } from './possible.ts';
import { type Resolved, resolve } from './resolve.ts';
import { sayValue } from './sayValue.ts';
import { stillFitting } from './stillFitting.ts';
import { STILL_STANDS } from './stillStands.ts';
import { noteAnswer, noteLeftOut, type Tally } from './tally.ts';
import { answerMessages, entryName, fromWords, sayGiven } from './words.ts';
import type { SaidTo } from './written.ts';

/** A list that is asked, with what is known of it and what was given. */
type Listed = {
  readonly field: ListField;
  readonly group: string;
  /** Undefined: nothing is known, not even that there are none. */
  readonly known: readonly KnownEntry[] | undefined;
  readonly given: readonly Entry[] | undefined;
  readonly facts: ApplicationFacts;
  readonly deciding: Deciding;
  readonly saidTo: SaidTo;
};

/** Fills a list: the entries that are known, each with what was given of it, and then those that were added. */
export function fillList(tally: Tally, listed: Listed): void {
  const { field, group, known, facts } = listed;
  const given = listed.given && stillFitting(listed, listed.given);
  // Of a list that is ours nobody adds to what we said.
  const isClosed = field.isOurs && known !== undefined;
  const all = entriesTogether(listed, known ?? [], given ?? []).filter(
    one => !isClosed || one.known !== null,
  );
  const isAlsoNow = alsoNow(field, all.map(asItIs));
  const entries: FilledEntry[] = [];
  for (const [at, one] of all.entries()) {
    const { id, known: knownParts } = one;
    const parts = fillParts(listed, one, isAlsoNow.get(id) ?? null);
    const stands = parts.find(({ part }) => part.id === STILL_STANDS);
    const name =
      parts.find(({ part }) => part.id === field.namedBy)?.says ?? entryName(field.entryName, at + 1);
    if (stands?.value === false) {
      const at = { field: field.id, entry: id, part: STILL_STANDS };
      const why = (knownParts?.[STILL_STANDS] ?? []).filter(({ value }) => value === false);
      if (knownParts !== null) noteLeftOut(tally, { at, of: name, field: stands.part }, why);
      continue;
    }
    // Of what may be gone, or here twice, the rest is asked once that is settled.
    const first = parts.find(isOpenFirst);
    for (const filled of first ? [first] : parts) {
      const place = { field: field.id, entry: id, part: filled.part.id };
      noteAnswer(tally, filled, { at: place, of: name, field: filled.part, group });
    }
    entries.push({ id, name, isGiven: knownParts === null, parts });
  }
  const isAnswered = known !== undefined || given !== undefined;
  noteList(tally, listed, { entries, isAnswered });
  const isGiven = given !== undefined && (given.length > 0 || known === undefined);
  tally.fields.push({
    field,
    group,
    value: isAnswered ? entries.map(valueOfEntry) : null,
    from: isAnswered ? (isGiven ? 'given' : 'told') : null,
    fromWords: isGiven ? saidOfList(listed) : (firstFrom(entries) ?? null),
    says: saysNotKnown(field, entries.map(valueOfEntry), facts.today),
    entries,
  });
}

/** Where an entry is from all of whose answers are from the form before; null for any other. */
function saidOfEntry(field: ListField, { id, given }: Pick<Together, 'id' | 'given'>, saidTo: SaidTo) {
  const sources = Object.keys(given).map(part => saidTo({ field: field.id, entry: id, part }));
  const [first = null] = sources;
  return sources.every(source => source?.isBefore) ? first : null;
}

/** What is asked of an entry before all else of it. */
const FIRST: ReadonlySet<string> = new Set([STILL_STANDS, IS_SAME]);

function isOpenFirst({ part, clash, fault }: FilledPart): boolean {
  return FIRST.has(part.id) && (clash.length > 0 || fault !== null);
}

/** Where a list is from of which something was given: from the form before where all of it is. */
function saidOfList({ field, given = [], facts, saidTo }: Listed): string {
  const places = given.flatMap(({ id, parts }) =>
    Object.keys(parts).map(part => ({ field: field.id, entry: id, part })),
  );
  const sources = (places.length === 0 ? [{ field: field.id, entry: null, part: null }] : places).map(saidTo);
  const [first = null] = sources;
  return sources.every(source => source?.isBefore) ? sayGiven(first, facts.today) : fromWords.given;
}

/** What an entry says of where and when, by what was given or else known of it. */
function asItIs(one: Together): Pick<Entry, 'id' | 'parts'> {
  const parts = ['address', 'from', 'isNow'].flatMap(part => {
    const value = valueIn(one, part);
    return value === undefined ? [] : [[part, value] as const];
  });
  return { id: one.id, parts: Object.fromEntries(parts) };
}

/** @param whyNotNow why it cannot be so now; null where it can */
function fillParts(
  { field, facts, deciding, saidTo }: Listed,
  one: Together,
  whyNotNow: string | null,
): readonly FilledPart[] {
  const { id, known, given, said, mayBe } = one;
  const { today } = facts;
  const values = new Map<string, Resolved['value']>();
  const among: Deciding = { ...deciding, answerTo: id => values.get(id) ?? null };
  const nothing = owesNothing(field, known, given);
  const before = saidOfEntry(field, one, saidTo);
  const stands = (known?.[STILL_STANDS] ?? nothing[STILL_STANDS] ?? []).map(says =>
    says.fromWords === fromWords.given && before ? { ...says, fromWords: sayGiven(before, today) } : says,
  );
  const ofFirst: KnownEntry['parts'] = { [STILL_STANDS]: stands, [IS_SAME]: mayBe };
  return field.parts.flatMap(part => {
    const knowns = ofFirst[part.id] ?? [
      ...(known?.[part.id] ?? nothing[part.id] ?? []),
      ...(said[part.id] ?? []),
    ];
    const isToSay = knowns.length > 0 || (part.id === STILL_STANDS && given[part.id] !== undefined);
    if (!isAsked(part, among) || (FIRST.has(part.id) && !isToSay)) return [];
    const source = saidTo({ field: field.id, entry: id, part: part.id });
    const from = { givenFrom: sayGiven(source, today), isBefore: source?.isBefore ?? false };
    const found = resolve(part, knowns, { given: given[part.id], ...from, today });
    const fault =
      whyNotNothing(part.id, found.value, given) ??
      whyKnownNow(part.id, found.value, given.isNow ?? known?.isNow?.[0]?.value) ??
      (part.id === 'isNow' && found.value === true ? whyNotNow : null) ??
      (known === null ? whyNoKind(part, found, facts) : null);
    const owed = fault === null ? found : { ...found, value: null, fault };
    const resolved = possible(part, owed, {
      answerTo: among.answerTo,
      birthDate: deciding.answerTo('birthDate'),
      today,
    });
    values.set(part.id, resolved.value);
    return [{ ...resolved, part, says: saidOf(part, resolved) }];
  });
}

/** Why what was typed for the kind of a debt cannot stand: nobody knows it. Null for a kind that there is. */
function whyNoKind(part: SingleField, { value }: Resolved, { kinds }: ApplicationFacts): string | null {
  if (!asksDebtKind(part) || typeof value !== 'string' || kindNamed(value, kinds) !== null) return null;
  return answerMessages.debtKind(value);
}

function saidOf(part: SingleField, { value }: Resolved): string | null {
  return value === null ? null : sayValue(part, value);
}

/** The list itself is one answer: that it is there, and long enough. */
function noteList(
  tally: Tally,
  { field, group, facts }: Listed,
  { entries, isAnswered }: { readonly entries: readonly FilledEntry[]; readonly isAnswered: boolean },
): void {
  const why = isAnswered ? whyNot(field, entries, facts) : null;
  if (isAnswered && why === null) {
    tally.count += 1;
    return;
  }
  if (!isAnswered && field.isOptional) return;
  // From when to when it was is asked of the entry itself: what its list lacks is known only once that is there.
  if (why === answerMessages.noMonths && entries.some(lacksMonths)) return;
  const at = { field: field.id, entry: null, part: null };
  tally.missing.push({ at, group, label: field.label, of: null, hint: field.hint, why });
}

const MONTHS: ReadonlySet<string> = new Set(['from', 'isNow', 'to']);

function lacksMonths({ parts }: FilledEntry): boolean {
  return parts.some(({ part, value }) => MONTHS.has(part.id) && value === null);
}

function whyNot(
  field: ListField,
  entries: readonly FilledEntry[],
  { today }: ApplicationFacts,
): string | null {
  if (entries.length < field.fewest) return answerMessages.fewest(field.fewest, field.entryName);
  if (entries.length > field.most) return answerMessages.most(field.most);
  if (field.unbrokenMonths === null) return null;
  const reach = { months: field.unbrokenMonths, today };
  const missing = stretchesMissing(entries.map(valueOfEntry), reach);
  if (missing === null) return answerMessages.noMonths;
  // What a full list leaves out nobody can add: whoever takes the form reads it.
  if (missing.length === 0 || entries.length >= field.most) return null;
  return saysMissing(field.id, missing, reach);
}

function valueOfEntry({ id, parts }: FilledEntry): Entry {
  return {
    id,
    parts: Object.fromEntries(parts.flatMap(({ part, value }) => (value === null ? [] : [[part.id, value]]))),
  };
}

function firstFrom(entries: readonly FilledEntry[]): string | undefined {
  return entries.flatMap(({ parts }) => parts.flatMap(({ fromWords: from }) => from ?? []))[0];
}
