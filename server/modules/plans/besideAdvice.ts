import { besideAdvice, type StandsBeside } from '@towpath/domain/solutions/explain/standsBeside.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import { currentPlan } from './repository.ts';
import { type TimeDeps, timeThatRuns } from './timeGoingOn.ts';

/** Returns the function that reads what a person stands in by now beside their advice, as its words need it. */
export function besideAdviceReader(deps: TimeDeps) {
  return async (customerId: string, today: CalendarDate): Promise<StandsBeside> => {
    const plan = await currentPlan(deps.database, customerId);
    return besideAdvice(plan ?? null, await timeThatRuns(deps, customerId, today));
  };
}
