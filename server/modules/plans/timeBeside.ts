import type { TimeBeside } from '@towpath/contracts/api/plans.ts';
import { givesTime, ranBeside, timeEndsOn } from '@towpath/domain/plans/givesTime.ts';
import { isLongOver } from '@towpath/domain/plans/longOver.ts';
import { protectsNow } from '@towpath/domain/plans/protects.ts';
import { overOf } from '@towpath/domain/plans/ways/howEnded.ts';
import { saidToRun, standsOf, wayThere } from '@towpath/domain/plans/ways/wayThere.ts';
import { nameOfProduct } from '@towpath/domain/solutions/solution/products.ts';
import { compareDates, isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { changesOf, type KeptChange, type KeptPlan, plansOf } from './repository.ts';
import { lastReviewOf } from './reviews.ts';
import type { TimeDeps } from './timeGoingOn.ts';
import { inDays, type WayOfPlan, wayOfPlan } from './wayOfPlan.ts';

type Beside = {
  readonly plan: KeptPlan;
  readonly changes: readonly KeptChange[];
};

/**
 * What gave a person time and was followed by another choice while it ran, as its person reads it beside that: how it goes on,
 * with the review in its middle and its last day, or for a while how it is over. Null for none, where what they chose since
 * protects by itself, and where nothing stands beside which it would be said to be over.
 *
 * @param standing what they chose since; undefined where they have left that, or it is over
 */
export async function timeBeside(
  deps: TimeDeps & { readonly clock: Clock },
  customerId: string,
  standing: KeptPlan | undefined,
): Promise<TimeBeside | null> {
  if (standing && protectsNow(standing.shortName, standing.state)) return null;
  const last = await lastBeside(deps.database, customerId);
  if (!last) return null;
  const { id, shortName, recordId, state } = last.plan;
  const { record } = await deps.recommendations.asKept(customerId, recordId);
  const today = londonDate(deps.clock.now());
  const wayOf = wayOfPlan(deps.rulebook, { shortName, record, today });
  const review = await lastReviewOf(deps.database, { customerId, planId: id });
  const changes = inDays(last.changes);
  const of = { id, product: { shortName, name: nameOfProduct(shortName) } };
  if (state === 'left') {
    const running = { changes: changes.slice(0, -1), today, review };
    const goingOn = howItGoesOn(wayOf, running, standing !== undefined);
    return goingOn && { ...of, ...goingOn };
  }
  const endedOn = changes.at(-1)?.on;
  if (!standing || !endedOn || isLongOver(endedOn, today)) return null;
  const { way, limitOn, filled } = wayOf;
  const { stands, you } = overOf({ way, changes, limitOn, review });
  return {
    ...of,
    stands: filled(stands),
    you: filled(you),
    endsOn: null,
    endedOn: isoDate(endedOn),
    steps: [],
  };
}

/**
 * How time stands as it did before it was followed; null once its last day is over.
 *
 * @param isFollowed what follows on it is chosen, and not left again
 */
function howItGoesOn(
  { way, limitOn, filled }: WayOfPlan,
  running: Pick<Parameters<typeof wayThere>[0], 'changes' | 'today' | 'review'>,
  isFollowed: boolean,
): Omit<TimeBeside, 'id' | 'product'> | null {
  const standing = { ...running, way, limitOn, state: 'running' } as const;
  const endsOn = timeEndsOn(standing);
  const stands = standsOf(way, 'running');
  if (!endsOn || !stands || compareDates(endsOn, running.today) < 0) return null;
  const followed = isFollowed ? way.stages.find(({ state }) => state === 'running')?.followed : undefined;
  // What came before it ran is behind them.
  const before = new Set(way.stages.slice(0, -1).map(({ what }) => what));
  return {
    stands: filled(stands.stands),
    you: filled([saidToRun(standing), followed ?? stands.you].filter(says => says !== null).join(' ')),
    endsOn: isoDate(endsOn),
    endedOn: null,
    steps: wayThere(standing)
      .filter(({ what }) => !before.has(what))
      .map(step => ({ ...step, says: filled(step.says) })),
  };
}

/** The last plan of a person that gave time and was followed while it ran, with all that it came to; undefined for none. */
async function lastBeside(database: Database, customerId: string): Promise<Beside | undefined> {
  const [plan] = (await plansOf(database, customerId)).filter(({ shortName }) => givesTime(shortName));
  if (!plan) return undefined;
  const changes = await changesOf(database, customerId, plan.id);
  return ranBeside(plan.shortName, changes) ? { plan, changes } : undefined;
}
