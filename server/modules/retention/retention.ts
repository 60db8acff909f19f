import {
  type Kept,
  latestDue,
  type RetentionRules,
  WARNED_BEFORE,
} from '@towpath/domain/people/retention.ts';
import { isoDate, nextDay } from '@towpath/domain/values/calendar-date.ts';
import type { Database } from '../../platform/database/database.ts';
import { givingWay } from '../../platform/database/givingWay.ts';
import type { DueBefore, Retained } from '../../platform/database/retained.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { londonMidnight } from '../../platform/time/londonMidnight.ts';
import { cameBack, type ErasingDeps, erasePerson } from '../own-data/erase.ts';
import { eraseWhoAsked, erasuresDue } from '../own-data/erasures.ts';
import { peopleDue, tendPeople } from './people.ts';
import { RETAINED } from './retained.ts';

/** The name of the work of each night. */
export const RETENTION_JOB = 'retention';

/** So many rows go in one statement, so that nobody waits for them. */
const BATCH = 500;

/** One line of what would be done. */
export type Planned = {
  readonly covers: Kept;
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
  rows.push({ covers: 'erasures', act: 'erase', ...(await erasuresDue(database, now)) });
  const people = await peopleDue(database, rules, now);
  for (const covers of WARNED_BEFORE) {
    rows.push({ covers, act: 'write to', ...people[covers].toWarn });
    rows.push({ covers, act: 'erase', ...people[covers].toErase });
  }
  return rows;
}

/** How many of each were removed, and how many people were written to or erased. */
export type RetentionDone = Readonly<Record<string, number>>;

/**
 * Does what the rules say, in batches. It can stop anywhere and be done again: what is left is due the next time. What
 * goes wrong with one rule holds up no other; the first fault is thrown at the end.
 */
export async function doRetention(
  deps: ErasingDeps & { readonly database: Database; readonly outbox: Outbox },
  now: Date,
): Promise<RetentionDone> {
  const { database, rules, outbox } = deps;
  const done: Record<string, number> = {};
  const faults: unknown[] = [];
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
    const back = await cameBack(database, BATCH);
    for (const customerId of back) {
      await givingWay(database, trx => erasePerson(trx, deps, { customerId, now }));
    }
    count('erased again', back.length);
    return back.length;
  });
  await inBatches(async () => {
    const erased = await eraseWhoAsked(deps, now, BATCH);
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
      const { warned, erased } = await tendPeople(deps, name, now, BATCH);
      count(`${name}: written to`, warned);
      count(`${name}: erased`, erased);
      return Math.max(warned, erased);
    });
  }
  outbox.nudge();
  if (faults.length > 0) throw faults[0];
  return done;
}

function dueBefore(rules: RetentionRules, { covers }: Retained, now: Date): DueBefore {
  const today = londonDate(now);
  const before = londonMidnight(nextDay(latestDue(today, rules[covers].keep)));
  // Nothing is due before it has happened.
  return { before: before < now ? before : now, today: isoDate(today) };
}
