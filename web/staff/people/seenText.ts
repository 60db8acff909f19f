import { dayText } from '../dueText.ts';
import { words } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });
const longDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** How long ago somebody was here, in words: '2 min ago', 'Yesterday', 'Tue 24 Nov', '3 Feb 2025'. */
export function seenText(iso: string, now: Date): string {
  const at = new Date(iso);
  const gone = now.getTime() - at.getTime();
  if (gone < MINUTE) return words.seen.justNow;
  if (gone < HOUR) return words.seen.minutes(Math.floor(gone / MINUTE));
  const today = isoDay.format(now);
  if (isoDay.format(at) === today) return words.seen.hours(Math.floor(gone / HOUR));
  // By the calendar: an evening is yesterday the next morning.
  const days = Math.round((Date.parse(today) - Date.parse(isoDay.format(at))) / DAY);
  if (days === 1) return words.seen.yesterday;
  if (days < 14) return words.seen.days(days);
  return days < 300 ? dayText(isoDay.format(at)) : longDayText(iso);
}

/** A day with its year, such as '3 Feb 2025'. */
export function longDayText(iso: string): string {
  return longDay.format(new Date(iso));
}
