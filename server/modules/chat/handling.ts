import type { ChatOutcome } from '@towpath/contracts/api/staffChat.ts';
import type { Deps } from '../../deps.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { noteStaff } from '../staff/log.ts';
import { staffNames } from '../staff/members.ts';
import { giveBack, take as takeWork } from '../work/claims.ts';
import { workIdOf } from '../work/workItems.ts';
import { thoseHere } from './presence.ts';
import { type Conversation, holdConversation, isOwed } from './repository.ts';
import type { ChatHours } from './states.ts';
import { words } from './words.ts';
import { workAbout } from './workAbout.ts';
import { claimConversation, endConversation, settleOwed, waitForAnother } from './workList.ts';

type By = { readonly staffId: string; readonly network: Buffer };

/** How conversations go from hand to hand: each time with the work that they are on the list. */
export function createHandling({
  database,
  clock,
  hours,
}: Pick<Deps, 'database' | 'clock'> & { readonly hours: ChatHours | null }) {
  /** Holds a conversation and the work that it is. Throws NOT_FOUND. */
  async function hold(trx: DatabaseTransaction, chatId: string) {
    const conversation = isUuid(chatId) ? await holdConversation(trx, chatId) : undefined;
    const workId = conversation && (await workIdOf(trx, workAbout(conversation)));
    if (!conversation || workId === undefined) throw new ApiError('NOT_FOUND');
    return { conversation, workId, customerId: conversation.customerId };
  }

  /**
   * Takes a chat that waits; to whoever has it already, taking it again changes nothing.
   *
   * @throws ApiError NOT_FOUND, or WORK_IS_TAKEN with who has it
   */
  async function take(chatId: string, { staffId, network }: By): Promise<void> {
    const at = clock.now();
    const by = await database.transaction().execute(async trx => {
      const { conversation, workId, customerId } = await hold(trx, chatId);
      if (isOver(conversation)) throw new ApiError('NOT_FOUND');
      const claim = await takeWork(trx, { workId, staffId, at });
      if (claim.isNew) {
        await claimConversation(trx, conversation, staffId);
        const facts = { work: workId };
        await noteStaff(trx, { kind: 'work taken', at, staffId, customerId, network, facts });
      }
      return claim.by;
    });
    if (by === null) throw new ApiError('NOT_FOUND');
    if (by !== staffId) {
      const name = (await staffNames(database, [by])).get(by);
      throw new ApiError('WORK_IS_TAKEN', name === undefined ? {} : { message: words.takenBy(name) });
    }
  }

  /** Holds a conversation that somebody has. Throws NOT_FOUND, or CHAT_HAS_ENDED. */
  async function holdMine(trx: DatabaseTransaction, chatId: string, staffId: string) {
    const held = await hold(trx, chatId);
    if (held.conversation.takenBy !== staffId) throw new ApiError('NOT_FOUND');
    return held;
  }

  /**
   * Gives a chat to somebody else, or with null back to the list.
   *
   * @throws ApiError NOT_FOUND where they do not have it, or the other takes no chats; CHAT_HAS_ENDED
   */
  async function handOver(
    chatId: string,
    { staffId, network, to }: By & { readonly to: string | null },
  ): Promise<void> {
    const at = clock.now();
    if (to !== null && !(await thoseHere(database, at)).some(({ id }) => id === to)) {
      throw new ApiError('NOT_FOUND');
    }
    await database.transaction().execute(async trx => {
      const { conversation, workId, customerId } = await holdMine(trx, chatId, staffId);
      if (isOver(conversation)) throw new ApiError('CHAT_HAS_ENDED');
      await giveBack(trx, { workId, staffId });
      // They may have ended in this moment, or take no chats any more.
      if (to !== null && (await takeWork(trx, { workId, staffId: to, at })).by !== to) {
        throw new ApiError('NOT_FOUND');
      }
      await claimConversation(trx, conversation, to);
      if (to === null) await waitForAnother(trx, conversation, { at, hours });
      const facts = { work: workId, to: to ?? 'the list' };
      await noteStaff(trx, { kind: 'chat handed over', at, staffId, customerId, network, facts });
    });
  }

  /** Ends a conversation; one that has ended stays as it is. Throws NOT_FOUND. */
  async function end(chatId: string, { staffId, network }: By): Promise<void> {
    const at = clock.now();
    await database.transaction().execute(async trx => {
      const { conversation, workId, customerId } = await holdMine(trx, chatId, staffId);
      if (conversation.state === 'ended') return;
      await endConversation(trx, conversation, { by: 'adviser', at });
      const facts = { work: workId };
      await noteStaff(trx, { kind: 'chat ended', at, staffId, customerId, network, facts });
    });
  }

  /**
   * Says what came of one that ended before worrying words in it were answered, and takes it off the work list.
   *
   * @throws ApiError NOT_FOUND where they do not have it, or it waits for nobody any more
   */
  async function settle(
    chatId: string,
    { staffId, network, outcome }: By & { readonly outcome: ChatOutcome },
  ): Promise<void> {
    const at = clock.now();
    await database.transaction().execute(async trx => {
      const { conversation, workId, customerId } = await holdMine(trx, chatId, staffId);
      if (!isOwed(conversation)) throw new ApiError('NOT_FOUND');
      await settleOwed(trx, conversation, { outcome, at });
      const facts = { work: workId, outcome };
      await noteStaff(trx, { kind: 'chat followed up', at, staffId, customerId, network, facts });
    });
  }

  return { take, handOver, end, settle };
}

/** Whether it waits for none of us any more. */
function isOver(conversation: Conversation): boolean {
  return conversation.state === 'ended' && !isOwed(conversation);
}
