import { formatWholePounds, type Pence, roundDownToPounds } from '../../values/pence.ts';
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
  const [solution] = by;
  if (solution === undefined || solution === null || by.includes(null) || then <= 0) return null;
  const { results, groups } = record;
  const payment = results.find(({ shortName }) => shortName === groups.recommended)?.payment;
  const sum = formatWholePounds(roundDownToPounds(then));
  return (payment?.monthly.high ?? 0) > 0
    ? `If ${solution} takes the arrears in, up to ${sum} a month could go into it.`
    : `If ${solution} takes the arrears in, you’d have ${sum}.`;
}
