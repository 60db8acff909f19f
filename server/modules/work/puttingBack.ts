import { WORK_KINDS } from '@towpath/contracts/api/staffWork.ts';
import { mayHaveWork } from '@towpath/domain/people/workPermissions.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { noteStaff } from '../staff/log.ts';
import type { Hand, ReleaseWork } from '../staff/memberChanges.ts';
import type { OnClaim } from './claims.ts';
import type { words } from './words.ts';

/** Why work that somebody has is put back on the list: as who puts it back says, or by what became of who had it. */
export type WhyPutBack = keyof typeof words.putBackFromYou;

/**
 * Puts work that a member has back on the list, whoever does, and writes that down. Nothing changes where they do not have
 * it by now.
 *
 * @returns whether it was put back
 */
export async function putBackFrom(
  trx: DatabaseTransaction,
  { workId, memberId, why }: { readonly workId: string; readonly memberId: string; readonly why: WhyPutBack },
  hand: Hand,
  onClaim: OnClaim,
): Promise<boolean> {
  const { at, staffId } = hand;
  const given = await trx
    .updateTable('work_items')
    .set({
      state: 'open',
      taken_by: null,
      taken_at: null,
      put_back_from: memberId,
      put_back_by: staffId,
      put_back_why: why,
    })
    .where('id', '=', workId)
    .where('state', '=', 'taken')
    .where('taken_by', '=', memberId)
    .returning('customer_id')
    .executeTakeFirst();
  if (!given) return false;
  const by = hand.staffId === null ? { by: hand.by } : {};
  await noteStaff(trx, {
    kind: 'work put back',
    at,
    staffId,
    customerId: given.customer_id,
    ...(hand.staffId === null ? {} : { network: hand.network }),
    facts: { work: workId, from: memberId, why, ...by },
  });
  await onClaim(trx, { workId, staffId: null, at });
  return true;
}

/**
 * What a member has taken and may not have any more goes back to the list, with what it is about: who is in a chat waits
 * for another of us.
 *
 * @param stopsChats says that a member takes no chats any more
 */
export function releasingWork({
  onClaim,
  stopsChats,
}: {
  readonly onClaim: OnClaim;
  readonly stopsChats: (trx: DatabaseTransaction, staffId: string) => Promise<void>;
}): ReleaseWork {
  return async (trx, { memberId, permissions, why }, hand) => {
    const taken = await trx
      .selectFrom('work_items')
      .select(['id', 'kind', 'last_outcome'])
      .where('state', '=', 'taken')
      .where('taken_by', '=', memberId)
      .orderBy('id')
      .execute();
    for (const { id: workId, kind, last_outcome } of taken) {
      const known = WORK_KINDS.find(one => one === kind);
      if (known && mayHaveWork(permissions, known, last_outcome)) continue;
      await putBackFrom(trx, { workId, memberId, why }, hand, onClaim);
    }
    if (!permissions.includes('chat')) await stopsChats(trx, memberId);
  };
}
