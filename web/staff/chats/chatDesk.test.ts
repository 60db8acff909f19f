// @vitest-environment happy-dom
import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { StaffChat, staffChats } from '@towpath/contracts/api/staffChat.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../../testing/apiServer.ts';
import { standAt } from '../../testing/pageAddress.ts';
import { ChatDesk } from './chatDesk.ts';
import { ordered, waitedMinutes } from './order.ts';
import { unsentOf } from './unsent.ts';

const chat = (id: string, change: Partial<StaffChat> = {}): StaffChat => ({
  id,
  state: 'waiting',
  isMine: false,
  customerId: null,
  name: null,
  begunAt: `2026-11-24T09:0${id}:00.000Z`,
  isOwed: false,
  waitsSince: null,
  dueAt: null,
  silentHours: null,
  danger: 0,
  lastSequence: 1,
  readUpTo: 0,
  readByPersonUpTo: 0,
  isPersonTyping: false,
  last: null,
  ...change,
});

/** What the list says, as it was when it was asked, and what lets it arrive; what the stream says. */
let list: StaffChat[];
let arrive: () => void;
let events: unknown[];
let server: Awaited<ReturnType<typeof startApiServer>>;
let desk: ChatDesk;
beforeAll(async () => {
  server = await startApiServer(async ({ method, url }) => {
    if (url === '/staff/api/chat-events') {
      return { body: events.map(event => `data: ${JSON.stringify(event)}\n\n`).join('') };
    }
    if (url !== '/staff/api/chats' || method !== 'GET') return { status: 204 };
    const asked: AnswerOf<typeof staffChats> = {
      isTaking: false,
      goalMinutes: 3,
      chats: list,
      readyReplies: [],
    };
    await new Promise<void>(resolve => {
      arrive = resolve;
    });
    return { body: asked };
  });
  standAt(server.base);
});
afterAll(() => server.stop());
beforeEach(() => {
  list = [];
  events = [];
  arrive = () => undefined;
  server.received.length = 0;
  desk = new ChatDesk(unsentOf('jo@towpath.example'), () => undefined);
});
afterEach(() => desk.stop());

/** Begins to read the list, and ends once the server has made its answer, which has not arrived. */
async function begunToRead() {
  const asked = server.received.length;
  const reading = desk.readList();
  await vi.waitFor(() => expect(server.received.length).toBe(asked + 1));
  return async () => {
    arrive();
    await reading;
  };
}

/** The chats of the desk, each with its latest message. */
const shown = () => desk.state().chats?.map(({ id, lastSequence }) => `${id}: ${lastSequence}`);

describe('a list that arrives late', () => {
  it('does not undo that an adviser takes chats, which they said while it was on its way (PT-609)', async () => {
    const read = await begunToRead();
    await desk.take(true);
    await read();
    expect(desk.state().isTaking).toBe(true);
  });

  it('says whether they take chats where they said nothing meanwhile (PT-609)', async () => {
    await desk.take(true);
    const read = await begunToRead();
    await read();
    expect(desk.state().isTaking).toBe(false);
  });

  it('leaves what was heard meanwhile as it was heard, and what went stays gone (PT-609)', async () => {
    list = [chat('1'), chat('2'), chat('3')];
    const first = await begunToRead();
    await first();
    expect(shown()).toEqual(['1: 1', '2: 1', '3: 1']);
    const again = await begunToRead();
    events = [
      { type: 'chat', chat: chat('2', { lastSequence: 5 }) },
      { type: 'gone', chatId: '3' },
      { type: 'chat', chat: chat('4') },
    ];
    void desk.start();
    await vi.waitFor(() => expect(shown()).toEqual(['1: 1', '2: 5', '4: 1']));
    await again();
    expect(shown()).toEqual(['1: 1', '2: 5', '4: 1']);
  });
});

describe('a chat that goes on after its end', () => {
  it('waits since then, behind those who have waited longer (PT-615)', () => {
    const now = new Date('2026-11-24T10:10:00.000Z');
    const again = chat('1', { waitsSince: '2026-11-24T10:08:00.000Z' });
    const other = chat('2', { waitsSince: '2026-11-24T10:03:00.000Z' });
    expect(ordered([again, other])).toEqual([other, again]);
    expect([again, other].map(one => waitedMinutes(one, now))).toEqual([2, 7]);
  });
});
