import { solutionToTell } from '@towpath/domain/casework/tellsOfHealth.ts';
import { protectedBy } from '@towpath/domain/plans/protects.ts';
import { besideAdvice, type StandsBeside } from '@towpath/domain/solutions/explain/standsBeside.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import { coversHeld } from './coversHeld.ts';
import type { GrantedDeps } from './grantedNow.ts';
import { currentPlan } from './repository.ts';
import { type TimeDeps, timeThatRuns } from './timeGoingOn.ts';

/** Returns the function that reads what a person stands in by now beside their advice, as its words need it. */
export function besideAdviceReader(deps: TimeDeps & GrantedDeps) {
  return async (customerId: string, today: CalendarDate): Promise<StandsBeside> => {
    const plan = (await currentPlan(deps.database, customerId)) ?? null;
    const holds = protectedBy(plan, await timeThatRuns(deps, customerId, today));
    const byForm = holds === null ? null : await coversHeld(deps, customerId);
    // An advice is read on paper too, where no name tells of health.
    return besideAdvice(holds && solutionToTell(holds, false), plan?.shortName === holds, byForm);
  };
}
