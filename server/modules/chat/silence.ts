import { silentSince } from '@towpath/domain/people/chatSilence.ts';
import type { Deps } from '../../deps.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { RecurringJob } from '../../platform/jobs/recurringJobs.ts';
import { holdConversation } from './repository.ts';
import { endConversation } from './workList.ts';

const EVERY_SECONDS = 600;

/**
 * Ends each conversation in which an adviser wrote last and nobody has written for so many hours. Where the person had
 * the last word, or nobody has it, it stays on the work list: they wait for us.
 */
export function endingOfSilentChats({
  database,
  clock,
  silentHours,
}: Pick<Deps, 'database' | 'clock'> & { readonly silentHours: number }): RecurringJob {
  return {
    name: 'end silent chats',
    everySeconds: EVERY_SECONDS,
    async work() {
      const at = clock.now();
      const before = silentSince(at, silentHours);
      for (const { id } of await silentChats(database, before)) {
        await database.transaction().execute(async trx => {
          const conversation = await holdConversation(trx, id);
          // Somebody may have written, or ended it, in this moment.
          const [isStill] = conversation ? await silentChats(trx, before, id) : [];
          if (conversation && isStill) await endConversation(trx, conversation, { silentHours, at });
        });
      }
    },
  };
}

/** Conversations that somebody of the staff has, and wrote in last, before a moment; all of them, or one. */
function silentChats(on: Database | DatabaseTransaction, before: Date, id?: string) {
  return on
    .selectFrom('chat_conversations as chat')
    .innerJoin('chat_messages as last', join =>
      join
        .onRef('last.customer_id', '=', 'chat.customer_id')
        .onRef('last.conversation_id', '=', 'chat.id')
        .onRef('last.sequence', '=', 'chat.last_sequence'),
    )
    .select('chat.id')
    .where('chat.state', '=', 'with adviser')
    .where('last.sender', '=', 'adviser')
    .where('last.sent_at', '<=', before)
    .$if(id !== undefined, query => query.where('chat.id', '=', id ?? ''))
    .orderBy('chat.number')
    .execute();
}
