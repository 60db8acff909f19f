import { setAsideWithin } from '@towpath/domain/letters/moreThanLeft.ts';
import { isUkNation } from '@towpath/domain/people/nation.ts';
import type { FactsToDraw, NotAdvised } from '@towpath/domain/plans/repayment/drawing.ts';
import { isKnown } from '@towpath/domain/solutions/case/span.ts';
import { setAsideByDebt } from '@towpath/domain/solutions/explain/setAside.ts';
import { availableTo } from '@towpath/domain/solutions/explain/stepsToDebts.ts';
import { budgetFigures } from '@towpath/domain/solutions/figures/budget.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import type { FactsDeps } from './facts.ts';

/** What is known beside a plan while there is no advice of today to draw it up from. */
export type WithoutAdvice = {
  readonly why: NotAdvised;
  /** What its person can pay and what is set aside for others, by all that is known; null where it is not said. */
  readonly beside: Pick<FactsToDraw, 'canPay' | 'setAside'> | null;
};

/**
 * Why there is no advice of today for a plan. While a question is open before it, what is paid beside the plan goes on: who
 * comes first has to be paid all the same.
 */
export async function withoutAdvice(
  { recommendations, rulesOn }: Pick<FactsDeps, 'recommendations' | 'rulesOn'>,
  customerId: string,
  { shortName }: { readonly shortName: string },
  today: CalendarDate,
): Promise<WithoutAdvice> {
  const found = await recommendations.soFar(customerId);
  if (!found?.open) return { why: 'advice has changed', beside: null };
  const { record } = found;
  const nation = record.inputs.nation ?? undefined;
  if (!isUkNation(nation)) return { why: 'question open', beside: null };
  const { limits } = rulesOn(nation, today);
  const { left } = budgetFigures(record.inputs, limits, today);
  const available = availableTo(record, shortName, limits);
  return {
    why: 'question open',
    beside: {
      canPay: available && isKnown(available) ? available.low : null,
      setAside: setAsideWithin(setAsideByDebt(record, limits), isKnown(left) ? left.low : null),
    },
  };
}
