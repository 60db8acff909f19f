import type { Entry } from '../answer.ts';
import type { ListField } from '../form.ts';
import { STILL_STANDS } from '../stillStands.ts';
import { answerMessages, fromWords } from '../words.ts';
import type { Known, KnownEntry } from './known.ts';

/** The part of a debt that says how much of it is owed. */
const OWED = 'balance';

/**
 * What a debt of which nothing is owed says of its own parts: that it may be paid, which is asked, and then goes no further.
 * Whoever still owes it puts in how much.
 *
 * @param given what was given of it in the form
 */
export function owesNothing(
  { parts }: Pick<ListField, 'parts'>,
  known: KnownEntry['parts'] | null,
  given: Entry['parts'],
): KnownEntry['parts'] {
  const asksWhether = parts.some(({ id }) => id === STILL_STANDS);
  const owed = given[OWED] ?? known?.[OWED]?.[0]?.value;
  if (!asksWhether || owed !== 0) return {};
  const paid: Known = { value: false, fromWords: fromWords.owesNothing };
  return { [STILL_STANDS]: [{ value: true, fromWords: fromWords.given }, paid] };
}

/** Why nothing cannot stand as what is owed on a debt that is owed; null where it is more, or not said to be owed. */
export function whyNotNothing(part: string, value: unknown, given: Entry['parts']): string | null {
  return part === OWED && value === 0 && given[STILL_STANDS] === true ? answerMessages.owesNothing : null;
}
