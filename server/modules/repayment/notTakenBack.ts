import type { RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import type { NotFollowing } from '@towpath/domain/plans/repayment/following.ts';
import { saysSharedSince } from '@towpath/domain/plans/repayment/takingBackWords.ts';
import { words } from './words.ts';

/**
 * Why an entry of a plan is not taken back, and what helps.
 *
 * @param entry its place in the order in which all was written down, from 1
 * @param reader the person, or one of us
 */
export function saysNotTakenBack(
  events: readonly RepaymentEvent[],
  entry: number,
  why: NotFollowing,
  reader: 'them' | 'staff',
): string {
  if (why === 'shared since') return saysSharedSince(events, entry, reader);
  return (reader === 'staff' ? words.cannotBe[why] : undefined) ?? words.refused[why];
}
