import { goesOnFollowed } from '@towpath/domain/plans/givesTime.ts';
import { midwayDays, midwayStands, reviewOfThisTime } from '@towpath/domain/plans/ways/midwayReview.ts';
import { wayOf } from '@towpath/domain/plans/ways/ways.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { everyHour, type RecurringJob } from '../../platform/jobs/recurringJobs.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { fromLondonClock } from '../../platform/time/londonClock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { londonMidnight } from '../../platform/time/londonMidnight.ts';
import { openWork, waitingWork } from '../work/workItems.ts';
import { changesOf } from './repository.ts';
import { lastReviewOf } from './reviews.ts';
import { holdStandingPlan, plansThatWait } from './standingPlan.ts';
import { inDays } from './wayOfPlan.ts';

/** Breathing Space is one law in both nations that have it. */
const OF = { shortName: 'BS', nation: 'england' } as const;

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly rulebook: Pick<Rulebook, 'rowsOn'>;
};

/**
 * Puts the review in the middle of each Breathing Space that runs on the work list once the law lets it be done, also where
 * something that follows on it was chosen by then. It is due at the end of the last day of the law.
 */
export function putMidwayReviews(deps: Deps): RecurringJob {
  return everyHour('midway reviews', async () => {
    const faults: unknown[] = [];
    for (const of of await plansThatWait(deps.database, ['running', 'left'], [OF.shortName])) {
      // One that cannot be put there does not keep the others.
      await deps.database
        .transaction()
        .execute(trx => putReview(trx, deps, of))
        .catch(fault => faults.push(fault));
    }
    if (faults.length > 0) throw faults[0];
  });
}

async function putReview(
  trx: DatabaseTransaction,
  { clock, rulebook }: Pick<Deps, 'clock' | 'rulebook'>,
  { customerId, planId }: { readonly customerId: string; readonly planId: string },
): Promise<void> {
  const at = clock.now();
  const today = londonDate(at);
  const plan = await holdStandingPlan(trx, customerId, planId);
  if (!plan) return;
  const running = {
    way: wayOf(OF.shortName, OF.nation),
    changes: inDays(await changesOf(trx, customerId, planId)),
    limitOn: (key: string, on: typeof today) => rulebook.rowsOn(OF.nation, on).find(row => row.key === key),
    today,
  };
  if (plan.state !== 'running' && !goesOnFollowed(plan.shortName, running)) return;
  const days = midwayDays(running);
  const had = reviewOfThisTime(running.changes, await lastReviewOf(trx, { customerId, planId }));
  if (!days || had || midwayStands(days, false, today) === 'to come') return;
  const waits = await waitingWork(trx, 'review', customerId);
  if (waits.some(({ subject }) => subject === planId)) return;
  await openWork(trx, {
    kind: 'review',
    subject: planId,
    customerId,
    dueAt: fromLondonClock({ day: days.until, time: '23:59' }),
    notBefore: null,
    waitsSince: londonMidnight(days.from),
    at,
  });
}
