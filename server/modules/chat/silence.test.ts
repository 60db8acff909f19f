import { endChat, myChat } from '@towpath/contracts/api/chat.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chattingIn, say, streamOf } from '../../testing/chatting.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { endingOfSilentChats } from './silence.ts';

let test: TestApp;
let url: string;
beforeAll(async () => {
  test = await createTestApp();
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());
const { send, waiting, talking } = chattingIn(() => test);

const HOUR = 60 * 60 * 1000;
const endSilent = (silentHours = 24) => endingOfSilentChats({ ...test, silentHours }).work();

async function workOf(chatId: string) {
  return test.database
    .selectFrom('work_items')
    .select(['state', 'last_outcome as outcome'])
    .where('subject', '=', chatId)
    .executeTakeFirstOrThrow();
}

it('a chat in which an adviser wrote last ends once nobody has written for as long as the operator says, for both sides, and leaves the list (PT-432)', async () => {
  const { person, chatId, jo, reply } = await talking();
  await reply('Is there anything else?');
  const heard = await streamOf(person, url);
  test.clock.forward(24 * HOUR - 1000);
  await endSilent();
  expect((await person.call(myChat, {})).answer.conversation).toMatchObject({ state: 'with adviser' });
  test.clock.forward(1000);
  await endSilent();
  await endSilent();
  const { conversation } = (await person.call(myChat, {})).answer;
  expect(conversation).toMatchObject({
    state: 'ended',
    silentHours: 24,
    endedAt: test.clock.now().toISOString(),
  });
  await expect
    .poll(() =>
      heard.events.flatMap(event => (event.type === 'state' ? [event.state.conversation] : [])).at(-1),
    )
    .toMatchObject({ state: 'ended', silentHours: 24 });
  heard.drop();
  expect(await workOf(chatId)).toEqual({ state: 'done', outcome: 'ended by silence' });
  // Their sign-in has ended in a day: what they see is what another finds who signs in as them.
  test.clock.forward(-24 * HOUR);
  expect((await send('GET', `/chats/${chatId}`, undefined, jo.cookie)).body.chat).toMatchObject({
    state: 'ended',
    silentHours: 24,
  });
  expect((await reply('Still there?')).status).toBe(409);
  // They can write again any time.
  const again = (await say(person, 'Yes, one thing')).answer;
  expect(again.message.sequence).toBe(1);
  expect(again.conversationId).not.toBe(chatId);
  expect(await workOf(again.conversationId)).toMatchObject({ state: 'open' });
});

it('a chat in which the person has the last word stays, and so does its work, whoever has it (PT-433)', async () => {
  const unread = await waiting('Is somebody there?');
  const unanswered = await talking('Hello');
  await unanswered.reply('Hello');
  await say(unanswered.person, 'What happens to my car?');
  const givenBack = await talking('Hello');
  await givenBack.reply('A colleague will write to you.');
  await send('POST', `/chats/${givenBack.chatId}/hand-over`, { to: null }, givenBack.jo.cookie);
  test.clock.forward(30 * 24 * HOUR);
  await endSilent();
  for (const { person, chatId, state } of [
    { ...unread, state: 'open' },
    { ...unanswered, state: 'taken' },
    { ...givenBack, state: 'open' },
  ]) {
    expect(await workOf(chatId)).toEqual({ state, outcome: null });
    // Their credential, too, has an end.
    test.clock.forward(-30 * 24 * HOUR);
    expect((await person.call(myChat, {})).answer.conversation?.state).not.toBe('ended');
    test.clock.forward(30 * 24 * HOUR);
  }
});

it('a chat that somebody ended says nothing of silence, and the time is the operator’s (PT-432)', async () => {
  const ended = await talking();
  await ended.reply('Hello');
  await ended.person.call(endChat, {});
  const { person, reply } = await talking();
  await reply('Hello');
  test.clock.forward(2 * HOUR);
  await endSilent(2);
  expect((await ended.person.call(myChat, {})).answer.conversation).toMatchObject({ silentHours: null });
  expect((await person.call(myChat, {})).answer.conversation).toMatchObject({
    state: 'ended',
    silentHours: 2,
  });
});
