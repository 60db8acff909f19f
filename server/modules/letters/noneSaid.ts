import type { LetterEdits } from '@towpath/domain/letters/compose.ts';
import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import type { LetterFacts } from '@towpath/domain/letters/facts.ts';
import { placeNamed } from '@towpath/domain/letters/places.ts';
import { creditorKey } from './fromForms.ts';
import { ABOUT_ALL } from './judging.ts';
import type { Contacts } from './kept.ts';
import { OF_OFFICERS } from './officers.ts';

/** Places of one debt, whichever letter is about it. */
export const OF_DEBT: readonly string[] = ['reference', 'otherPerson', ...OF_OFFICERS];
/** Places of a lender, of whom a person can say once for all letters that there is none. */
const OF_LENDER: readonly string[] = ['creditorAddress', 'buyersReference', ...OF_DEBT];

type About = { readonly about: string; readonly facts: Pick<LetterFacts, 'debt'> };

/** Whom a debt is with now, by name. */
export function lenderOf({ creditor, initialCreditorName }: NonNullable<LetterFacts['debt']>): string {
  return creditor.name ?? initialCreditorName;
}

/** By which it is kept that there is nothing for a place; null for one that each letter asks about anew. */
function noneKey(place: string, { about, facts: { debt } }: About): string | null {
  if (about === ABOUT_ALL || debt === null || !OF_LENDER.includes(place)) return null;
  if (place === 'creditorAddress') return creditorKey(lenderOf(debt));
  // What was said of one buyer is not said of whoever has the debt after them.
  return place === 'buyersReference' ? `buyer ${about} ${lenderOf(debt)}` : `${place} ${about}`;
}

/** The contacts once it was said that there is nothing for a place, or something was typed there. */
export function withNoneSaid(
  contacts: Contacts,
  { place, isNone, ...of }: About & { readonly place: string; readonly isNone: boolean },
): Contacts {
  const key = noneKey(place, of);
  const { none = [] } = contacts;
  if (key === null || none.includes(key) === isNone) return contacts;
  return { ...contacts, none: isNone ? [...none, key] : none.filter(other => other !== key) };
}

/**
 * What was written into a letter, with the places left out of which the person has said in another letter to the same lender
 * that there is nothing for them. Not where something is known for them by now.
 */
export function withNoneOfOthers(
  edits: LetterEdits,
  { none = [] }: Contacts,
  {
    definition,
    about,
    facts,
  }: { readonly definition: LetterDefinition; readonly about: string; readonly facts: LetterFacts },
): LetterEdits {
  if (none.length === 0) return edits;
  const said = OF_LENDER.filter(place => {
    const key = noneKey(place, { about, facts });
    return (
      key !== null && none.includes(key) && placeNamed(definition, place)?.value(facts, definition) === null
    );
  });
  return { ...Object.fromEntries(said.map(place => [place, ''])), ...edits };
}
