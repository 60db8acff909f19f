import { isoDate } from '../values/calendar-date.ts';
import { sayWeekday } from '../values/dayWords.ts';
import { onLondonClock } from '../values/londonClock.ts';
import { sayTime } from '../values/openingHours.ts';
import { type CalendarEntry, calendarFile } from './calendarFile.ts';

/** The ways of talking. */
export type TalkWay = 'phone' | 'chat';

/** What others who look at a calendar, an inbox or a phone may see: it says nothing of what the talk is about. */
export const TALK_TITLES: Readonly<Record<TalkWay, string>> = { phone: 'Phone call', chat: 'Chat' };

/** "Tuesday 24 November, 10:30am", by the clock in London. */
export function sayWhen(startsAt: Date): string {
  const { day, time } = onLondonClock(startsAt);
  return `${sayWeekday(isoDate(day))}, ${sayTime(time)}`;
}

/** The calendar file of a booked talk; `id` is that of the booking. */
export function fileOfTalk(
  talk: Omit<CalendarEntry, 'uid' | 'title'> & { readonly id: string; readonly way: TalkWay },
): string {
  return calendarFile({ ...talk, uid: `${talk.id}@booking`, title: TALK_TITLES[talk.way] });
}
