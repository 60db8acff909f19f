import { type ComposedLetter, placesOf } from '@towpath/domain/letters/composed.ts';
import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import { namesPlace } from '@towpath/domain/letters/textsOf.ts';
import { ABOUT_ALL } from './judging.ts';
import type { Contacts } from './kept.ts';
import type { KeptLetter, LetterKey } from './repository.ts';

/** The places of a court, and of bailiffs or sheriff officers. Each deals with one debt: what is typed of it is of that debt. */
const OFFICERS = [
  ['court', 'courtAddress'],
  ['bailiff', 'bailiffAddress'],
] as const;
export const OF_OFFICERS: readonly string[] = OFFICERS.flat();

type Texts = Readonly<Record<string, string>>;
type Before = {
  readonly definitions: readonly LetterDefinition[];
  readonly kept: readonly KeptLetter[];
  /** What went out last of letters that were sent, by their ids. */
  readonly went: ReadonlyMap<string, ComposedLetter>;
  /** Whether a letter that was read is, with other contacts, what was read. */
  readonly isAsRead: (key: LetterKey, contacts: Contacts) => boolean;
};

/**
 * Contacts in which each court and firm belongs to a debt. Once they were kept for the person, and went into letters about
 * every debt. What a letter went out with stays with its debt, and what one was read with; so does what was typed while
 * letters about a single debt had been begun. Where it is not known which debt one was of, it waits to be picked.
 */
export function officersByDebt(contacts: Contacts, before: Before): Contacts {
  return OFFICERS.reduce((all, places) => moved(all, places, before), contacts);
}

function moved(contacts: Contacts, places: readonly string[], before: Before): Contacts {
  const old = only(contacts.own, places);
  if (old === null) return contacts;
  const others = Object.entries(contacts.own).filter(([place]) => !places.includes(place));
  const { earlier = [] } = contacts;
  const without: Contacts = { ...contacts, own: Object.fromEntries(others), earlier: [...earlier, old] };
  const begun = before.kept.filter(({ letterKey, about }) => {
    const definition = before.definitions.find(({ id }) => id === letterKey);
    return about !== ABOUT_ALL && definition && places.some(place => namesPlace(definition, place));
  });
  const isOnly = new Set(begun.map(({ about }) => about)).size === 1;
  return begun.reduce((all, letter) => {
    if (only(all.debts[letter.about] ?? {}, places) !== null) return all;
    const its = sentWith(before.went.get(letter.id), places);
    if (its !== null) return givenTo(all, letter.about, its);
    const tried = givenTo(all, letter.about, old);
    return isOnly || before.isAsRead(letter, tried) ? tried : all;
  }, without);
}

function givenTo(contacts: Contacts, debtId: string, texts: Texts): Contacts {
  const { debts } = contacts;
  return { ...contacts, debts: { ...debts, [debtId]: { ...debts[debtId], ...texts } } };
}

/** What stood in these places of a letter that went out; null for nothing. */
function sentWith(letter: ComposedLetter | undefined, places: readonly string[]): Texts | null {
  return letter ? only(Object.fromEntries(placesOf(letter).map(one => [one.name, one.value])), places) : null;
}

/** The texts of some places; null where nothing stands in them. */
function only(texts: Texts, places: readonly string[]): Texts | null {
  const there = Object.entries(texts).filter(([place, value]) => places.includes(place) && value !== '');
  return there.length === 0 ? null : Object.fromEntries(there);
}

/** A court or firm that was typed before, to be picked for a letter: what it puts into which places. */
export type OfficerPick = {
  readonly says: string;
  readonly places: readonly { readonly name: string; readonly value: string }[];
};

/**
 * Courts and firms that were typed about other debts and may fit a letter in which none stands, or whose address is still to
 * be filled in. None is put in by itself: another debt may have another.
 */
export function picksFor(letter: ComposedLetter, about: string, contacts: Contacts): readonly OfficerPick[] {
  const there = new Map(placesOf(letter).map(place => [place.name, place]));
  const typed = Object.entries(contacts.debts).flatMap(([id, texts]) => (id === about ? [] : [texts]));
  const picks = OFFICERS.flatMap(([name, address]) =>
    [...typed, ...(contacts.earlier ?? [])].flatMap((texts): readonly OfficerPick[] => {
      const called = texts[name];
      const place = there.get(name);
      if (called === undefined || place === undefined) return [];
      const isOpen = (of: string) => there.get(of)?.status === 'fill in' && texts[of] !== undefined;
      const open = [name, address].filter(isOpen);
      if (open.length === 0 || (!open.includes(name) && place.value !== called)) return [];
      const lines = [called, ...(texts[address]?.split('\n') ?? [])];
      return [{ says: lines.join(', '), places: open.map(of => ({ name: of, value: texts[of] ?? '' })) }];
    }),
  );
  return picks.filter(({ says }, at) => picks.findIndex(one => one.says === says) === at);
}
