import { WAITS } from '@towpath/domain/plans/planState.ts';
import { NO_ADVICE_FIRST } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import { NO_HOLIDAYS } from '@towpath/domain/plans/repayment/dueMonths.ts';
import { REPAID } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { repaymentOn } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { everyHour, type RecurringJob } from '../../platform/jobs/recurringJobs.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { holdStandingPlan, plansThatWait } from '../plans/standingPlan.ts';
import { byOrderOf } from './byOrder.ts';
import { eachPlan } from './eachPlan.ts';
import { runIfSettled } from './followPlan.ts';
import { eventsOf, type OfPlan } from './repository.ts';
import type { RepaymentsDeps } from './service.ts';

type GoingOnDeps = Pick<
  RepaymentsDeps,
  'database' | 'clock' | 'seal' | 'nationOf' | 'creditTypes' | 'insteadOf' | 'courtAsked'
>;

/**
 * Lets plans run whose days for an answer are over, and whose first payment is made: nobody writes anything down on that
 * day, so that nothing else would move them. A plan that runs already is left as it is.
 */
export function goingOn(deps: GoingOnDeps): RecurringJob {
  return everyHour('plans that run', async () => {
    await eachPlan(await plansThatWait(deps.database, WAITS, REPAID), of => goOn(deps, of));
  });
}

async function goOn(deps: GoingOnDeps, of: OfPlan): Promise<void> {
  const { database, clock, seal } = deps;
  const byOrder = await byOrderOf(deps, of.customerId);
  const instead = await deps.insteadOf(of.customerId);
  await database.transaction().execute(async trx => {
    const plan = await holdStandingPlan(trx, of.customerId, of.planId);
    if (!plan || !WAITS.includes(plan.state)) return;
    const at = clock.now();
    const events = (await eventsOf(trx, seal, of)).map(({ event }) => event);
    const today = isoDate(londonDate(at));
    const stands = repaymentOn(events, today, NO_HOLIDAYS, NO_ADVICE_FIRST, null, byOrder, instead);
    if (stands) await runIfSettled(trx, of, stands, at);
  });
}
