import {
  type AwayDays,
  movedByTimeFrom,
  type SessionStatus,
  timedMoves,
} from '@towpath/domain/people/sessionStatus.ts';
import type { Database } from '../../platform/database/database.ts';
import { moveSession } from '../journeys/moving.ts';

/** So many sessions are looked for at once. */
const BATCH = 500;
const MOST_COUNTED = 1_000_000;

/** What time would do now, without a change. */
export type PlannedMove = {
  readonly from: SessionStatus;
  readonly to: SessionStatus;
  /** Null: of everybody. */
  readonly hasAccount: boolean | null;
  readonly count: number;
  /** When the one who has been away longest was here last. */
  readonly oldest: Date | null;
};

type Due = Pick<PlannedMove, 'from' | 'to' | 'hasAccount'> & { readonly seenBefore: Date };

/** Whom each move of time is about, label by label. */
function due(days: AwayDays, now: Date): readonly Due[] {
  return timedMoves(days, now).flatMap(move => movedByTimeFrom(move.to).map(from => ({ ...move, from })));
}

/** How many sessions time would move now, without a change. */
export async function planTimedMoves(
  database: Database,
  days: AwayDays,
  now: Date,
): Promise<readonly PlannedMove[]> {
  const rows: PlannedMove[] = [];
  for (const { seenBefore, ...move } of due(days, now)) {
    const found = await away(database, { ...move, seenBefore }, MOST_COUNTED);
    rows.push({ ...move, count: found.length, oldest: found[0]?.seen_at ?? null });
  }
  return rows;
}

/**
 * Moves the sessions whose time has come, each in a transaction of its own. It can stop anywhere and be done again.
 *
 * @returns how many were moved, by the label that they have now
 */
export async function doTimedMoves(
  database: Database,
  days: AwayDays,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const done: Record<string, number> = {};
  for (const move of due(days, now)) {
    for (;;) {
      const found = await away(database, move, BATCH);
      let moved = 0;
      for (const { customer_id: customerId } of found) {
        const { from, to } = move;
        const why = { by: 'time', staffId: null, why: 'away', at: now } as const;
        const isMoved = await database
          .transaction()
          .execute(trx => moveSession(trx, { customerId, from, to, ...why }));
        if (isMoved) moved += 1;
      }
      if (moved > 0) done[move.to] = (done[move.to] ?? 0) + moved;
      // Whom somebody else moves meanwhile is not counted; the next hour finds who is left.
      if (found.length < BATCH || moved === 0) break;
    }
  }
  return done;
}

function away(database: Database, { from, hasAccount, seenBefore }: Due, most: number) {
  const query = database
    .selectFrom('people_list')
    .select(['customer_id', 'seen_at'])
    .where('status', '=', from)
    .where('seen_at', '<', seenBefore)
    .orderBy('seen_at')
    .limit(most);
  return (hasAccount === null ? query : query.where('has_account', '=', hasAccount)).execute();
}
