import { isUkNation } from '@towpath/domain/people/nation.ts';
import { asGranted } from '@towpath/domain/plans/repayment/asGranted.ts';
import type { FactsToDraw } from '@towpath/domain/plans/repayment/drawing.ts';
import { isScheme } from '@towpath/domain/plans/repayment/repaidWays.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import { grantedForm } from '../applications/grantedForm.ts';
import { type FactsDeps, factsToDraw, limitsToDraw } from './facts.ts';

/**
 * What a plan is drawn up from the first time. Of a scheme that others approve as a whole that is the form that went to them:
 * what was approved is its sum and its debts, whatever is advised since. Of any other, and where no form of ours went, it is
 * the advice of today.
 */
export async function factsToBegin(
  deps: FactsDeps,
  customerId: string,
  plan: { readonly id: string; readonly shortName: string },
  today: CalendarDate,
): Promise<FactsToDraw | null> {
  const byAdvice = await factsToDraw(deps, customerId, plan, today);
  const { database, formSeal, nationOf, rulesOn } = deps;
  const { id: planId, shortName } = plan;
  if (!isScheme(shortName)) return byAdvice;
  const form = await grantedForm({ database, seal: formSeal }, { customerId, planId });
  const nation = (await nationOf(customerId)) ?? undefined;
  if (form === null || !isUkNation(nation)) return byAdvice;
  return asGranted(form, byAdvice, { shortName, nation, limits: limitsToDraw(rulesOn, nation, today) });
}
