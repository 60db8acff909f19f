import type { Reading } from '../../platform/watching/readings.ts';

/** Chats that wait for an adviser, and how long the one has waited who has waited longest. */
export const waitingChatsReading: Reading = {
  name: 'chats',
  freshSeconds: 15,
  gauges: [
    { name: 'chats_waiting', help: 'chats that wait for an adviser' },
    { name: 'chats_oldest_waiting_seconds', help: 'since when the oldest of them waits; 0 for none' },
  ],
  async read({ database, now }) {
    const row = await database
      .selectFrom('chat_conversations')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('begun_at').as('oldest')])
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    const waited = row.oldest ? (now.getTime() - row.oldest.getTime()) / 1000 : 0;
    return [
      { gauge: 'chats_waiting', value: Number(row.count) },
      { gauge: 'chats_oldest_waiting_seconds', value: Math.max(0, waited) },
    ];
  },
};
