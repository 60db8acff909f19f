import type { CalendarDate } from '../../values/calendar-date.ts';
import { dayAfter, dayAfterMonths } from '../../values/laterDay.ts';
import type { Pence } from '../../values/pence.ts';
import type { PlanState } from '../planState.ts';
import type { EndedHow } from './endedHow.ts';
import type { MidwayReview } from './midwayReview.ts';
import type { FormWithUs, Way } from './way.ts';

/** A limit of the dated table as it stood on a day; undefined where none was in force. */
export type LimitOn = (
  key: string,
  on: CalendarDate,
) => { readonly value: number; readonly unit: string } | undefined;

/** What a plan has come to, with the day: the oldest first. */
export type PlanChange = {
  readonly state: PlanState;
  readonly on: CalendarDate;
  /** Whose hand it was; left out where that is not known. */
  readonly by?: string;
  /** How it came to its end, where whoever noted that said so; left out or null for anything else. */
  readonly how?: EndedHow | null;
};

/** Where a plan stands on its way, and how it came there. */
export type Standing = {
  readonly way: Way;
  readonly state: PlanState;
  readonly changes: readonly PlanChange[];
  readonly today: CalendarDate;
  readonly limitOn: LimitOn;
  /** The day on which a plan was drawn up that is; left out or null before, and for any other. */
  readonly drawnUpOn?: CalendarDate | null;
  /** The day by which a plan that is drawn up is looked at again; left out or null for any other. */
  readonly reviewOn?: CalendarDate | null;
  /** Their form, while it is with one of us: then it is filled in. Left out where there is none, or it is not. */
  readonly form?: FormWithUs | null;
  /** The day on which that was handed over; left out or null where it is not known. */
  readonly formOn?: CalendarDate | null;
  /** One of us has asked about their form, and it is with them until they hand it over once more. Left out where it is not. */
  readonly isFormBack?: boolean;
  /** Whether all who were asked have answered, of a plan whose answers are written down; left out where that is not known. */
  readonly isAnswered?: boolean;
  /** What was paid of a plan that is repaid here, and what is still owed; left out or null before it is drawn up, and for any other. */
  readonly sums?: { readonly paid: Pence; readonly owed: Pence } | null;
  /** The day of the first payment that was made of a plan that is repaid here; left out or null where none was. */
  readonly paidFrom?: CalendarDate | null;
  /** The last look that one of us had at what runs, in its middle; left out or null where none is noted. */
  readonly review?: MidwayReview | null;
};

/** The day so long after another as a limit has it; null where no such limit was in force on that day. */
export function dayByLimit(from: CalendarDate, key: string, limitOn: LimitOn): CalendarDate | null {
  const limit = limitOn(key, from);
  if (!limit) return null;
  const { value, unit } = limit;
  if (unit === 'months') return dayAfterMonths(from, value);
  if (unit === 'years') return dayAfterMonths(from, value * 12);
  if (unit === 'weeks') return dayAfter(from, value * 7);
  return unit === 'days' ? dayAfter(from, value) : null;
}

/**
 * The day on which a plan came to a state, the last time it did; null where it did not. One that runs does so from the day on
 * which it began to, also where it was in question meanwhile.
 */
export function dayReached(changes: readonly PlanChange[], which: PlanState): CalendarDate | null {
  const last = changes.findLast(({ state }) => state === which);
  if (which !== 'running' || !last) return last?.on ?? null;
  const until = changes.slice(0, changes.indexOf(last));
  const before = until.findLastIndex(({ state }) => state !== 'running' && state !== 'broken');
  return changes.slice(before + 1).find(({ state }) => state === 'running')?.on ?? last.on;
}

type Running = Pick<Standing, 'way' | 'changes' | 'limitOn'>;

/** The day on which the law ends what runs; null where it does not, or that day is not known. */
export function lawEndsOn(running: Running): CalendarDate | null {
  return running.way.stages.at(-1)?.who === 'The law' ? expectedToEndOn(running) : null;
}

/** The day on which what runs is to end, by law or as it was agreed; null where there is none, or it is not known. */
export function expectedToEndOn({ way, changes, limitOn }: Running): CalendarDate | null {
  const end = way.stages.at(-1);
  const since = dayReached(changes, 'running');
  if (since === null || end?.expected?.is !== 'on') return null;
  return dayByLimit(since, end.expected.limit, limitOn);
}
