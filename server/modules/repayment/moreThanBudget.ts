import type { RepaymentNote } from '@towpath/contracts/api/repayment.ts';
import { NO_ADVICE_FIRST } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import type { ByOrder } from '@towpath/domain/plans/repayment/byOrder.ts';
import { draw } from '@towpath/domain/plans/repayment/drawing.ts';
import { NO_HOLIDAYS } from '@towpath/domain/plans/repayment/dueMonths.ts';
import { lessInBudget } from '@towpath/domain/plans/repayment/moreThanBudget.ts';
import { moreThanBudgetWords } from '@towpath/domain/plans/repayment/moreThanBudgetWords.ts';
import { repaymentOn } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { type CalendarDate, isoDate } from '@towpath/domain/values/calendar-date.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { standingPlan } from '../plans/standingPlan.ts';
import { type FactsDeps, factsToDraw } from './facts.ts';
import { eventsOf, type OfPlan } from './repository.ts';

type Said = {
  readonly id: string;
  /** How much had been written down as it was said. */
  readonly after: number;
  readonly note: RepaymentNote;
};

/**
 * Asks about a sum that is more than the budget has for the debts of a plan, before it is kept. Nothing where its person has
 * said that it is right, or where it was kept already.
 *
 * @throws ApiError REPAYMENT_MORE_THAN_BUDGET with what the budget has, at the field `monthly`
 */
export async function askAboutMore(
  deps: FactsDeps,
  of: OfPlan,
  { id, after, note }: Said,
  { today, byOrder }: { readonly today: CalendarDate; readonly byOrder: ByOrder },
): Promise<void> {
  if (note.kind !== 'means changed' || note.isMoreThanBudget) return;
  const plan = await standingPlan(deps.database, of.customerId);
  if (plan?.id !== of.planId) return;
  const stored = await eventsOf(deps.database, deps.seal, of);
  // What was kept already, or is said of a plan that has changed, is answered as that.
  if (stored.length !== after || stored.some(one => one.clientId === id.toLowerCase())) return;
  const events = stored.map(({ event }) => event);
  const stands = repaymentOn(events, isoDate(today), NO_HOLIDAYS, NO_ADVICE_FIRST, null, byOrder);
  const facts = await factsToDraw(deps, of.customerId, plan, today);
  if (stands === null || facts === null || stands.plan.ended !== null) return;
  const drawing = draw(facts);
  const { monthly, terms } = stands.plan;
  const has = lessInBudget(
    note.monthly,
    { monthly, terms, debts: stands.debts },
    drawing.canBeDrawn ? { draft: drawing.draft, notDrawn: null } : { draft: null, notDrawn: drawing.why },
  );
  if (has === null) return;
  const message = moreThanBudgetWords.asks(has, note.monthly);
  throw new ApiError('REPAYMENT_MORE_THAN_BUDGET', { message, fields: [{ field: 'monthly', message }] });
}
