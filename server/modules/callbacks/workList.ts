import { agreedCall, callPromise } from '@towpath/domain/people/callPromise.ts';
import type { SafeTime } from '@towpath/domain/people/safeContact.ts';
import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { RecurringJob } from '../../platform/jobs/recurringJobs.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { fromLondonClock, onLondonClock } from '../../platform/time/londonClock.ts';
import {
  changeWork,
  closeWork,
  type NextTry,
  openWork,
  type WorkTimes,
  waitedForBy,
  waitingWork,
} from '../work/workItems.ts';
import { openingFor, type RingingHours } from './ringingHours.ts';
import { callsOf, callsToMake } from './waiting.ts';

const KIND = 'callback';

/**
 * Makes the work list say what the requests of a person say: one item for each call that they wait for and we may make.
 * One that takes the place of another is the same item, for whoever has taken it.
 *
 * @param hours when we ring; without them a call that is new on the list is due at once, until it is planned
 */
export async function keepOnWorkList(
  trx: DatabaseTransaction,
  customerId: string,
  at: Date,
  hours?: RingingHours,
): Promise<void> {
  const opening = hours && (await openingFor(trx, customerId, hours));
  const calls = await callsOf(trx, customerId);
  const onList = await waitingWork(trx, KIND, customerId);
  const known = new Map(onList.map(item => [item.subject, item]));
  const gone = onList.filter(({ subject }) => !calls.some(({ id }) => id === subject));
  for (const call of calls) {
    const before = known.get(call.id) ?? gone.shift();
    const from = before?.nextTry ?? { from: before?.createdAt ?? call.askedAt, until: null };
    const { dueAt, notBefore } = opening ? plannedFor(opening, call.times, from) : (before ?? dueAtOnce(at));
    const times = { dueAt, notBefore };
    if (before?.subject === call.id && isSame(before, times)) continue;
    if (before) {
      await changeWork(
        trx,
        { kind: KIND, subject: before.subject, customerId },
        { ...times, newSubject: call.id },
      );
      continue;
    }
    await openWork(trx, { kind: KIND, subject: call.id, ...times, customerId, at: call.askedAt });
  }
  for (const { subject } of gone) {
    await closeWork(trx, { kind: KIND, subject, customerId }, { state: 'cancelled', outcome: null, at });
  }
}

/**
 * When a call is to be made, from a moment on or in the time that the person named; where we never ring at a safe time,
 * at once: somebody has to find another way.
 */
export function plannedFor(
  opening: OpeningHours,
  times: readonly SafeTime[],
  { from, until }: NextTry,
): WorkTimes {
  const asked = onLondonClock(from);
  const promise = until
    ? agreedCall(opening, times, asked, onLondonClock(until))
    : callPromise(opening, times, asked);
  if (!promise) return dueAtOnce(from);
  return { dueAt: fromLondonClock(promise.by), notBefore: fromLondonClock(promise.notBefore) };
}

function dueAtOnce(at: Date): WorkTimes {
  return { dueAt: at, notBefore: null };
}

function isSame(a: WorkTimes, b: WorkTimes): boolean {
  return a.dueAt.getTime() === b.dueAt.getTime() && a.notBefore?.getTime() === b.notBefore?.getTime();
}

const MINUTE = 60;

/**
 * Plans the calls of everybody who waits for one: by changed safe times and hours of ours, and those that a release
 * without a work list has written down.
 */
export function planningOfCalls(
  deps: {
    readonly database: Database;
    readonly clock: Clock;
  } & RingingHours,
): RecurringJob {
  const { database, clock } = deps;
  return {
    name: 'plan calls',
    everySeconds: MINUTE,
    async work() {
      const asking = (await callsToMake(database)).map(({ customerId }) => customerId);
      for (const customerId of new Set([...asking, ...(await waitedForBy(database, KIND))])) {
        await database.transaction().execute(trx => keepOnWorkList(trx, customerId, clock.now(), deps));
      }
    },
  };
}
