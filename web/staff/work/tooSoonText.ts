import { momentText } from '../dueText.ts';
import { words } from './words.ts';

/** Whether a call was promised for later, and from when they may be rung; null where that is not within a week. */
export type TooSoon = { readonly isTooSoon: boolean; readonly next: string | null };

/** From when a person may be rung whose call was promised for later, in UK time; null for anybody else. */
export function tooSoonText({ isTooSoon, next }: TooSoon, now: Date): string | null {
  if (!isTooSoon) return null;
  return next === null ? words.unsafe.earlyHeading : words.safe.notBefore(momentText(new Date(next), now));
}

/** The same where their number is kept back, as what is open of the work list says it. */
export function tooSoonWhy({ isTooSoon, next }: TooSoon, now: Date): string | null {
  return isTooSoon ? words.unsafe.early(next && momentText(new Date(next), now)) : null;
}
