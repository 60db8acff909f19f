import {
  type Kept,
  latestDue,
  type RetentionRules,
  WARNED_BEFORE,
} from '@towpath/domain/people/retention.ts';
import { isoDate, nextDay } from '@towpath/domain/values/calendar-date.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DueBefore, Retained } from '../../platform/database/retained.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { londonMidnight } from '../../platform/time/londonMidnight.ts';
import { eachPerson, type HeldUp } from '../own-data/eachPerson.ts';
import { cameBack, type ErasingDeps, erasePerson } from '../own-data/erase.ts';
import { eraseWhoAsked, erasuresDue } from '../own-data/erasures.ts';
import { peopleDue, tendPeople } from './people.ts';
import { RETAINED } from './retained.ts';
import { words } from './words.ts';

/** The name of the work of each night. */
export const RETENTION_JOB = 'retention';

/** So many rows go in one statement, so that nobody waits for them. */
const BATCH = 500;

/** So many of those who came back are counted, and no more. */
const MOST_COUNTED = 1_000_000;

/** One line of what would be done. */
export type Planned = {
  readonly covers: Kept;
  /** For `erasedNumbers`, `erase` means who was erased and is there again, by a restored backup. */
  readonly act: 'remove' | 'write to' | 'erase';
  readonly count: number;
  /** When the oldest of them happened; for people, when they were here last. */
  readonly oldest: Date | null;
};

/** What the rules would do now, without a change. */
export async function planRetention(
  database: Database,
  rules: RetentionRules,
  now: Date,
): Promise<readonly Planned[]> {
  const rows: Planned[] = [];
  for (const kind of RETAINED) {
    rows.push({
      covers: kind.covers,
      act: 'remove',
      ...(await kind.due(database, dueBefore(rules, kind, now))),
    });
  }
  const back = await cameBack(database, MOST_COUNTED);
  rows.push({ covers: 'erasedNumbers', act: 'erase', count: back.length, oldest: null });
  rows.push({ covers: 'erasures', act: 'erase', ...(await erasuresDue(database, now)) });
  const people = await peopleDue(database, rules, now);
  for (const covers of WARNED_BEFORE) {
    rows.push({ covers, act: 'write to', ...people[covers].toWarn });
    rows.push({ covers, act: 'erase', ...people[covers].toErase });
  }
  return rows;
}

/** How many of each were removed, and how many people were written to, erased or held up. */
export type RetentionDone = Readonly<Record<string, number>>;

/** Who was to be erased and could not be. The rest of the night's work is done. */
export class PeopleHeldUp extends Error {
  override readonly name = 'PeopleHeldUp';

  readonly done: RetentionDone;

  constructor(done: RetentionDone, heldUp: HeldUp) {
    super(words.heldUp(heldUp.size));
    this.done = done;
  }
}

/**
 * Does what the rules say, in batches. It can stop anywhere and be done again: what is left is due the next time. What
 * goes wrong with one rule or one person holds up no other; the first fault is thrown at the end.
 *
 * @throws PeopleHeldUp where somebody could not be erased and all else is done
 */
export async function doRetention(
  deps: ErasingDeps & {
    readonly database: Database;
    readonly outbox: Outbox;
    /** Throws where the clock may be wrong: what rests on no time has been done by then, and the rest is not begun. */
    readonly checkClock?: () => Promise<void>;
  },
  now: Date,
): Promise<RetentionDone> {
  const { database, rules, outbox, checkClock } = deps;
  const done: Record<string, number> = {};
  const faults: unknown[] = [];
  const heldUp: HeldUp = new Map();
  const count = (what: string, number: number) => {
    if (number > 0) done[what] = (done[what] ?? 0) + number;
  };
  /** Goes on until a batch is not full. */
  const inBatches = async (work: () => Promise<number>) => {
    try {
      while ((await work()) >= BATCH);
    } catch (fault) {
      faults.push(fault);
    }
  };
  await inBatches(async () => {
    const back = await cameBack(database, BATCH + heldUp.size);
    const erased = await eachPerson({ database, heldUp, now }, back, (trx, customerId) =>
      erasePerson(trx, deps, { customerId, now }),
    );
    count('erased again', erased);
    return erased;
  });
  await checkClock?.();
  await inBatches(async () => {
    const erased = await eraseWhoAsked({ ...deps, heldUp }, now, BATCH);
    count('erasures', erased);
    return erased;
  });
  for (const kind of RETAINED) {
    const when = dueBefore(rules, kind, now);
    await inBatches(async () => {
      const removed = await kind.remove(database, when, BATCH);
      count(kind.covers, removed);
      return removed;
    });
  }
  for (const name of WARNED_BEFORE) {
    await inBatches(async () => {
      const { warned, erased } = await tendPeople({ ...deps, heldUp }, name, now, BATCH);
      count(`${name}: written to`, warned);
      count(`${name}: erased`, erased);
      return Math.max(warned, erased);
    });
  }
  outbox.nudge();
  if (faults.length > 0) throw faults[0];
  if (heldUp.size > 0) throw new PeopleHeldUp({ ...done, 'held up': heldUp.size }, heldUp);
  return done;
}

function dueBefore(rules: RetentionRules, { covers }: Retained, now: Date): DueBefore {
  const today = londonDate(now);
  const before = londonMidnight(nextDay(latestDue(today, rules[covers].keep)));
  // Nothing is due before it has happened.
  return { before: before < now ? before : now, today: isoDate(today) };
}
