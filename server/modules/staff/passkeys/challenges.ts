import type { Database } from '../../../platform/database/database.ts';
import { isUuid } from '../../../platform/database/uuid.ts';

const MINUTES_LASTING = 5;

/** Keeps what a device is asked to sign; returns its id. `staffId` is null where it tells who signs in. */
export async function keepChallenge(
  database: Database,
  challenge: string,
  staffId: string | null,
  now: Date,
): Promise<string> {
  const { id } = await database
    .insertInto('staff_challenges')
    .values({
      challenge,
      staff_id: staffId,
      expires_at: new Date(now.getTime() + MINUTES_LASTING * 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes a challenge away, whatever becomes of it; null for one that was used, is over, or is another’s. */
export async function takeChallenge(
  database: Database,
  id: string,
  staffId: string | null,
  now: Date,
): Promise<string | null> {
  if (!isUuid(id)) return null;
  const row = await database
    .deleteFrom('staff_challenges')
    .where('id', '=', id)
    .where('staff_id', 'is not distinct from', staffId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge ?? null;
}
