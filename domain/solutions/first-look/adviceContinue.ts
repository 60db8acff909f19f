import type { Pence } from '../../values/pence.ts';
import { readRange } from '../../values/range.ts';

/** Totals that end below this are so small that a chat serves better than a full review (AD-010). */
const SMALL_TOTAL_ENDS_BELOW: Pence = 2_000_00;

/**
 * Where the advice's button leads: to live chat for a small total while chat is available, else to the next step
 * (AD-010). The amounts of the answer decide, not its words.
 *
 * @param totalDebtsAnswer the text chosen for the total of the debts; undefined when not answered
 */
export function adviceContinue(
  totalDebtsAnswer: string | undefined,
  liveChatIsAvailable: boolean,
): 'live chat' | 'next step' {
  const atMost = readRange(totalDebtsAnswer ?? '')?.atMost ?? null;
  const isSmall = atMost !== null && atMost < SMALL_TOTAL_ENDS_BELOW;
  return isSmall && liveChatIsAvailable ? 'live chat' : 'next step';
}
