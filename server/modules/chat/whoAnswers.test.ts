import { randomUUID } from 'node:crypto';
import { endChat, myChat, worryingWords } from '@towpath/contracts/api/chat.ts';
import { hasCrisisWords } from '@towpath/domain/people/crisisWords.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { breakListening, chattingIn, say, staffStreamOf } from '../../testing/chatting.ts';
import { guest, type Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let url: string;
beforeAll(async () => {
  test = await createTestApp();
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());
// A Monday morning, on which nobody waits and nobody is there yet.
beforeEach(async () => {
  test.clock.set(new Date('2026-11-23T10:00:00Z'));
  await test.database.deleteFrom('chat_presence').execute();
  await test.database.deleteFrom('chat_conversations').execute();
  await test.database.deleteFrom('work_items').execute();
});
const { send, member, waiting, talking } = chattingIn(() => test);

const WORDS = 'I want to end my life';
const stateOf = async (person: Person) => (await person.call(myChat, {})).answer;
const takes = ({ cookie }: { cookie: string }, isTaking = true) =>
  send('POST', '/chat-presence', { isTaking }, cookie);

describe('the place in line', () => {
  const placeOf = async (person: Person) => (await stateOf(person)).conversation?.ahead;

  it('is that of the work list: who may be in danger comes first, and in the night who wrote first (PT-591)', async () => {
    test.clock.set(new Date('2026-11-28T20:00:00Z'));
    const crowd: Awaited<ReturnType<typeof waiting>>[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      test.clock.forward(60_000);
      crowd.push(await waiting('Hello?'));
    }
    const [first, second, third, fourth] = crowd as [(typeof crowd)[0], ...typeof crowd];
    const places = () => Promise.all(crowd.map(({ person }) => placeOf(person)));
    expect(await places()).toEqual([0, 1, 2, 3]);
    if (!third || !fourth || !second) throw new Error('There are four.');
    await say(third.person, WORDS);
    expect(await places()).toEqual([1, 2, 0, 3]);
    const jo = await member();
    const { body } = await send('GET', '/tasks', undefined, jo.cookie);
    const listed = body.items.map(({ id }: { id: string }) => id);
    const work = await test.database.selectFrom('work_items').select(['id', 'subject']).execute();
    const idOf = ({ chatId }: { chatId: string }) => work.find(({ subject }) => subject === chatId)?.id;
    expect(listed).toEqual([third, first, second, fourth].map(idOf));
    // Who is answered, or has gone, waits no more.
    await send('POST', `/chats/${third.chatId}/take`, undefined, jo.cookie);
    await first.person.call(endChat, {});
    expect([await placeOf(third.person), await placeOf(second.person), await placeOf(fourth.person)]).toEqual(
      [null, 0, 1],
    );
  });

  it('is with a promise only while one of us takes chats, and not far back (PT-591)', async () => {
    const crowd: Awaited<ReturnType<typeof waiting>>[] = [];
    for (let count = 0; count < 4; count += 1) {
      crowd.push(await waiting('Hello?'));
      test.clock.forward(1_000);
    }
    const told = async () =>
      (await Promise.all(crowd.map(({ person }) => stateOf(person)))).map(one => one.isSoon);
    expect(await told()).toEqual([false, false, false, false]);
    await takes(await member());
    expect(await told()).toEqual([true, true, true, false]);
    expect(await stateOf(await guest(test))).toMatchObject({ isSoon: false, conversation: null });
    await crowd[1]?.person.call(endChat, {});
    await crowd[0]?.person.call(endChat, {});
    expect(await stateOf(await guest(test))).toMatchObject({ isSoon: true, conversation: null });
  });
});

describe('the adviser of a chat', () => {
  it('is here while they look at their chats, whether or not they take new ones, and a minute later no more (PT-590)', async () => {
    const { person, jo } = await talking(WORDS);
    expect((await stateOf(person)).conversation).toMatchObject({ adviser: 'Jo', isAdviserHere: false });
    const heard = await staffStreamOf(jo, url);
    expect(await stateOf(person)).toMatchObject({
      isSomebodyHere: false,
      conversation: { isAdviserHere: true },
    });
    test.clock.forward(50_000);
    // Whoever listens looks again as soon as their connection is back.
    await breakListening(test);
    test.clock.forward(50_000);
    await expect.poll(async () => (await stateOf(person)).conversation?.isAdviserHere).toBe(true);
    heard.drop();
    test.clock.forward(61_000);
    expect((await stateOf(person)).conversation).toMatchObject({ adviser: 'Jo', isAdviserHere: false });
  });

  it('is told apart from a colleague who is here (PT-590)', async () => {
    const { person } = await talking(WORDS);
    await takes(await member());
    expect(await stateOf(person)).toMatchObject({
      isSomebodyHere: true,
      conversation: { isAdviserHere: false },
    });
  });

  it('who has seen a message stays the one who has, when the chat goes back to the list and on to another (PT-598)', async () => {
    const { person, chatId, jo } = await talking('Hello?');
    const readBy = async () => (await stateOf(person)).conversation?.readBy;
    expect(await readBy()).toBeNull();
    await send('POST', `/chats/${chatId}/read`, { upTo: 1 }, jo.cookie);
    await test.database.updateTable('staff_members').set({ name: 'Tom Hale' }).execute();
    expect(await readBy()).toBe('Tom');
    await send('POST', `/chats/${chatId}/hand-over`, { to: null }, jo.cookie);
    expect((await stateOf(person)).conversation).toMatchObject({ adviser: null, readBy: 'Tom' });
    const sam = await member();
    await send('POST', `/chats/${chatId}/take`, undefined, sam.cookie);
    expect((await stateOf(person)).conversation).toMatchObject({ adviser: 'Jo', readBy: 'Tom' });
    await send('POST', `/chats/${chatId}/messages`, { clientId: randomUUID(), text: 'Hi' }, sam.cookie);
    expect(await readBy()).toBe('Jo');
  });
});

it('says of a message that is too long whether whom to ring is to be shown, and keeps nothing of it (PT-594)', async () => {
  const person = await guest(test);
  const refused = async (text: string) => {
    const headers = { authorization: person.authorization };
    const payload = { clientId: randomUUID(), text };
    const url = '/api/core/chat/mine/messages';
    const reply = await test.app.inject({ method: 'POST', url, headers, payload });
    expect(reply.statusCode).toBe(400);
    return reply.json().error;
  };
  const long = 'They write to me again. '.repeat(200);
  expect(await refused(long)).not.toHaveProperty('offersHelp');
  expect(await refused(`${long}${WORDS}`)).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ field: 'text' }],
    offersHelp: true,
  });
  expect((await stateOf(person)).conversation).toBeNull();
});

it('gives the words by which it judges to who has no session yet, so that a page judges by the same (PT-611)', async () => {
  const { answer } = await test.call(worryingWords, {});
  const judges = (text: string) => hasCrisisWords(text, answer.crisisPhrases, answer.harmlessPhrases);
  for (const text of [WORDS, 'no point going on with my life', 'no point in going on with the plan']) {
    const { message } = (await say(await guest(test), text)).answer;
    expect(message.offersHelp).toBe(judges(text));
  }
  expect(judges(WORDS)).toBe(true);
  expect(judges('no point in going on with the plan')).toBe(false);
});
