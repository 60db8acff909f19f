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

type When = {
  readonly dueAt: string | null;
  readonly notBefore: string | null;
  /** After which it is late; once it is due where left out. */
  readonly lateAfter?: string | null;
  /** When a booked talk begins. */
  readonly beginsAt?: string | null;
};

/**
 * When a piece of work is to be done, in words and UK time: how late it is, before when it must not be, or by when; of a
 * booked talk always when it begins. Where nobody waits, that.
 */
export function dueText(
  { dueAt, notBefore, lateAfter, beginsAt }: When,
  now: Date,
): { readonly says: string; readonly isLate: boolean } {
  if (dueAt === null) return { says: words.due.answered, isLate: false };
  const isLate = minutesFrom(lateAfter ?? dueAt, now) > 0;
  const late = minutesFrom(dueAt, now);
  if (beginsAt) {
    const begins = new Date(beginsAt);
    const says = day.format(begins) === day.format(now) ? words.due.talkAt : words.due.talkOn;
    const talk = says(momentText(begins, now));
    if (!isLate) return { says: talk, isLate };
    // Once somebody has it, it is due at its end.
    return {
      says: dueAt === beginsAt ? words.due.talkLate(talk, late) : words.due.talkUnnoted(talk),
      isLate,
    };
  }
  const from = notBefore === null ? null : new Date(notBefore);
  if (from && from > now) return { says: words.due.notBefore(momentText(from, now)), isLate: false };
  if (isLate) return { says: words.due.late(late), isLate };
  return { says: words.due.by(momentText(new Date(dueAt), now)), isLate };
}

/** Whole minutes from a moment to a later one. */
function minutesFrom(at: string, now: Date): number {
  return Math.floor((now.getTime() - new Date(at).getTime()) / MINUTE);
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
