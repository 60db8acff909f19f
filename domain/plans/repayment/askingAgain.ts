import { sameDayAfter } from './dueMonths.ts';
import type { Day } from './event.ts';

/** Who has said no more than once is asked again so many months later. */
const ASK_AGAIN_MONTHS = 2;

/** An offer that went, with what is known of its answer. */
export type Tried = {
  readonly answer: { readonly on: Day; readonly answer: string } | null;
};

/** The last no to an offer. */
export type LastNo = {
  /** It is the first: nobody has said no to this offer before. */
  readonly isFirst: boolean;
  /** The first day on which they are asked again. */
  readonly askAgainFrom: Day;
};

/**
 * The last no, where the last offer had one, and when whoever said it is asked again: after a first no at once, with the
 * budget; after another one later, and what was offered is paid all the same until then. A yes in between begins anew.
 *
 * @param offers of one sum to one lender, the first of them first
 */
export function lastNo(offers: readonly Tried[]): LastNo | null {
  const last = offers.at(-1)?.answer;
  if (last?.answer !== 'refuses') return null;
  const sinceYes = offers.slice(offers.findLastIndex(one => isYes(one)) + 1);
  const isFirst = sinceYes.filter(({ answer }) => answer?.answer === 'refuses').length === 1;
  return { isFirst, askAgainFrom: isFirst ? last.on : sameDayAfter(last.on, ASK_AGAIN_MONTHS) };
}

function isYes({ answer }: Tried): boolean {
  return answer?.answer === 'accepts' || answer?.answer === 'accepts and stops interest';
}
