import type { Day } from './event.ts';
import type { PastMonth } from './schedule.ts';

/**
 * From so many payments on of which nothing was said it is asked first whether the plan is kept: one is soon forgotten, and
 * from two on that were not made a lender has to send a notice of arrears (Consumer Credit Act 1974, section 86B).
 */
export const MANY_UNTOLD = 2;

/** The months of a plan whose day is over and of which something is not said, the latest first. */
export function untoldIn<Month extends Pick<PastMonth, 'on' | 'open'>>(
  past: readonly Month[],
  today: Day,
): readonly Month[] {
  return past.filter(({ open, on }) => open.length > 0 && on < today);
}

/** Whether so much of the payments is not told that it leads. */
export function isMuchUntold(past: readonly Pick<PastMonth, 'on' | 'open'>[], today: Day): boolean {
  return untoldIn(past, today).length >= MANY_UNTOLD;
}
