import { givesTime, timeEndsOn, wasFollowed } from '@towpath/domain/plans/givesTime.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { type CalendarDate, compareDates } from '@towpath/domain/values/calendar-date.ts';
import type { Database } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { Recommendations } from '../advice/recommendation.ts';
import { changesOf, type KeptChange, type KeptPlan, plansOf } from './repository.ts';
import { inDays, wayOfPlan } from './wayOfPlan.ts';

type Followed = {
  readonly plan: KeptPlan;
  /** When it began to run. */
  readonly since: Date;
  readonly changes: readonly KeptChange[];
};

/** The last plan of a person that gave time and was followed by another while it ran; undefined for none. */
export async function timeGoingOn(database: Database, customerId: string): Promise<Followed | undefined> {
  const left = (await plansOf(database, customerId)).filter(
    ({ shortName, state }) => state === 'left' && givesTime(shortName),
  );
  for (const plan of left) {
    const changes = await changesOf(database, customerId, plan.id);
    const began = changes.at(-2);
    if (began && wasFollowed(plan.shortName, changes)) return { plan, since: began.at, changes };
  }
  return undefined;
}

export type TimeDeps = {
  readonly database: Database;
  readonly recommendations: Pick<Recommendations, 'asKept'>;
  readonly rulebook: Pick<Rulebook, 'rulesOn' | 'rowsOn'>;
};

/** The same until its day, with that day: null for none, and once that is over. */
export async function timeThatRuns(
  { database, recommendations, rulebook }: TimeDeps,
  customerId: string,
  today: CalendarDate,
): Promise<{ readonly shortName: string; readonly endsOn: CalendarDate } | null> {
  const time = await timeGoingOn(database, customerId);
  if (!time) return null;
  const { shortName, recordId } = time.plan;
  const { record } = await recommendations.asKept(customerId, recordId);
  const { way, limitOn } = wayOfPlan(rulebook, { shortName, record, today: londonDate(time.since) });
  const endsOn = timeEndsOn({ way, changes: inDays(time.changes), today, limitOn });
  return endsOn && compareDates(endsOn, today) >= 0 ? { shortName, endsOn } : null;
}
