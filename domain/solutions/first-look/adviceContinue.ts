/** Totals so small that a chat serves better than a full review (AD-010). */
export const SMALL_TOTAL_DEBTS_ANSWERS: readonly string[] = ['Under £2,000', '£0 to £1,000'];

/**
 * Where the advice's button leads: to live chat for a small total while chat is available, else to the next step
 * (AD-010).
 *
 * @param totalDebtsAnswer the text chosen for the total of the debts; undefined when not answered
 */
export function adviceContinue(
  totalDebtsAnswer: string | undefined,
  liveChatIsAvailable: boolean,
): 'live chat' | 'next step' {
  const isSmall = totalDebtsAnswer !== undefined && SMALL_TOTAL_DEBTS_ANSWERS.includes(totalDebtsAnswer);
  return isSmall && liveChatIsAvailable ? 'live chat' : 'next step';
}
