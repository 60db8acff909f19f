import type { LineRead } from '@towpath/contracts/api/budget.ts';
import { penceOf } from '@towpath/domain/values/pence.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { StoredEntry } from './repository.ts';
import { words } from './words.ts';

/** What a line holds; money in pence. */
type Line = Pick<StoredEntry, 'typeId' | 'amount' | 'frequencyId' | 'deviationReasonId'>;

/** The lines of a part: as they were read, as they are sent, and as they stand. */
type Lines = {
  readonly was: readonly LineRead[];
  readonly sent: readonly StoredEntry[];
  readonly now: readonly StoredEntry[];
};

/**
 * The lines to store, so that nothing that one of us put right since they were read is overwritten unseen: where the
 * person left such a line as they had read it, it stays as it stands. What they changed themselves meanwhile, in
 * another tab, gives way to what they send last, as ever.
 *
 * @throws ApiError CHANGED_SINCE_READ at the lines that both changed, and not to the same
 */
export async function keepPutRight(
  trx: DatabaseTransaction,
  place: { readonly customerId: string; readonly categoryId: number },
  { was, sent, now }: Lines,
): Promise<readonly StoredEntry[]> {
  const read = was.map(line => ({ ...line, amount: penceOf(line.amount ?? 0) }));
  const of = <One extends Line>(lines: readonly One[], typeId: number) =>
    lines.find(one => one.typeId === typeId);
  const typeIds = [...new Set([...now, ...read].map(({ typeId }) => typeId))];
  const moved = typeIds.filter(
    typeId => !holdsSame(of(read, typeId), of(now, typeId)) && !holdsSame(of(sent, typeId), of(now, typeId)),
  );
  if (moved.length === 0) return sent;
  const ours = await lastPutRightByUs(trx, place, moved);
  const overwritten = ours.filter(typeId => !holdsSame(of(sent, typeId), of(read, typeId)));
  if (overwritten.length > 0) {
    const fields = overwritten.map(typeId => ({ field: `lines.${typeId}`, message: words.refused.putRight }));
    throw new ApiError('CHANGED_SINCE_READ', { fields });
  }
  const isOurs = new Set(ours);
  const kept = now.filter(({ typeId }) => isOurs.has(typeId));
  return [...sent.filter(({ typeId }) => !isOurs.has(typeId)), ...kept].toSorted(
    (a, b) => a.typeId - b.typeId,
  );
}

/** Whether two lines come to the same. One that is not there holds nothing, and how often nothing comes is all one. */
function holdsSame(one: Line | undefined, other: Line | undefined): boolean {
  const sum = one?.amount ?? 0;
  if (sum !== (other?.amount ?? 0)) return false;
  if ((one?.deviationReasonId ?? null) !== (other?.deviationReasonId ?? null)) return false;
  return sum === 0 || one?.frequencyId === other?.frequencyId;
}

/** Those of the lines that an adviser was the last to change. */
async function lastPutRightByUs(
  trx: DatabaseTransaction,
  { customerId, categoryId }: { readonly customerId: string; readonly categoryId: number },
  typeIds: readonly number[],
): Promise<readonly number[]> {
  const changes = await trx
    .selectFrom('budget_changes')
    .select(['old', 'new', 'made_by'])
    .where('customer_id', '=', customerId)
    .where('category_id', '=', categoryId)
    .orderBy('id', 'desc')
    .execute();
  const lineIn = (lines: unknown, typeId: number) =>
    (lines as readonly Line[] | null)?.find(one => one.typeId === typeId);
  return typeIds.filter(
    typeId =>
      changes.find(change => !holdsSame(lineIn(change.old, typeId), lineIn(change.new, typeId)))?.made_by ===
      'adviser',
  );
}
