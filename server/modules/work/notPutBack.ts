import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { staffNames } from '../staff/members.ts';
import { words } from './words.ts';
import { WAITING } from './workItems.ts';

/**
 * Refuses somebody who goes on with waiting work that was put back from them, with who did and why, or who has it since.
 *
 * @throws ApiError WORK_IS_TAKEN
 */
export async function requireNotPutBack(
  on: Database | DatabaseTransaction,
  { workId, staffId }: { readonly workId: string; readonly staffId: string },
): Promise<void> {
  const row = await on
    .selectFrom('work_items')
    .select(['taken_by', 'put_back_by', 'put_back_why'])
    .where('id', '=', workId)
    .where('state', 'in', WAITING)
    .where('put_back_from', '=', staffId)
    .executeTakeFirst();
  if (!row) return;
  const by = row.taken_by ?? row.put_back_by;
  const name = by === null ? undefined : (await staffNames(on, [by])).get(by);
  const message =
    row.taken_by === null ? putBackText(name ?? null, row.put_back_why) : words.takenBy(name ?? '');
  throw new ApiError('WORK_IS_TAKEN', { message });
}

/** For whoever had it: who put it back, and why. @param by their name; null where it was by a command */
export function putBackText(by: string | null, why: string | null): string {
  const reasons: Readonly<Record<string, string>> = words.putBackFromYou;
  return words.putBack(by, reasons[why ?? ''] ?? '');
}
