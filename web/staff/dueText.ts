import { words } from './words.ts';

const MINUTE = 60_000;
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** When a piece of work is to be done, in words and UK time: how late it is, before when it must not be, or by when; where nobody waits, that. */
export function dueText(
  { dueAt, notBefore }: { readonly dueAt: string | null; readonly notBefore: string | null },
  now: Date,
): { readonly says: string; readonly isLate: boolean } {
  if (dueAt === null) return { says: words.due.answered, isLate: false };
  const due = new Date(dueAt);
  const from = notBefore === null ? null : new Date(notBefore);
  if (from && from > now) return { says: words.due.notBefore(momentText(from, now)), isLate: false };
  const late = Math.floor((now.getTime() - due.getTime()) / MINUTE);
  if (late >= 1) return { says: words.due.late(late), isLate: true };
  return { says: words.due.by(momentText(due, now)), isLate: false };
}

/** A day such as '2026-11-24', as 'Tue 24 Nov'. */
export function dayText(isoDate: string): string {
  // At noon it is that day in London, whatever the time of year.
  return day.format(new Date(`${isoDate}T12:00:00Z`));
}

/** The day of a moment in London, as 'Tue 24 Nov'. */
export function dayOf(at: Date): string {
  return day.format(at);
}

/** '4:00pm' today, else with the day before it. */
export function momentText(at: Date, now: Date): string {
  const time = clock.format(at).replace(/\s/gu, '').toLowerCase();
  return day.format(at) === day.format(now) ? time : `${day.format(at)}, ${time}`;
}
