import type { AdviceRecord, KeptResult } from '../../solutions/explain/record.ts';
import { sayFigure, sayReason, sayWholePounds } from '../../solutions/explain/words.ts';
import type { Payment } from '../../solutions/solution/payment.ts';
import { whyNotWords as say } from '../words.ts';

/** As much as the form takes. */
const LONGEST_WHY = 1000;

/**
 * Why a way is not the one that goes ahead, as the record of the advice has it and as whoever takes the form over reads it
 * (Statement of Insolvency Practice 3.1): what closes it, what we could not say, or, of one that is open, what it would come
 * to beside what we advised. Nobody is asked for it: it is ours to say.
 */
export function whyNot(result: KeptResult, advice: Pick<AdviceRecord, 'groups' | 'results'>): string {
  const { eligibility, reasons } = result;
  const outcome = eligibility === 'INELIGIBLE' ? 'not met' : 'cannot say';
  const against = eligibility === 'ELIGIBLE' ? [] : reasons.filter(reason => reason.outcome === outcome);
  const said = against.length > 0 ? against.map(sayReason) : whyNotOpen(result, advice);
  return said.join('\n').slice(0, LONGEST_WHY);
}

function whyNotOpen(
  { shortName, isTemporary, payment }: KeptResult,
  { groups, results }: Pick<AdviceRecord, 'groups' | 'results'>,
): readonly string[] {
  if (groups.recommended === shortName) return [say.advised];
  if (isTemporary) return [say.onlyTime];
  const first = results.find(one => one.shortName === groups.recommended);
  return [
    first === undefined ? say.open : say.openBehind(first.name),
    ...(payment ? sayTakes(payment, say.it) : []),
    ...(first?.payment ? sayTakes(first.payment, say.that) : []),
  ];
}

/** What a way takes, as far as it can be said. */
function sayTakes({ months, total }: Payment, who: string): readonly string[] {
  const isSaid = months.low > 0 && Number.isFinite(months.high) && Number.isFinite(total.high);
  return isSaid ? [say.takes(who, sayFigure(months, 'months'), sayWholePounds(total))] : [];
}
