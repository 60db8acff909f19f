import type { PressingWork } from '@towpath/domain/solutions/recommend/workDanger.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { describeFault } from '../../platform/http/faults.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { WAITING, WORRYING_WORDS } from './workItems.ts';

/** What makes the work for a person urgent, by what they have told as it is now: the gravest first. */
export type PressingOf = (customerId: string) => Promise<readonly PressingWork[]>;

/** For so long a look counts: what people tell changes, and days come nearer. */
const COUNTS_MS = 5 * 60 * 1000;
/** So many are looked at again with one reading of the list, so that it is not slow; those longest ago first. */
const AGAIN_AT_ONCE = 20;

/**
 * Says of waiting work how pressing it is: of all that has come since the last reading of the list, and anew of some of
 * the rest. Work of a person of whom it cannot be said stays as it is, and the log says why.
 */
export async function weighWork({
  database,
  clock,
  pressingOf,
  log,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly pressingOf: PressingOf;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}): Promise<void> {
  const at = clock.now();
  const waiting = () =>
    database
      .selectFrom('work_items')
      .select('customer_id')
      .where('state', 'in', WAITING)
      .where('customer_id', 'is not', null);
  const unweighed = await waiting().distinct().where('weighed_at', 'is', null).execute();
  const longAgo = await waiting()
    .groupBy('customer_id')
    .having(({ fn, eb }) => eb(fn.min('weighed_at'), '<', new Date(at.getTime() - COUNTS_MS)))
    .orderBy(({ fn }) => fn.min('weighed_at'))
    .limit(AGAIN_AT_ONCE)
    .execute();
  const people = new Set([...unweighed, ...longAgo].flatMap(row => row.customer_id ?? []));
  for (const customerId of people) {
    const pressing = await pressingOf(customerId).catch(fault => {
      log.warn(describeFault(fault), 'work not weighed');
      return undefined;
    });
    const ofPerson = database
      .updateTable('work_items')
      .where('customer_id', '=', customerId)
      .where('state', 'in', WAITING);
    if (pressing !== undefined) {
      const danger = pressing.length > 0 ? 1 : 0;
      await ofPerson
        .set({ danger })
        .where('danger', '<>', danger)
        .where('danger', '<', WORRYING_WORDS)
        .execute();
    }
    const [gravest] = pressing ?? [];
    await ofPerson
      .set({
        weighed_at: at,
        ...(pressing && { pressing_code: gravest?.code ?? null, pressing_on: gravest?.on ?? null }),
      })
      .execute();
  }
}
