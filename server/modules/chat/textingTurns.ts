import { isSafeNow } from '@towpath/domain/people/safeContact.ts';
import { type FirstWords, outlivesEnd, turnTextNow } from '@towpath/domain/people/turnText.ts';
import type { Deps } from '../../deps.ts';
import { DoesNotOpen } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { RecurringJob } from '../../platform/jobs/recurringJobs.ts';
import { londonHour } from '../../platform/time/londonHour.ts';
import { toldSafeContact } from '../account/safeContact.ts';
import { addTextNotice, type NoticeKind } from '../account/textNotices.ts';
import {
  type Conversation,
  changeConversation,
  conversationById,
  holdConversation,
  latestConversation,
} from './repository.ts';
import { openTurnNumber } from './turnNumber.ts';
import { NO_TURN_TEXT, TURN_TEXT } from './turnTextOf.ts';
import { turnTextValues } from './turnTexts.ts';

const EVERY_SECONDS = 60;

type SettlingDeps = Pick<Deps, 'database' | 'clock'> & {
  readonly seal: Seal;
  readonly afterSeconds: number;
};

/**
 * Texts those who asked for it and have not looked at what an adviser wrote, each once, at a time that is safe. The wish
 * becomes a message that waits to be sent in one transaction, so a process that is killed loses none.
 *
 * @param sendTexts sends what waits
 */
export function textingTurns(deps: SettlingDeps & { readonly sendTexts: () => Promise<void> }): RecurringJob {
  return {
    name: 'text whose turn it is',
    everySeconds: EVERY_SECONDS,
    async work() {
      let isOne = false;
      for (const id of await wishes(deps.database)) {
        if (await settleTurnText(deps, id)) isOne = true;
      }
      if (isOne) await deps.sendTexts();
    },
  };
}

/** The conversations in which somebody waits for a text. */
async function wishes(database: Database): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('chat_conversations')
    .select('id')
    .where('sealed_number', 'is not', null)
    .orderBy('number')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Ends the wish in a conversation where it is pointless, as once its person has read an answer, or where its message is to
 * go: then true.
 */
export async function settleTurnText(
  { database, clock, seal, afterSeconds }: SettlingDeps,
  id: string,
): Promise<boolean> {
  return database.transaction().execute(async trx => {
    const conversation = await holdConversation(trx, id);
    // It may have been taken back in this moment.
    if (!conversation || conversation.textFrom === null) return false;
    const { customerId, personRead, textFrom, endedAt, endedBy } = conversation;
    const now = clock.now();
    const times = (await toldSafeContact(trx, customerId))?.times ?? [];
    const { day, hour } = londonHour(now);
    const first = await firstWords(trx, conversation, textFrom);
    const isSafe = isSafeNow(times, day, hour);
    const ended = endedAt && { by: endedBy, at: endedAt };
    const to = (await isShown(trx, conversation))
      ? turnTextNow(first, { readUpTo: personRead, ended, afterSeconds, isSafe, now })
      : 'done';
    if (to === 'wait') return false;
    await changeConversation(trx, conversation, NO_TURN_TEXT);
    const phone = openTurnNumber(seal, conversation);
    if (to === 'done' || phone === null || phone instanceof DoesNotOpen) return false;
    await addTextNotice(trx, { customerId, kind: TURN_TEXT, about: id, phone, times }, now);
    return true;
  });
}

/** Whether its person is shown a conversation: with a later one, one that has ended is shown no more. */
async function isShown(
  on: Database | DatabaseTransaction,
  { customerId, id, state }: Conversation,
): Promise<boolean> {
  return state !== 'ended' || (await latestConversation(on, customerId))?.id === id;
}

/** What an adviser wrote first after a place. */
export async function firstWords(
  on: Database | DatabaseTransaction,
  { customerId, id }: Pick<Conversation, 'customerId' | 'id'>,
  after: number,
): Promise<FirstWords | undefined> {
  return on
    .selectFrom('chat_messages')
    .select(['sequence', 'sent_at as at'])
    .where('customer_id', '=', customerId)
    .where('conversation_id', '=', id)
    .where('sender', '=', 'adviser')
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
}

/** What belongs to that text message: it is pointless once they have read what was written, or ended the conversation. */
export function turnTextNotice({ publicUrl }: { readonly publicUrl: string }): NoticeKind {
  return {
    async isWanted(database, customerId, about) {
      const conversation = about === null ? undefined : await conversationById(database, about);
      if (conversation?.customerId !== customerId || !(await isShown(database, conversation))) return false;
      const { state, endedBy: by, personRead: readUpTo } = conversation;
      const first = await firstWords(database, conversation, readUpTo);
      return state === 'ended' ? outlivesEnd(first, { by, readUpTo }) : first !== undefined;
    },
    values: async () => turnTextValues({ publicUrl }),
    sent: async () => undefined,
    gaveUp: async () => undefined,
  };
}
