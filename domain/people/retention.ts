import { type CalendarDate, compareDates, daysInMonth, nextDay } from '../values/calendar-date.ts';

/**
 * Everything that is kept for a time, each with the event that its time runs from. What each means in rows is said by
 * the module of the server that owns them; for how long is content.
 */
export const KEPT_FROM = {
  guests: 'last visit',
  unfinished: 'last visit',
  neverBack: 'last visit',
  creditReports: 'credit search',
  health: 'consent withdrawn',
  sessions: 'session ended',
  passwordLinks: 'link ended',
  emailChanges: 'change ended',
  partnerLinks: 'link ended',
  mails: 'mail sent or given up',
  visitCounts: 'visit counted',
  audit: 'event noted',
  chats: 'conversation ended',
  caseNotes: 'note written',
  workNotes: 'note written',
  erasures: 'erasure asked',
  keptAdvice: 'advice given',
  keptConsents: 'account erased',
  erasedNumbers: 'account erased',
  backups: 'backup made',
} as const;

export type Kept = keyof typeof KEPT_FROM;

/** Those whose end is the end of all that is held about a person with an account: they are written to before. */
export const WARNED_BEFORE = ['unfinished', 'neverBack'] as const satisfies readonly Kept[];
export type WarnedBefore = (typeof WARNED_BEFORE)[number];

/** For how long, in one unit. Zero days: at once. */
export type KeepFor = { readonly days: number } | { readonly months: number } | { readonly years: number };

/** One rule of how long something is kept. */
export type RetentionRule = {
  readonly keep: KeepFor;
  /** How many days before the end a person is written to; null where nobody is. */
  readonly warnDays: number | null;
  /** What it is, and why it is kept that long, in words for the person. */
  readonly what: string;
  readonly because: string;
};

export type RetentionRules = Readonly<Record<Kept, RetentionRule>>;

/**
 * The day from which something is no longer kept. Months and years end on the same day of the month, or on its last
 * day where it has no such day.
 */
export function keptUntil(event: CalendarDate, keep: KeepFor): CalendarDate {
  if ('days' in keep) return plusDays(event, keep.days);
  const months = event.month - 1 + ('months' in keep ? keep.months : keep.years * 12);
  const year = event.year + Math.floor(months / 12);
  const month = (months % 12) + 1;
  return { year, month, day: Math.min(event.day, daysInMonth(year, month)) };
}

/** The latest day of an event after which its keeping has ended today: whatever happened later is still kept. */
export function latestDue(today: CalendarDate, keep: KeepFor): CalendarDate {
  let day = before(today, keep);
  // A month before 28 February is 28 January, and what was on 31 January ends on that day too.
  for (let next = nextDay(day); compareDates(keptUntil(next, keep), today) <= 0; next = nextDay(next)) {
    day = next;
  }
  return day;
}

/** The latest day of an event whose keeping ends so soon that a person is written to today. */
export function latestToWarn(today: CalendarDate, { keep, warnDays }: RetentionRule): CalendarDate {
  return latestDue(plusDays(today, warnDays ?? 0), keep);
}

/**
 * The day on which all that is held about a person goes unless they come back: when its time is over, and not before
 * they have had every day of the warning.
 */
export function endsOn(lastVisit: CalendarDate, warned: CalendarDate, rule: RetentionRule): CalendarDate {
  const [kept, told] = [keptUntil(lastVisit, rule.keep), plusDays(warned, rule.warnDays ?? 0)];
  return compareDates(kept, told) > 0 ? kept : told;
}

/** How long, as a person reads it: "30 days", "1 year". */
export function sayKeepFor(keep: KeepFor): string {
  const [[unit, number] = ['days', 0]] = Object.entries(keep);
  return `${number} ${number === 1 ? unit.slice(0, -1) : unit}`;
}

/** The fewest days that a time can have: a month may be a February. */
export function fewestDays(keep: KeepFor): number {
  if ('days' in keep) return keep.days;
  const months = 'months' in keep ? keep.months : keep.years * 12;
  return Math.floor(months / 12) * 365 + (months % 12) * 28;
}

function before(day: CalendarDate, keep: KeepFor): CalendarDate {
  if ('days' in keep) return plusDays(day, -keep.days);
  const months = day.year * 12 + day.month - 1 - ('months' in keep ? keep.months : keep.years * 12);
  const year = Math.floor(months / 12);
  const month = (months % 12) + 1;
  return { year, month, day: Math.min(day.day, daysInMonth(year, month)) };
}

function plusDays(from: CalendarDate, days: number): CalendarDate {
  let { year, month } = from;
  let day = from.day + days;
  while (day < 1) {
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
    day += daysInMonth(year, month);
  }
  while (day > daysInMonth(year, month)) {
    day -= daysInMonth(year, month);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return { year, month, day };
}
