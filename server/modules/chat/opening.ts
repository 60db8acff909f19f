import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import {
  beginConversation,
  type Conversation,
  holdConversation,
  holdOpen,
  latestConversation,
  takeTurn,
} from './repository.ts';
import { type ChatHours, dueOf } from './states.ts';
import { goOn } from './workList.ts';

type Opening = { readonly of: string | undefined; readonly hours: ChatHours; readonly at: Date };

/**
 * The open conversation of a person, held. Where there is none, `of` goes on if it ended unseen, and otherwise one is
 * begun. Of several tries at once one does so. Throws UNAVAILABLE where others began and ended one in this moment.
 */
export async function openOf(
  trx: DatabaseTransaction,
  customerId: string,
  { of, hours, at }: Opening,
): Promise<Conversation> {
  const open = await holdOpen(trx, customerId);
  if (open) return open;
  await takeTurn(trx, customerId);
  const conversation =
    (await holdOpen(trx, customerId)) ??
    (await unseenEnd(trx, customerId, { of, hours, at })) ??
    (await beginConversation(trx, { customerId, at, dueAt: dueOf(hours, at) })) ??
    (await holdOpen(trx, customerId));
  // Begun and ended by others in this moment.
  if (!conversation) throw new ApiError('UNAVAILABLE');
  return conversation;
}

/** The conversation whose end a person has not seen, which goes on; undefined where it is not theirs, or not their latest. */
async function unseenEnd(
  trx: DatabaseTransaction,
  customerId: string,
  { of, hours, at }: Opening,
): Promise<Conversation | undefined> {
  const latest = await latestConversation(trx, customerId);
  if (of === undefined || latest?.id !== of) return undefined;
  const held = await holdConversation(trx, of);
  if (held?.customerId !== customerId || held.state !== 'ended') return undefined;
  await goOn(trx, held, { at, dueAt: dueOf(hours, at) });
  return holdConversation(trx, of);
}
