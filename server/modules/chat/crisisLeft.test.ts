import { randomUUID } from 'node:crypto';
import { endChat, myChat, myChatMessages } from '@towpath/contracts/api/chat.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chattingIn, say, staffStreamOf, textsOf } from '../../testing/chatting.ts';
import { comingBackIn } from '../../testing/comingBack.ts';
import { walkerFor } from '../../testing/journeyWalk.ts';
import { customer, guest } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { chatsRetained } from './retained.ts';
import { endingOfSilentChats } from './silence.ts';

let test: TestApp;
let url: string;
beforeAll(async () => {
  test = await createTestApp();
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());
const { bringing } = comingBackIn(() => test);
const { send, member, waiting, talking } = chattingIn(() => test);

const WORDS = 'I want to kill myself';
type Listed = { id: string; isOwed: boolean; isMine: boolean };

const work = (chatId: string) =>
  test.database
    .selectFrom('work_items')
    .select(['id', 'state', 'danger', 'last_outcome as outcome', 'taken_by as by'])
    .where('subject', '=', chatId)
    .executeTakeFirstOrThrow();

async function listed(chatId: string, { cookie }: { readonly cookie: string }) {
  const { chats } = (await send('GET', '/chats', undefined, cookie)).body;
  return (chats as Listed[]).find(({ id }) => id === chatId);
}

const settle = (chatId: string, { cookie }: { readonly cookie: string }, outcome = 'spoke to them') =>
  send('POST', `/chats/${chatId}/outcome`, { outcome }, cookie);

it('worrying words that a person leaves unanswered stay on the list, are read by whoever takes them, and go with an outcome alone (PT-480)', async () => {
  const { person, chatId } = await waiting(WORDS);
  const [jo, sam] = [await member(), await member()];
  expect((await person.call(endChat, {})).answer.conversation?.state).toBe('ended');
  expect(await work(chatId)).toMatchObject({ state: 'open', danger: 2, outcome: null });
  expect(await listed(chatId, jo)).toMatchObject({ state: 'ended', isOwed: true, isMine: false, name: null });
  expect((await send('POST', `/chats/${chatId}/take`, undefined, jo.cookie)).status).toBe(204);
  expect((await send('POST', `/chats/${chatId}/take`, undefined, sam.cookie)).status).toBe(409);
  expect(await listed(chatId, sam)).toBeUndefined();
  const { body } = await send('GET', `/chats/${chatId}`, undefined, jo.cookie);
  expect(textsOf(body.messages)).toEqual([WORDS]);
  expect((await send('GET', `/cases/${body.chat.customerId}`, undefined, jo.cookie)).body.flags).toEqual([
    'worrying-words',
  ]);
  // Ending what has ended is no way out of it.
  await send('POST', `/chats/${chatId}/end`, undefined, jo.cookie);
  expect((await work(chatId)).state).toBe('taken');
  expect((await settle(chatId, sam)).status).toBe(404);
  expect((await settle(chatId, jo, 'nothing')).status).toBe(400);
  expect((await settle(chatId, jo)).status).toBe(204);
  expect(await work(chatId)).toMatchObject({ state: 'done', outcome: 'spoke to them' });
  expect(await listed(chatId, jo)).toMatchObject({ isOwed: false });
  expect((await settle(chatId, jo)).status).toBe(404);
  const noted = await test.database
    .selectFrom('staff_log')
    .select('facts')
    .where('customer_id', '=', person.customerId)
    .where('kind', '=', 'chat followed up')
    .execute();
  expect(noted).toMatchObject([{ facts: { outcome: 'spoke to them' } }]);
});

it('what is taken from the work list after such an end goes to whoever took it, and back (PT-480)', async () => {
  const { person, chatId } = await waiting(WORDS);
  await person.call(endChat, {});
  const [jo, sam] = [await member(), await member()];
  const { id } = await work(chatId);
  await send('POST', `/tasks/${id}/take`, undefined, jo.cookie);
  expect(await listed(chatId, jo)).toMatchObject({ isMine: true, isOwed: true });
  await send('POST', `/tasks/${id}/give-back`, undefined, jo.cookie);
  expect(await listed(chatId, sam)).toMatchObject({ isMine: false, isOwed: true });
  await send('POST', `/chats/${chatId}/take`, undefined, sam.cookie);
  const over = { to: null };
  expect((await send('POST', `/chats/${chatId}/hand-over`, over, sam.cookie)).status).toBe(204);
  expect(await work(chatId)).toMatchObject({ state: 'open', by: null });
  // The person is told of nobody who would be there.
  expect((await person.call(myChat, {})).answer.conversation).toMatchObject({
    state: 'ended',
    adviser: null,
  });
});

it('who left worrying words reads what we wrote to them when they come back, and that alone settles nothing (PT-481)', async () => {
  const { person, chatId, reply } = await talking(WORDS);
  await person.call(endChat, {});
  expect(await work(chatId)).toMatchObject({ state: 'taken' });
  const clientId = randomUUID();
  expect((await reply('Are you safe now?', clientId)).status).toBe(200);
  expect((await reply('Are you safe now?', clientId)).status).toBe(200);
  const { answer } = await person.call(myChatMessages, { query: { after: '1' } });
  expect(textsOf(answer.messages)).toEqual(['Are you safe now?']);
  expect(await work(chatId)).toMatchObject({ state: 'taken' });
  // What they say then begins another, and this one still wants its outcome.
  const again = (await say(person, 'Yes')).answer;
  expect(again.conversationId).not.toBe(chatId);
  expect(await work(chatId)).toMatchObject({ state: 'taken' });
});

it('worrying words that one of us has answered, and last words without any, leave the list with their person (PT-480)', async () => {
  const answered = await talking(WORDS);
  await answered.reply('I am here. Are you safe now?');
  await say(answered.person, 'Yes, thank you');
  await answered.person.call(endChat, {});
  expect(await work(answered.chatId)).toMatchObject({ state: 'done', outcome: 'ended by person' });
  const plain = await waiting('Is somebody there?');
  await plain.person.call(endChat, {});
  expect(await work(plain.chatId)).toMatchObject({ state: 'cancelled', outcome: 'ended by person' });
  const again = await talking(WORDS);
  await again.reply('I am here. Are you safe now?');
  await say(again.person, 'No, I want to die');
  await again.person.call(endChat, {});
  expect(await work(again.chatId)).toMatchObject({ state: 'taken', danger: 2 });
});

it('an adviser who ends a chat without a word to worrying ones has it until they say what came of it (PT-480)', async () => {
  const { chatId, jo } = await talking(WORDS);
  expect((await send('POST', `/chats/${chatId}/end`, undefined, jo.cookie)).status).toBe(204);
  expect(await work(chatId)).toMatchObject({ state: 'taken' });
  expect((await settle(chatId, jo, 'rang the emergency services')).status).toBe(204);
  expect((await work(chatId)).state).toBe('done');
});

it('what one of us said in another chat of a guest who comes back answers no worrying words, also after a day of silence (PT-482)', async () => {
  const account = await customer(test);
  const chatId = (await say(account, WORDS)).answer.conversationId;
  const { person, reply } = await talking('Hello');
  await reply('Hello, what is on your mind?');
  expect((await bringing(person, account)).status).toBe(200);
  expect(await work(chatId)).toMatchObject({ state: 'taken', danger: 2 });
  test.clock.forward(25 * 60 * 60 * 1000);
  await endingOfSilentChats({ ...test, silentHours: 24 }).work();
  test.clock.forward(-25 * 60 * 60 * 1000);
  expect((await account.call(myChat, {})).answer.conversation).toMatchObject({ silentHours: 24 });
  expect(await work(chatId)).toMatchObject({ state: 'taken', danger: 2 });
});

it('those who take chats hear of such an end at once, and it is kept for as long as it waits (PT-480)', async () => {
  const jo = await member();
  const { person, chatId } = await waiting(WORDS);
  const heard = await staffStreamOf(jo, url);
  await person.call(endChat, {});
  await expect
    .poll(
      () =>
        heard.events
          .flatMap(event => (event.type === 'chat' && event.chat.id === chatId ? [event.chat] : []))
          .at(-1),
      { timeout: 5000 },
    )
    .toMatchObject({ state: 'ended', isOwed: true });
  heard.drop();
  const late = new Date(test.clock.now().getTime() + 1000);
  await chatsRetained.remove(test.database, { before: late, today: late.toISOString().slice(0, 10) }, 1000);
  expect(await listed(chatId, jo)).toMatchObject({ isOwed: true });
});

it('a flag that a guest’s words set says so in the copy of their data, and none of us set it (PT-483)', async () => {
  const person = await guest(test);
  await say(person, WORDS);
  const flags = await test.database
    .selectFrom('case_flags')
    .select(['flag', 'staff_id'])
    .where('customer_id', '=', person.customerId)
    .execute();
  expect(flags).toEqual([{ flag: 'worrying-words', staff_id: null }]);
});

it('whoever has a chat is told where its person lives, for whom they can ring there (PT-488)', async () => {
  const { chatId, person, jo } = await talking(WORDS);
  const nation = async () => (await send('GET', `/chats/${chatId}`, undefined, jo.cookie)).body.nation;
  expect(await nation()).toBeNull();
  await person.call(createJourney, { body: {} });
  await (await walkerFor(test, person)).save('nation', 'wales');
  expect(await nation()).toBe('wales');
});
