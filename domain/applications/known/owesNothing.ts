import type { Entry } from '../answer.ts';
import type { ListField } from '../form.ts';
import { STILL_STANDS } from '../stillStands.ts';
import { answerMessages, fromWords } from '../words.ts';
import type { Known, KnownEntry } from './known.ts';

/** The part of a debt that says how much of it is owed. */
const OWED = 'balance';

/**
 * What a debt of which nothing is owed says of its own parts: that it may be paid, which is asked, and then goes no further.
 * Whoever still owes it puts in how much. One that the list of debts still has as owed is owed until the list says otherwise
 * too: no form is whole while the two disagree.
 *
 * @param given what was given of it in the form
 */
export function owesNothing(
  { parts }: Pick<ListField, 'parts'>,
  known: KnownEntry['parts'] | null,
  given: Entry['parts'],
): KnownEntry['parts'] {
  const asksWhether = parts.some(({ id }) => id === STILL_STANDS);
  const isSaidGone = given[STILL_STANDS] === false;
  const isNothing = (given[OWED] ?? known?.[OWED]?.[0]?.value) === 0;
  if (!asksWhether || (!isSaidGone && !isNothing)) return {};
  const paid: readonly Known[] = isNothing ? [{ value: false, fromWords: fromWords.owesNothing }] : [];
  if (known !== null) return { [STILL_STANDS]: [stillListed(known), ...paid] };
  // Of one that was added here nobody else says anything: a no is all that there is.
  return { [STILL_STANDS]: isSaidGone ? paid : [{ value: true, fromWords: fromWords.given }, ...paid] };
}

/** What the list says of a debt that is on it. */
function stillListed(known: KnownEntry['parts']): Known {
  const from = known[OWED]?.[0]?.fromWords ?? known.creditor?.[0]?.fromWords ?? fromWords.debts;
  return { value: true, fromWords: from, holds: answerMessages.stillListed };
}

/** Why nothing cannot stand as what is owed on a debt that is owed; null where it is more, or not said to be owed. */
export function whyNotNothing(part: string, value: unknown, given: Entry['parts']): string | null {
  return part === OWED && value === 0 && given[STILL_STANDS] === true ? answerMessages.owesNothing : null;
}
