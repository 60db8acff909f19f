import type { ProofAsked } from '../plans/repayment/proofOfSale.ts';
import type { SentAbout } from './sentLetter.ts';

/**
 * Who says that they bought a debt as they were asked last to show it, by letter; null where nobody asked them. A yes to that
 * letter is the proof. What is none of that, or silence that was said to be so, leaves them to be asked once more.
 *
 * @param sent what went about the debt to who has it, the earliest first
 */
export function proofAsked(sent: readonly SentAbout[]): ProofAsked | null {
  const asked = sent.filter(({ definition }) => definition.provesSale);
  const last = asked.at(-1);
  if (!last) return null;
  const isShown = asked.some(({ answer }) => answer === 'accepted');
  return {
    on: last.sentOn,
    by: last.answerBy,
    came: isShown ? 'proof' : last.answer === null ? null : 'no proof',
  };
}
