import { type CalendarDate, nextDay, twoDigits } from '../values/calendar-date.ts';
import { accepted, type Checked, refused } from '../values/checked.ts';
import { weekdayOf } from '../values/dayWords.ts';
import type { LocalMoment } from '../values/openingHours.ts';

/** The days on which we ring, and the parts of each. */
export const SAFE_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
export const SAFE_PARTS = ['morning', 'afternoon', 'evening'] as const;

export type SafeTime = `${(typeof SAFE_DAYS)[number]} ${(typeof SAFE_PARTS)[number]}`;

/** The hours of each part of a day, from the first to before the second. */
const HOURS: Readonly<Record<(typeof SAFE_PARTS)[number], readonly [number, number]>> = {
  morning: [8, 12],
  afternoon: [12, 16],
  evening: [16, 20],
};

/** Every time at which it may be safe to ring, in their order. */
export const SAFE_TIMES: readonly SafeTime[] = SAFE_DAYS.flatMap(day =>
  SAFE_PARTS.map(part => `${day} ${part}` as const),
);

/** How a person can be reached without somebody else learning of it. */
export type SafeContact = {
  /** Whether we may ring at all. */
  readonly mayRing: boolean;
  /** When it is safe to ring; none for at any time. */
  readonly times: readonly SafeTime[];
  readonly voicemail: boolean;
  /** Whether titles of pages say nothing. */
  readonly neutralWords: boolean;
  /** What to say to somebody else who answers; null for nothing but a name. */
  readonly says: string | null;
  /** Whether pages have the button that leaves this site. */
  readonly wayOut: boolean;
};

/** What holds before a person has said anything: we may ring, no message is left, and the way out is there. */
export const UNTOLD_SAFE_CONTACT: SafeContact = {
  mayRing: true,
  times: [],
  voicemail: false,
  neutralWords: false,
  says: null,
  wayOut: true,
};

/** What harms nobody while it is not known what a person wants: nothing is left or said, and no word tells what it is about. */
export const CAREFUL_SAFE_CONTACT: Omit<SafeContact, 'times'> = {
  mayRing: false,
  voicemail: false,
  neutralWords: true,
  says: null,
  wayOut: true,
};

type Span = { readonly from: string; readonly to: string };

/**
 * The parts of a day at which it is safe to reach somebody, by the times they ticked, from the earliest: from a time to
 * before another, '08:00'.
 */
export function safePartsOn(times: readonly SafeTime[], day: CalendarDate): readonly Span[] {
  const clock = (hour: number) => `${twoDigits(hour)}:00`;
  return SAFE_PARTS.map(part => HOURS[part])
    .filter(([first]) => isSafeNow(times, day, first))
    .map(([first, end]) => ({ from: clock(first), to: clock(end) }));
}

/** The same, where parts that touch are one. */
export function safeSpansOn(times: readonly SafeTime[], day: CalendarDate): readonly Span[] {
  const spans: { from: string; to: string }[] = [];
  for (const { from, to } of safePartsOn(times, day)) {
    const last = spans.at(-1);
    if (last?.to === from) last.to = to;
    else spans.push({ from, to });
  }
  return spans;
}

/**
 * Whether it is safe to reach somebody at a moment, with until when; or when next. Both are null where nothing is within
 * a week.
 */
export function safeAt(
  times: readonly SafeTime[],
  { day, time }: LocalMoment,
): { readonly until: LocalMoment | null; readonly next: LocalMoment | null } {
  const now = safeSpansOn(times, day).find(({ from, to }) => from <= time && time < to);
  if (now) return { until: { day, time: now.to }, next: null };
  let on = day;
  for (let ahead = 0; ahead <= DAYS_OF_WEEK; ahead += 1) {
    const span = safeSpansOn(times, on).find(({ from }) => ahead > 0 || from > time);
    if (span) return { until: null, next: { day: on, time: span.from } };
    on = nextDay(on);
  }
  return { until: null, next: null };
}

const DAYS_OF_WEEK = 7;

/** The longest thing that somebody can be asked to say on the phone, in characters. */
export const LONGEST_SAYING = 80;

/** Checks what we are to say to somebody else; an empty text is nothing. */
export function checkSaying(typed: string): Checked<string | null, 'tooLong' | 'notText'> {
  const saying = typed.trim().replace(/\s+/gu, ' ');
  if (saying === '') return accepted(null);
  if (saying.length > LONGEST_SAYING) return refused('tooLong', SAYING_MESSAGES.tooLong);
  return saying.isWellFormed() ? accepted(saying) : refused('notText', SAYING_MESSAGES.notText);
}

const SAYING_MESSAGES = {
  tooLong: `Use ${LONGEST_SAYING} characters at most`,
  notText: 'Use letters and numbers',
} as const;

/** The times in their order, each once; what is no time of ours is left out. */
export function safeTimesIn(times: readonly string[]): readonly SafeTime[] {
  return SAFE_TIMES.filter(time => times.includes(time));
}

/**
 * Whether it is safe to reach somebody now, by the times they ticked; with none ticked on any day from 8 to 20.
 *
 * @param hour of the clock in London, 0 to 23
 */
export function isSafeNow(times: readonly SafeTime[], day: CalendarDate, hour: number): boolean {
  const part = SAFE_PARTS.find(one => hour >= HOURS[one][0] && hour < HOURS[one][1]);
  if (part === undefined) return false;
  // Sunday is the first day of a week as it is counted here.
  const weekday = SAFE_DAYS[weekdayOf(day) - 1];
  return times.length === 0 || (weekday !== undefined && times.includes(`${weekday} ${part}`));
}
