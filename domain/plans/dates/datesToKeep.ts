import {
  type CalendarDate,
  compareDates,
  isoDate,
  nextDay,
  previousDay,
} from '../../values/calendar-date.ts';
import { PAID_AHEAD_DAYS } from '../repayment/payingNow.ts';
import { wordsOfAllAwaited } from './awaitedWords.ts';
import { type Danger, type PlanGoes, type StakeName, stakeOf } from './dangers.ts';
import { type LeadsTo, sayBy, sayLate, wordsOf } from './datesWords.ts';
import { sayDone } from './doneWords.ts';
import type { AwaitedThing, ByLetter, DatedKind, DatedThing, DoneThing, KnownThings } from './things.ts';

/** A date to keep, in words. Days are 'YYYY-MM-DD'. */
export type DateToKeep = {
  /** What is at stake. */
  readonly stake: StakeName;
  /** Null for what has no day, and is done the sooner the better. */
  readonly day: string | null;
  readonly isLate: boolean;
  readonly danger: Danger;
  /** The same in words. */
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly leadsTo: LeadsTo;
  /** The letter by which it is done, where it leads to one. */
  readonly letter: ByLetter | null;
  /** It is the one thing to do today. */
  readonly isOneThing: boolean;
};

/** The one thing to do today, with what its button says. */
export type OneThingToDo = {
  readonly heading: string;
  readonly text: string;
  readonly action: string;
  readonly leadsTo: LeadsTo;
  readonly letter: ByLetter | null;
};

/** What others have to do; `by` is the day by which that is expected, null where nobody has said one. */
export type WaitedFor = {
  readonly who: string;
  readonly what: string;
  readonly by: string | null;
  readonly isLate: boolean;
};

export type InOrder = {
  /** Null where there is nothing to do today, and before anything is chosen: then what comes next of the questions leads. */
  readonly oneThing: OneThingToDo | null;
  readonly dates: readonly DateToKeep[];
  readonly waits: readonly WaitedFor[];
  readonly done: readonly { readonly what: string; readonly on: string }[];
};

/** From so many days ahead on a thing is done; what is not named here is done the sooner the better. */
const DONE_FROM_DAYS: Readonly<Partial<Record<DatedKind, number>>> = {
  'priority payment': PAID_AHEAD_DAYS,
  'plan payment': PAID_AHEAD_DAYS,
  'breathing space ends': 14,
  'moratorium ends': 14,
  'no answer': 0,
  'offers later': 0,
  'payments to mark': 0,
  talk: 0,
  'budget review': 0,
  'look anew': 0,
};

/** From so many days ahead on a thing is a date to keep; what is not named here is one from when it is known. */
const SHOWN_FROM_DAYS: Readonly<Partial<Record<DatedKind, number>>> = {
  'budget review': 60,
  'look anew': 60,
};

/** So long something that was done is shown, and so many of them. */
const SHOWN_DONE_DAYS = 30;
const SHOWN_DONE = 3;

/**
 * What a person has to keep, in order of danger and not of day: what can be lost, then what keeps a plan going, then what is
 * good to do; inside one level by day, the latest overdue first, what has no day last. With the one thing to do today, what
 * waits for others by the day by which it is expected, and what was done lately, the newest first, of one day what happened last.
 *
 * @param plan how what they chose goes; null where nothing is chosen
 */
export function datesToKeep(
  { toKeep, awaited, done }: KnownThings,
  today: CalendarDate,
  plan: PlanGoes | null,
): InOrder {
  const inOrder = toKeep
    .filter(thing => isWithin(thing, SHOWN_FROM_DAYS, today))
    .sort((a, b) => stakeOf(a, plan).rank - stakeOf(b, plan).rank || byDay(a.day, b.day) || byTitle(a, b));
  const first =
    plan === null
      ? undefined
      : inOrder.find(thing => !isOnlyToKnow(thing) && isWithin(thing, DONE_FROM_DAYS, today));
  return {
    oneThing: first ? oneThingOf(first, today) : null,
    dates: inOrder.map(thing => ({ ...dateOf(thing, today, plan), isOneThing: thing === first })),
    waits: waitsOf(awaited, today),
    done: lately(done, today),
  };
}

