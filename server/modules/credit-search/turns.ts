import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { words } from './words.ts';

/**
 * Longer than a search takes with every partner at its slowest; the turn of a server that dies expires after
 * this.
 */
const LONGEST = 60_000;
const RETRY_AFTER = 5;

/** Ends a person's turn, of whoever has it: in a database that was restored nobody searches any more. */
export async function endTurn(database: Database, customerId: string): Promise<void> {
  await database.deleteFrom('credit_search_turns').where('customer_id', '=', customerId).execute();
}

/**
 * Runs a person's searches one call at a time, across all servers: two at once would ask the agency twice and
 * import the same debts twice. No connection is held meanwhile. Throws TOO_MANY_REQUESTS when another is
 * under way.
 */
export async function inTurn<Result>(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  customerId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID();
  const now = clock.now();
  const taken = { holder, until: new Date(now.getTime() + LONGEST) };
  const row = await database
    .insertInto('credit_search_turns')
    .values({ customer_id: customerId, ...taken })
    .onConflict(conflict =>
      conflict
        .column('customer_id')
        .doUpdateSet(taken)
        // One that lasts longer than any was begun before the clock was set back.
        .where(({ or, eb }) =>
          or([eb('credit_search_turns.until', '<=', now), eb('credit_search_turns.until', '>', taken.until)]),
        ),
    )
    .returning('holder')
    .executeTakeFirst();
  if (!row) {
    throw new ApiError('TOO_MANY_REQUESTS', {
      message: words.underWay,
      retryAfter: RETRY_AFTER,
    });
  }
  try {
    return await work();
  } finally {
    await database
      .deleteFrom('credit_search_turns')
      .where('customer_id', '=', customerId)
      .where('holder', '=', holder)
      .execute();
  }
}
