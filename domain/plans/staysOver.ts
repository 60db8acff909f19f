import { isOutOfOurHands, type PlanState } from './planState.ts';
import { isRepaid } from './repayment/repaidWays.ts';

/**
 * Whether what a person was on last stays on its page once it is over: what ended, and of what is repaid also what was left
 * once something of it had gone or was paid, though that was taken back. What was left before that leaves nothing behind.
 *
 * @param changes all that it came to, the oldest first
 */
export function staysOver(shortName: string, changes: readonly { readonly state: PlanState }[]): boolean {
  const end = changes.at(-1)?.state;
  if (end === 'ended') return true;
  return end === 'left' && isRepaid(shortName) && changes.some(({ state }) => isOutOfOurHands(state));
}
