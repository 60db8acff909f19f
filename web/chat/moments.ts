import type { ChatState } from '@towpath/contracts/api/chat.ts';
import { isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayNearDay } from '@towpath/domain/values/nearDay.ts';
import { sayOpen, sayTime } from '@towpath/domain/values/openingHours.ts';
import { londonMoment } from '../data/londonMoment.ts';
import { words } from './words.ts';

/** The time of a moment by the clock in the UK: "2:04pm". */
export function timeOf(at: string): string {
  return sayTime(londonMoment(new Date(at)).time);
}

/** The day of a moment by the calendar in the UK: '2026-12-03'. */
export function dayOf(at: string): string {
  return isoDate(londonMoment(new Date(at)).day);
}

/** "Today, 2:04pm", "Thursday 3 December, 2:04pm". */
export function dayAndTime(at: string, now = new Date()): string {
  const day = dayOf(at);
  return day === dayOf(now.toISOString())
    ? words.log.today(timeOf(at))
    : words.log.onDay(sayNearDay(day, dayOf(now.toISOString())), timeOf(at));
}

/** "Opens tomorrow at 8am"; undefined while it is open, and where no hour is known. */
export function whenOpens(state: ChatState, now = new Date()): string | undefined {
  const day = state.opens && readIsoDate(state.opens.day);
  if (state.isOpen || !state.opens || !day) return undefined;
  return sayOpen({ isOpen: false, next: { day, from: state.opens.from } }, londonMoment(now).day);
}
