import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';

/** Well below the second after which PostgreSQL looks for a deadlock and ends whichever it likes. */
const GIVES_WAY_AFTER_MS = 300;
/** So many tries take about half a minute: longer than any call may take. */
const MOST_TRIES = 60;
const PAUSE_MS = 200;
/** A lock that did not come in time, or a deadlock. */
const IN_THE_WAY = new Set(['55P03', '40P01']);

/**
 * Does work that nobody waits for, in a transaction that gives way: where it stands in the way of a call, or a call in
 * its way, it is undone and tried again. So a call may take its locks in any order and is never the one that is ended.
 *
 * @throws what the work throws; the fault of PostgreSQL where nothing let it through for half a minute
 */
export async function givingWay<Result>(
  database: Database,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await database.transaction().execute(async trx => {
        await sql`set local lock_timeout = ${sql.lit(GIVES_WAY_AFTER_MS)}`.execute(trx);
        return work(trx);
      });
    } catch (fault) {
      const stoodInTheWay = fault instanceof Error && 'code' in fault && IN_THE_WAY.has(String(fault.code));
      if (!stoodInTheWay || tries === MOST_TRIES) throw fault;
      await pause(PAUSE_MS);
    }
  }
}
