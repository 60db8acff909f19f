import type { Repayment } from '@towpath/contracts/api/repayment.ts';
import { historyWords } from '@towpath/domain/plans/repayment/historyWords.ts';
import { sayDay, sayMonth } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';

/** What happened, in a line: "Paid to Kestrel Cards, £59, for December 2026". */
export function saysOfEntry({
  kind,
  creditors,
  sum,
  answer,
  why,
  months,
  takes,
}: Repayment['happened'][number]): string {
  const says = [
    historyWords.kinds[kind](creditors.join(', ')),
    ...(answer === null ? [] : [historyWords.answers[answer]]),
    ...(sum === null ? [] : [formatSum(sum)]),
    ...(why === null ? [] : [historyWords.whys[why]]),
    ...(months === null ? [] : [historyWords.forMonths(sayMonth(months.from), sayMonth(months.to))]),
  ].join(', ');
  return takes === null ? says : historyWords.took(says, sayDay(takes.on));
}
