import { type CalendarDate, compareDates } from '../values/calendar-date.ts';
import { isOutOfOurHands, type PlanState } from './planState.ts';

/** How one of us and a person talked: not everybody can or wants to be rung. */
export const TALKED_HOW = ['phone', 'chat', 'interpreter', 'writing', 'in person'] as const;
export type TalkedHow = (typeof TALKED_HOW)[number];

/**
 * Whether a plan waits for a talk: an insolvency is not sent to anybody before one of us has noted that they went through it
 * with its person. What has gone out goes its way.
 *
 * @param state where the insolvency stands
 * @param isTalked whether such a talk is noted
 */
export function waitsForTalk(state: PlanState, isTalked: boolean): boolean {
  return !isTalked && !isOutOfOurHands(state);
}

/**
 * Whether a talk can have been on a day: after the choice, since what was answered before it is gone through, and not after
 * today.
 */
export function canHaveTalkedOn(
  day: CalendarDate,
  { chosenOn, today }: { readonly chosenOn: CalendarDate; readonly today: CalendarDate },
): boolean {
  return compareDates(day, chosenOn) >= 0 && compareDates(day, today) <= 0;
}
