import { isUkNation, type UkNation } from '../../people/nation.ts';
import { isInNation, nationsOfPostcode } from '../../people/nationOfPostcode.ts';
import { type Address, type Given, isAddress, isEntries } from '../answer.ts';
import type { ApplicationFacts } from '../applicationFacts.ts';
import { withoutHomeCountry } from '../check/homeCountry.ts';
import { answerMessages, fromWords, nationWords } from '../words.ts';
import type { Known, KnownAnswers } from './known.ts';

/**
 * What the address of today says of whether the home is in the part of the UK whose law the form is of. One that surely is
 * not cannot stand beside a yes; one whose postcode leaves it open is asked about.
 */
export function whereHomeIs(
  { today, review }: ApplicationFacts,
  known: KnownAnswers,
  given: Given,
): KnownAnswers['singles'] {
  const nation = review?.what.nation ?? undefined;
  if (!isUkNation(nation) || review === null) return {};
  const told = review.what.residence.livesThere;
  const said = addressesNow(known, given).flatMap(address => sayWhere(address, nation, told) ?? []);
  const [first] = said;
  if (first === undefined) return {};
  // Who was never asked said in which nation they live.
  const here = told === null ? [{ value: true, fromWords: fromWords.told({ on: review.on, today }) }] : [];
  return { livesHere: [...here, first] };
}

/** What an address says against what was told; null where it says the same. */
function sayWhere(address: Address, nation: UkNation, told: boolean | null): Known | null {
  const named = nationWords[nation];
  if (address.country !== '') {
    const from = fromWords.homeIn(address.country);
    return { value: false, fromWords: from, holds: answerMessages.homeElsewhere(address.country, named) };
  }
  // Who has no home has no postcode.
  if (address.postcode === '') return null;
  const is = isInNation(address.postcode, nation);
  if (is === 'yes') {
    return told === false ? { value: true, fromWords: fromWords.postcodeIn(address.postcode, named) } : null;
  }
  if (is === 'unsure') return { value: false, fromWords: fromWords.postcodeUnsure(address.postcode, named) };
  const there = nationsOfPostcode(address.postcode).map(one => nationWords[one]);
  const place = there.join(' or ');
  return {
    value: false,
    fromWords: fromWords.postcodeIn(address.postcode, place),
    holds: answerMessages.homeElsewhere(place, named),
  };
}

/** Where the person lives now, as it is known and given in the form. */
function addressesNow({ singles, lists }: KnownAnswers, given: Given): readonly Address[] {
  const own = given.homeAddress;
  const single = isAddress(own) ? [own] : (singles.homeAddress ?? []).map(({ value }) => value);
  const before = lists.addresses ?? [];
  const entries = isEntries(given.addresses) ? given.addresses : [];
  const ids = [...new Set([...before, ...entries].map(({ id }) => id))];
  const listed = ids.flatMap(id => {
    const parts = entries.find(one => one.id === id)?.parts ?? {};
    const told = before.find(one => one.id === id)?.parts ?? {};
    const part = (name: string) => parts[name] ?? told[name]?.[0]?.value;
    return part('isNow') === true ? [part('address')] : [];
  });
  return [...single, ...listed].filter(one => isAddress(one)).map(withoutHomeCountry);
}
