import { compareDates } from '../../values/calendar-date.ts';
import { ENDED_HOW, type EndedHow } from './endedHow.ts';
import { type Ended, overOf } from './howEnded.ts';
import { lawEndsOn, type PlanChange } from './lawDays.ts';
import type { CutShort } from './way.ts';

/** One of the two facts that the end of a plan can be, with how the plan is over then and what its person does. */
export type Ending = { readonly how: EndedHow; readonly over: CutShort };

/**
 * What the end of a plan can be if it is noted on a day, where two things are possible and only whoever has the letter knows
 * which. None where its day says so, or what is owed of it, and of what has not run.
 *
 * @param ran the plan as it stands, with all that it came to before its end
 */
export function endingsOf(ran: Ended, today: PlanChange['on']): readonly Ending[] {
  const { way, changes, sums = null } = ran;
  const state = changes.at(-1)?.state;
  if (!way.endUnsaid || sums !== null || (state !== 'running' && state !== 'broken')) return [];
  const byLaw = lawEndsOn(ran);
  // Before the day of the law it can only have failed.
  if (byLaw !== null && compareDates(byLaw, today) > 0) return [];
  return ENDED_HOW.map(how => ({
    how,
    over: overOf({ ...ran, changes: [...changes, { state: 'ended', on: today, how }] }),
  }));
}
