import { solutionToTell } from '@towpath/domain/casework/tellsOfHealth.ts';
import { protectedBy } from '@towpath/domain/plans/protects.ts';
import {
  besideAdvice,
  besideCleared,
  type StandsBeside,
} from '@towpath/domain/solutions/explain/standsBeside.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import { type ClearedDeps, clearedOnList } from './clearedOnList.ts';
import { coversHeld } from './coversHeld.ts';
import { currentPlan } from './repository.ts';
import { timeThatRuns } from './timeGoingOn.ts';

/** Returns the function that reads what a person stands in by now beside their advice, as its words need it. */
export function besideAdviceReader(deps: ClearedDeps) {
  return async (customerId: string, today: CalendarDate): Promise<StandsBeside> => {
    const plan = (await currentPlan(deps.database, customerId)) ?? null;
    const cleared = plan === null ? await clearedOnList(deps, customerId, today) : null;
    const holds = protectedBy(plan, await timeThatRuns(deps, customerId, today));
    const byForm = holds === null && cleared === null ? null : await coversHeld(deps, customerId, cleared);
    // An advice is read on paper too, where no name tells of health.
    const beside = besideAdvice(holds && solutionToTell(holds, false), plan?.shortName === holds, byForm);
    return besideCleared(beside, cleared, byForm);
  };
}
