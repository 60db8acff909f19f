import { randomUUID } from 'node:crypto';
import { endChat, myChat, myChatMessages } from '@towpath/contracts/api/chat.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readStream } from '../../testing/chatStream.ts';
import {
  chattingIn,
  messagesIn,
  say,
  sayIn,
  staffStreamOf,
  streamOf,
  textsOf,
} from '../../testing/chatting.ts';
import { guest, type Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { firstAnswers } from './firstAnswers.ts';
import { endingOfSilentChats } from './silence.ts';

let test: TestApp;
let url: string;
beforeAll(async () => {
  test = await createTestApp();
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());
const { send, member, waiting, talking } = chattingIn(() => test);

const HOUR = 60 * 60 * 1000;
const GOAL = 3 * 60 * 1000;
const FIRST = 'They are at the door';
const MISSED = 'Do not let the bailiffs in. Ring me back before noon.';
const LATE = 'I am in a tunnel';

/** Every piece of work that was ever made of a person’s chats. */
const workOf = ({ customerId }: Person) =>
  test.database
    .selectFrom('work_items')
    .select(['subject', 'state', 'taken_by as by', 'last_outcome as outcome', 'due_at as dueAt', 'danger'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'chat')
    .execute();

const conversationsOf = ({ customerId }: Person) =>
  test.database
    .selectFrom('chat_conversations')
    .select(['id', 'state', 'ended_by', 'ended_at', 'silent_hours', 'due_at'])
    .where('customer_id', '=', customerId)
    .execute();

const conversationOf = async (person: Person) => (await person.call(myChat, {})).answer.conversation;

/** A chat in which an adviser wrote something that its person has not seen, and ended it. */
async function endedUnseen() {
  const chat = await talking(FIRST);
  await chat.reply(MISSED);
  expect((await send('POST', `/chats/${chat.chatId}/end`, undefined, chat.jo.cookie)).status).toBe(204);
  return chat;
}

async function listed(chatId: string, { cookie }: { readonly cookie: string }) {
  const { chats } = (await send('GET', '/chats', undefined, cookie)).body;
  return (chats as { id: string }[]).find(({ id }) => id === chatId);
}

it('a chat that an adviser ended while its person was away goes on with what they wrote meanwhile, and they read what they missed, in order and once (PT-614)', async () => {
  const { person, chatId } = await endedUnseen();
  const { answer } = await sayIn(person, chatId, LATE);
  expect(answer).toMatchObject({ conversationId: chatId, message: { sequence: 3 } });
  const missed = (await person.call(myChatMessages, { query: { after: '1', of: chatId } })).answer;
  expect(textsOf(missed.messages)).toEqual([MISSED, LATE]);
  expect(missed.state.conversation).toMatchObject({
    id: chatId,
    state: 'waiting',
    adviser: null,
    endedAt: null,
    silentHours: null,
    ahead: 0,
  });
  // Also after a reload, which has nothing.
  const all = (await person.call(myChatMessages, { query: { after: '0' } })).answer;
  expect(textsOf(all.messages)).toEqual([FIRST, MISSED, LATE]);
  const heard = await readStream(`${url}/api/core/chat/mine/events?after=1&of=${chatId}&lasts=0`, {
    authorization: person.authorization,
  });
  await expect.poll(() => textsOf(messagesIn(heard.events))).toEqual([MISSED, LATE]);
  heard.drop();
  expect(await conversationsOf(person)).toMatchObject([{ ended_by: null, ended_at: null }]);
});

it('a chat that goes on after its end is one piece of work, for anybody and due like a new one, and gone from whoever had it (PT-615)', async () => {
  const { person, chatId, jo, reply } = await endedUnseen();
  const sam = await member();
  const heard = await staffStreamOf(jo, url);
  expect(await workOf(person)).toMatchObject([{ state: 'done', outcome: 'ended by adviser' }]);
  test.clock.forward(HOUR / 6);
  await sayIn(person, chatId, LATE);
  const dueAt = new Date(test.clock.now().getTime() + GOAL);
  expect(await workOf(person)).toMatchObject([
    { subject: chatId, state: 'open', by: null, outcome: null, dueAt },
  ]);
  for (const one of [jo, sam]) {
    expect(await listed(chatId, one)).toMatchObject({
      state: 'waiting',
      isMine: false,
      name: null,
      waitsSince: test.clock.now().toISOString(),
      dueAt: dueAt.toISOString(),
    });
  }
  await expect
    .poll(() => heard.events.flatMap(event => (event.type === 'chat' ? [event.chat] : [])).at(-1))
    .toMatchObject({ id: chatId, state: 'waiting', isMine: false });
  heard.drop();
  expect((await reply('Are you there?')).status).toBe(404);
  expect((await send('POST', `/chats/${chatId}/take`, undefined, sam.cookie)).status).toBe(204);
  const { body } = await send('GET', `/chats/${chatId}`, undefined, sam.cookie);
  expect(textsOf(body.messages)).toEqual([FIRST, MISSED, LATE]);
  await send('POST', `/chats/${chatId}/end`, undefined, sam.cookie);
  expect(await workOf(person)).toMatchObject([{ state: 'done', outcome: 'ended by adviser' }]);
  test.clock.forward(-HOUR / 6);
});

it('what a chat that goes on counts in the figures is its first answer, by when that was promised (PT-615)', async () => {
  const { person, chatId, jo, reply } = await talking(FIRST);
  const begun = test.clock.now();
  test.clock.forward(2 * GOAL);
  await reply(MISSED);
  await send('POST', `/chats/${chatId}/end`, undefined, jo.cookie);
  await sayIn(person, chatId, LATE);
  const answers = await firstAnswers(test.database)
    .where('chat_messages.customer_id', '=', person.customerId)
    .execute();
  expect(answers).toMatchObject([{ at: test.clock.now(), due_at: new Date(begun.getTime() + GOAL) }]);
  test.clock.forward(-2 * GOAL);
});

it('a chat that ended by silence goes on with a message that was not sent, while its person looks on (PT-614)', async () => {
  const { person, chatId, reply } = await talking(FIRST);
  await reply(MISSED);
  test.clock.forward(24 * HOUR);
  await endingOfSilentChats({ ...test, silentHours: 24 }).work();
  expect(await conversationOf(person)).toMatchObject({ state: 'ended', silentHours: 24 });
  test.clock.forward(-24 * HOUR);
  const heard = await streamOf(person, url, 2);
  await sayIn(person, chatId, LATE);
  await expect.poll(() => textsOf(messagesIn(heard.events))).toEqual([LATE]);
  expect(
    heard.events.flatMap(event => (event.type === 'state' ? [event.state.conversation] : [])).at(-1),
  ).toMatchObject({ id: chatId, state: 'waiting', silentHours: null });
  heard.drop();
  expect(await workOf(person)).toMatchObject([{ state: 'open' }]);
});

it('worrying words that were never answered stay one piece of work when their chat goes on, which an answer settles as in any other (PT-615)', async () => {
  const { person, chatId, jo } = await talking('I want to kill myself');
  await send('POST', `/chats/${chatId}/end`, undefined, jo.cookie);
  const [before] = await workOf(person);
  expect(before).toMatchObject({ state: 'taken', danger: 2 });
  test.clock.forward(HOUR);
  await sayIn(person, chatId, 'Is somebody there?');
  test.clock.forward(-HOUR);
  // They wait since those words, not since now.
  expect(await workOf(person)).toEqual([{ ...before, state: 'open', by: null }]);
  expect(await listed(chatId, jo)).toMatchObject({ state: 'waiting', isOwed: false, danger: 2 });
  expect(
    (await send('POST', `/chats/${chatId}/outcome`, { outcome: 'spoke to them' }, jo.cookie)).status,
  ).toBe(404);
  const sam = await member();
  await send('POST', `/chats/${chatId}/take`, undefined, sam.cookie);
  const answer = { clientId: randomUUID(), text: 'I am here. Are you safe?' };
  expect((await send('POST', `/chats/${chatId}/messages`, answer, sam.cookie)).status).toBe(200);
  await send('POST', `/chats/${chatId}/end`, undefined, sam.cookie);
  expect(await workOf(person)).toMatchObject([{ state: 'done', outcome: 'ended by adviser' }]);
});

it('of many messages and tries at once each is there once, and the chat goes on once, also beside one that names none (PT-616)', async () => {
  const { person, chatId } = await endedUnseen();
  const one = randomUUID();
  const said = await Promise.all([
    ...Array.from({ length: 4 }, () => sayIn(person, chatId, LATE, one)),
    sayIn(person, chatId, 'Hello?'),
    sayIn(person, chatId, 'Are you there?'),
  ]);
  expect(new Set(said.map(({ answer }) => answer.conversationId))).toEqual(new Set([chatId]));
  const { messages } = (await person.call(myChatMessages, { query: { after: '0' } })).answer;
  expect(messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(textsOf(messages)).size).toBe(5);
  expect(await workOf(person)).toMatchObject([{ state: 'open' }]);

  for (let round = 0; round < 5; round += 1) {
    const other = await endedUnseen();
    const both = await Promise.all([
      sayIn(other.person, other.chatId, LATE),
      say(other.person, 'Something else'),
    ]);
    expect(both[0].answer.conversationId).toBe(both[1].answer.conversationId);
    const open = (await conversationsOf(other.person)).filter(({ state }) => state !== 'ended');
    expect(open).toHaveLength(1);
    expect((await workOf(other.person)).filter(({ state }) => state === 'open')).toHaveLength(1);
  }
});

it('a message of which the end was seen, or that names another’s chat or an older one, begins a new one (PT-616)', async () => {
  const { person, chatId } = await endedUnseen();
  const stranger = await guest(test);
  const theirs = (await sayIn(stranger, chatId, 'Hello')).answer;
  expect(theirs.conversationId).not.toBe(chatId);
  expect(await conversationOf(person)).toMatchObject({ id: chatId, state: 'ended' });

  const second = (await say(person, 'Something else')).answer;
  expect(second.conversationId).not.toBe(chatId);
  // What is open takes it, whatever it names.
  expect((await sayIn(person, chatId, 'And this')).answer.conversationId).toBe(second.conversationId);
  await person.call(endChat, {});
  const third = (await sayIn(person, chatId, 'And that')).answer;
  expect([chatId, second.conversationId]).not.toContain(third.conversationId);
  expect(third.message.sequence).toBe(1);
});

it('a message that was refused, or had come before its chat ended, opens nothing; nor does what is no id (PT-616)', async () => {
  const { person, chatId } = await waiting(FIRST);
  const clientId = randomUUID();
  await sayIn(person, chatId, LATE, clientId);
  await person.call(endChat, {});
  expect((await sayIn(person, chatId, LATE, clientId)).answer.message.sequence).toBe(2);
  const refused = async (body: Record<string, string>) => {
    const headers = { authorization: person.authorization };
    const payload = { clientId: randomUUID(), text: LATE, of: chatId, ...body };
    return test.app.inject({ method: 'POST', url: '/api/core/chat/mine/messages', headers, payload });
  };
  for (const body of [{ text: ' ' }, { of: 'the one before' }, { of: '' }]) {
    const reply = await refused(body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.code).toBe('VALIDATION_FAILED');
  }
  expect(await conversationOf(person)).toMatchObject({ state: 'ended' });
  expect(await workOf(person)).toMatchObject([{ state: 'cancelled' }]);
});
