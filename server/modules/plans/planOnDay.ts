import { isOver, type OverState } from '@towpath/domain/plans/planState.ts';
import { isRepaid } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { callChanges, standsOn, wayThere } from '@towpath/domain/plans/ways/wayThere.ts';
import { type RunningRule, whileItRuns } from '@towpath/domain/plans/whileItRuns.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { nameOfProduct } from '@towpath/domain/solutions/solution/products.ts';
import { compareDates, isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import type { PlanOnDay } from '../../papers/planPaper.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { Recommendations } from '../advice/recommendation.ts';
import { wasBackOn } from '../applications/backOn.ts';
import { type RepaymentNow, repaidPlan } from './repaidPlan.ts';
import { changesOf, plansOf, planWithId } from './repository.ts';
import { lastReviewOf } from './reviews.ts';
import { inDays, wayOfPlan } from './wayOfPlan.ts';

export type PlanOnDayDeps = {
  readonly database: Database;
  readonly recommendations: Pick<Recommendations, 'keptWhole'>;
  readonly rulebook: Pick<Rulebook, 'rulesOn' | 'rowsOn'>;
  readonly repaymentNow: RepaymentNow;
  /** What people keep to while what they chose runs. */
  readonly runningRules: readonly RunningRule[];
};

/** A plan of a person with each day, 'YYYY-MM-DD', on which it came to another state, the oldest first. */
export type PlanDays = {
  readonly planId: string;
  readonly shortName: string;
  readonly name: string;
  /** How it is over; null while it is not. */
  readonly over: OverState | null;
  readonly days: readonly string[];
};

/** Every plan of a person, also those that are over, the newest first. */
export async function planDaysOf(database: Database, customerId: string): Promise<readonly PlanDays[]> {
  const plans = await plansOf(database, customerId);
  return Promise.all(
    plans.map(async ({ id, shortName, state }) => ({
      planId: id,
      shortName,
      name: nameOfProduct(shortName),
      over: isOver(state) ? state : null,
      days: (await changesOf(database, customerId, id)).map(({ at }) => isoDate(londonDate(at))),
    })),
  );
}

/**
 * A plan as it stood at the end of a day, by what had happened by then and the limits of that day. Null for a plan that is
 * not theirs, and for a day before it was chosen.
 *
 * @param on 'YYYY-MM-DD'
 */
export async function planOnDay(
  { database, recommendations, rulebook, repaymentNow, runningRules }: PlanOnDayDeps,
  customerId: string,
  planId: string,
  on: string,
): Promise<(PlanOnDay & { readonly planId: string; readonly shortName: string }) | null> {
  const day = readIsoDate(on);
  const plan =
    isUuid(planId) && day ? await planWithId(database, customerId, planId.toLowerCase()) : undefined;
  if (!plan || !day) return null;
  const all = await changesOf(database, customerId, plan.id);
  const changes = all.filter(({ at }) => compareDates(londonDate(at), day) <= 0);
  const last = changes.at(-1);
  if (!last) return null;
  const { shortName, recordId, chosenAt } = plan;
  const { record } = await recommendations.keptWhole(customerId, recordId);
  const { nation, way, limitOn, filled } = wayOfPlan(rulebook, { shortName, record, today: day });
  const { state } = last;
  const dated = inDays(changes);
  // Once it is over nothing is paid of it any more: what is owed now was owed then.
  const repayment = state === 'ended' ? await repaidPlan(repaymentNow, customerId, plan) : null;
  const sums = repayment?.sums ?? null;
  const noted = await lastReviewOf(database, { customerId, planId: plan.id });
  // What was noted later was not known on that day.
  const review = noted && compareDates(londonDate(noted.notedAt), day) <= 0 ? noted : null;
  const isFormBack = await wasBackOn(database, { customerId, planId: plan.id }, day);
  const standing = { way, state, changes: dated, today: day, limitOn, sums, review, isFormBack };
  // Of what was not drawn up here it is not known what is owed.
  const isOwn = state === 'left' || (state === 'ended' && isRepaid(shortName) && sums === null);
  const stands = isOwn ? null : standsOn(standing);
  const called = callChanges(standing);
  return {
    planId: plan.id,
    shortName,
    name: nameOfProduct(shortName),
    chosenOn: isoDate(londonDate(chosenAt)),
    state,
    stands: stands && { stands: filled(stands.stands), you: filled(stands.you) },
    whileItRuns: whileItRuns(runningRules, { shortName, state, nation }).map(filled),
    steps:
      state === 'left'
        ? []
        : wayThere(standing).map(step => ({
            ...step,
            says: filled(step.says),
          })),
    history: changes.map(({ state: to, at, by }, index) => {
      const says = called[index] ?? null;
      return { on: isoDate(dated[index]?.on ?? londonDate(at)), state: to, says: says && filled(says), by };
    }),
  };
}