function waitsOf(awaited: readonly AwaitedThing[], today: CalendarDate): InOrder['waits'] {
  const inOrder = [...awaited].sort((a, b) => byDay(a.by, b.by));
  const words = wordsOfAllAwaited(inOrder);
  return inOrder.flatMap((thing, at) => {
    const says = words[at];
    if (!says) return [];
    const isLate =
      (thing.kind === 'form' && thing.isLate === true) ||
      (thing.by !== null && compareDates(thing.by, today) < 0);
    return [{ ...says, by: thing.by && isoDate(thing.by), isLate }];
  });
}

function dateOf(
  thing: DatedThing,
  today: CalendarDate,
  plan: PlanGoes | null,
): Omit<DateToKeep, 'isOneThing'> {
  const { is: stake, danger, tag } = stakeOf(thing, plan);
  const { title, text, leadsTo } = wordsOf(thing);
  const isLate = isOverdue(thing, today);
  return {
    stake,
    day: thing.day && isoDate(thing.day),
    isLate,
    danger,
    tag,
    title,
    text: isLate && thing.day ? `${sayLate(thing.day, today)} ${text}` : text,
    leadsTo,
    letter: letterOf(thing, leadsTo),
  };
}

function letterOf(thing: DatedThing, leadsTo: LeadsTo): ByLetter | null {
  return (leadsTo === 'letters' && 'letter' in thing && thing.letter) || null;
}

function oneThingOf(thing: DatedThing, today: CalendarDate): OneThingToDo {
  const { doThis, action, leadsTo } = wordsOf(thing);
  return {
    heading: doThis,
    text: textWithDay(thing, today),
    action,
    leadsTo,
    letter: letterOf(thing, leadsTo),
  };
}

/** What is said of a thing that is done today, with its day before it. */
export function textWithDay(thing: DatedThing, today: CalendarDate): string {
  const { text } = wordsOf(thing);
  if (thing.day === null || thing.kind === 'talk') return text;
  return `${isOverdue(thing, today) ? sayLate(thing.day, today) : sayBy(thing.day, today)} ${text}`;
}

/** Whether all that is to be done for a day was done: it stays among the dates, and is nothing to do today. */
function isOnlyToKnow(thing: DatedThing): boolean {
  return thing.kind === 'bailiffs' && thing.isSaid === true;
}

/** Whether the day of a thing is no further ahead than its kind has it; always of what has no day, or whose kind has none. */
function isWithin(
  { kind, day }: DatedThing,
  aheadOf: Readonly<Partial<Record<DatedKind, number>>>,
  today: CalendarDate,
): boolean {
  const ahead = aheadOf[kind];
  if (ahead === undefined || day === null) return true;
  let last = today;
  for (let days = 0; days < ahead; days += 1) last = nextDay(last);
  return compareDates(day, last) <= 0;
}

function isOverdue({ day }: DatedThing, today: CalendarDate): boolean {
  return day !== null && compareDates(day, today) < 0;
}

function byDay(a: CalendarDate | null, b: CalendarDate | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareDates(a, b);
}

/** The same things are in the same order each time. */
function byTitle(a: DatedThing, b: DatedThing): number {
  const [one, other] = [wordsOf(a).title, wordsOf(b).title];
  return one < other ? -1 : Number(one > other);
}

function lately(done: readonly DoneThing[], today: CalendarDate): InOrder['done'] {
  let from = today;
  for (let days = 0; days < SHOWN_DONE_DAYS; days += 1) from = previousDay(from);
  return [...done]
    .reverse()
    .filter(({ on }) => compareDates(on, from) >= 0 && compareDates(on, today) <= 0)
    .sort((a, b) => compareDates(b.on, a.on))
    .slice(0, SHOWN_DONE)
    .map((thing, _, shown) => ({ what: sayDone(thing, shown), on: isoDate(thing.on) }));
}
