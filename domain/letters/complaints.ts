import { sameDayAfter } from '../plans/repayment/dueMonths.ts';
import type { LetterDefinition } from './definition.ts';
import type { SentAbout } from './sentLetter.ts';
import { threadOf } from './threads.ts';

/** So many months after a final answer an ombudsman looks at a complaint. */
const TO_OMBUDSMAN_MONTHS = 6;

/** A complaint that an ombudsman can look at. */
export type ComplaintToTakeOn = {
  /** The last day for that, 'YYYY-MM-DD'; null while no final answer has come. */
  readonly by: string | null;
};

/**
 * The last complaint about a debt, where an ombudsman can look at it: its answer did not help, or none came in its weeks.
 * Null where there is none such, its days for that are over, or it went to an ombudsman.
 *
 * @param sent what went about the debt, the earliest first
 * @param today 'YYYY-MM-DD'
 * @param all every letter there is
 */
export function complaintToTakeOn(
  sent: readonly SentAbout[],
  today: string,
  all: readonly LetterDefinition[],
): ComplaintToTakeOn | null {
  const at = sent.findLastIndex(({ definition }) => threadOf(definition, all) === 'complaint');
  const last = sent[at];
  if (!last || sent.slice(at + 1).some(({ definition }) => definition.receiver === 'ombudsman')) return null;
  const { answer, answeredOn, answerBy } = last;
  if (answer === null || answer === 'none') {
    return answerBy !== null && answerBy < today ? { by: null } : null;
  }
  if (answer === 'accepted' || answeredOn === null) return null;
  const by = sameDayAfter(answeredOn, TO_OMBUDSMAN_MONTHS);
  return today <= by ? { by } : null;
}
