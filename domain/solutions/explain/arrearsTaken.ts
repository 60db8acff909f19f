import { formatWholePounds, type Pence, roundDownToPounds } from '../../values/pence.ts';
import { atStart } from '../solution/inSentence.ts';
import type { AdviceRecord } from './record.ts';
import { takenBy } from './takenBy.ts';

/**
 * What becomes of the sum of a month once the recommended solution has taken in all that is late; null where it does not,
 * or nothing is recommended. We count what is paid until then, which is less than a solution with payments may ask for.
 *
 * @param late the debts whose arrears come off the sum
 * @param then what would be left without those, in pence
 */
export function sayArrearsTaken(
  record: AdviceRecord,
  late: readonly { readonly id: string }[],
  then: Pence,
): string | null {
  const by = late.map(({ id }) => takenBy(record, id));
  const { recommended } = record.groups;
  if (recommended === null || by.length === 0 || by.includes(null) || then <= 0) return null;
  const solution = atStart(recommended);
  const payment = record.results.find(({ shortName }) => shortName === recommended)?.payment;
  const sum = formatWholePounds(roundDownToPounds(then));
  return (payment?.monthly.high ?? 0) > 0
    ? `${solution} takes the arrears in. Then up to ${sum} a month could go into it.`
    : `${solution} takes the arrears in. Then you’d have ${sum}.`;
}
