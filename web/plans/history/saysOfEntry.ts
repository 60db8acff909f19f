import type { Repayment } from '@towpath/contracts/api/repayment.ts';
import { sayDay, sayMonth } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { words } from './words.ts';

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
    words.kinds[kind](creditors.join(', ')),
    ...(answer === null ? [] : [words.answers[answer]]),
    ...(sum === null ? [] : [formatSum(sum)]),
    ...(why === null ? [] : [words.why[why]]),
    ...(months === null ? [] : [words.months(sayMonth(months.from), sayMonth(months.to))]),
  ].join(', ');
  return takes === null ? says : words.took(says, sayDay(takes.on));
}
