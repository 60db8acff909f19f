import { randomUUID } from 'node:crypto';
import {
  chatPdf,
  emailChat,
  endChat,
  myChat,
  myChatMessages,
  readChat,
} from '@towpath/contracts/api/chat.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chattingIn, say, textsOf } from '../../testing/chatting.ts';
import { customer, guest, type Person, personWith } from '../../testing/person.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  other = { ...test, ...(await test.startAnother()) };
});
afterAll(() => test.close());
const { send, waiting, talking } = chattingIn(() => test);

const there = (person: Person) => personWith(other, person.customerId, person.authorization);

describe('what a person writes', () => {
  it('begins a conversation that waits on the work list, due within the goal (PT-100)', async () => {
    const { person, chatId } = await waiting();
    const { answer } = await person.call(myChat, {});
    expect(answer).toMatchObject({
      isOn: true,
      goalMinutes: 3,
      conversation: { id: chatId, state: 'waiting', adviser: null, lastSequence: 1, offersHelp: false },
    });
    const work = await test.database
      .selectFrom('work_items')
      .select(['kind', 'danger', 'state', 'due_at', 'created_at'])
      .where('subject', '=', chatId)
      .execute();
    expect(work).toMatchObject([{ kind: 'chat', danger: 0, state: 'open' }]);
  });

  it('is due once we open, where it comes in the night (PT-100)', async () => {
    // A Saturday evening in winter: next open on Monday at 8.
    test.clock.set(new Date('2026-11-28T20:00:00Z'));
    const { chatId, person } = await waiting();
    const { answer } = await person.call(myChat, {});
    expect(answer).toMatchObject({ isOpen: false, opens: { day: '2026-11-30', from: '08:00' } });
    const { due_at } = await test.database
      .selectFrom('work_items')
      .select('due_at')
      .where('subject', '=', chatId)
      .executeTakeFirstOrThrow();
    expect(due_at.toISOString()).toBe('2026-11-30T08:03:00.000Z');
    test.clock.set(new Date('2026-11-23T10:00:00Z'));
  });

  it('is kept once, however often and from how many tabs and processes at once it is sent (PT-101)', async () => {
    const person = await guest(test);
    const clientId = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        say(index % 2 === 0 ? person : there(person), 'Hello?', clientId),
      ),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(sent.map(({ answer }) => answer.message.sequence))).toEqual(new Set([1]));
    expect(new Set(sent.map(({ answer }) => answer.conversationId)).size).toBe(1);
    const { answer } = await person.call(myChatMessages, { query: { after: '0' } });
    expect(textsOf(answer.messages)).toEqual(['Hello?']);
    // Also when the conversation that it was sent in has ended meanwhile.
    await person.call(endChat, {});
    expect((await say(person, 'Hello?', clientId)).answer.message.sequence).toBe(1);
    expect((await person.call(myChat, {})).answer.conversation?.state).toBe('ended');
  });

  it('has places without a gap when fifty messages come at once to two processes (PT-101)', async () => {
    const person = await guest(test);
    const texts = Array.from({ length: 50 }, (_, index) => `message ${index}`);
    const sent = await Promise.all(
      texts.map((text, index) => say(index % 2 === 0 ? person : there(person), text)),
    );
    const places = sent.map(({ answer }) => answer.message.sequence).sort((a, b) => a - b);
    expect(places).toEqual(texts.map((_, index) => index + 1));
    const { answer } = await person.call(myChatMessages, { query: { after: '0' } });
    expect(answer.messages.map(({ sequence }) => sequence)).toEqual(places);
    expect(textsOf(answer.messages).sort()).toEqual([...texts].sort());
    expect(new Set(sent.map(({ answer: { conversationId } }) => conversationId)).size).toBe(1);
  });

  it('is refused at its field where it is nothing or too long, and is plain text whatever it is (PT-102)', async () => {
    const person = await guest(test);
    for (const text of ['', '  \n ', 'x'.repeat(4001)]) {
      const { status, error } = await say(person, text);
      expect([status, error.fields?.[0]?.field]).toEqual([400, 'text']);
    }
    expect((await say(person, 'x'.repeat(100_001))).status).toBe(413);
    const html = '<img src=x onerror="alert(1)"> & <b>so</b>';
    expect((await say(person, `  ${html}\n`)).answer.message.text).toBe(html);
    expect((await say(person, 'x'.repeat(4000))).answer.message.sequence).toBe(2);
  });

  it('is sealed where it is kept, and an append (PT-103)', async () => {
    const { chatId } = await waiting('a letter about the Fenland loan');
    const { sealed } = await test.database
      .selectFrom('chat_messages')
      .select('sealed')
      .where('conversation_id', '=', chatId)
      .executeTakeFirstOrThrow();
    expect(sealed.toString('latin1')).not.toContain('Fenland');
    await expect(
      test.database
        .updateTable('chat_messages')
        .set({ sender: 'person', sequence: 7 })
        .where('conversation_id', '=', chatId)
        .execute(),
    ).rejects.toThrow('never changed');
  });

  it('with words of somebody in danger offers help at once and comes first on the work list (PT-104)', async () => {
    const { person, chatId } = await waiting();
    const dangerOf = async () =>
      (
        await test.database.selectFrom('work_items').select('danger').where('subject', '=', chatId).execute()
      ).map(({ danger }) => danger);
    expect(await dangerOf()).toEqual([0]);
    const { answer } = await say(person, 'I can’t see the point any more');
    expect(answer).toMatchObject({ offersHelp: true, message: { offersHelp: true } });
    expect(await dangerOf()).toEqual([2]);
    // It stays, and the chat goes on.
    expect((await say(person, 'sorry')).answer).toMatchObject({
      offersHelp: true,
      message: { offersHelp: false, sequence: 3 },
    });
    expect(await dangerOf()).toEqual([2]);
    expect((await person.call(myChat, {})).answer.conversation?.offersHelp).toBe(true);
  });

  it('is nobody else’s to read (PT-105)', async () => {
    await waiting();
    const stranger = await guest(test);
    expect((await stranger.call(myChat, {})).answer.conversation).toBeNull();
    expect((await stranger.call(myChatMessages, { query: { after: '0' } })).answer.messages).toEqual([]);
  });
});

it('how far each side has read never goes back (PT-106)', async () => {
  const { person, chatId, jo, reply } = await talking();
  await reply('one');
  await reply('two');
  await person.call(readChat, { body: { upTo: 3 } });
  await person.call(readChat, { body: { upTo: 2 } });
  await person.call(readChat, { body: { upTo: 900 } });
  expect((await person.call(myChat, {})).answer.conversation).toMatchObject({
    readUpTo: 3,
    readByAdviserUpTo: 3,
  });
  await say(person, 'three');
  await send('POST', `/chats/${chatId}/read`, { upTo: 4 }, jo.cookie);
  expect((await person.call(myChat, {})).answer.conversation?.readByAdviserUpTo).toBe(4);
});

it('what was said is a paper to keep, of its own person alone, with an account or without (DN-708)', async () => {
  const [person, other] = [await guest(test), await guest(test)];
  expect((await person.call(chatPdf, {})).error.code).toBe('NOT_FOUND');
  await say(person, 'a letter about the Fenland loan');
  const { bytes, headers } = await person.call(chatPdf, {});
  expect([headers['content-type'], headers['content-disposition']]).toEqual([
    'application/pdf',
    expect.stringContaining('your-chat.pdf'),
  ]);
  expect((await readPdf(bytes)).text).toContain('a letter about the Fenland loan');
  await say(other, 'something else');
  expect((await readPdf((await other.call(chatPdf, {})).bytes)).text).not.toContain('Fenland');
});

it('what was said goes to the email of who has an account, in words that say nothing of it (PT-107)', async () => {
  const person = await customer(test);
  expect((await person.call(emailChat, {})).status).toBe(404);
  await say(person, 'a letter about the Fenland loan');
  const { sentTo } = (await person.call(emailChat, {})).answer;
  expect(sentTo).toMatch(/^p.*@/);
  const mail = (await test.mails()).find(({ to }) => to === person.email);
  expect(mail?.subject).toBe('What we wrote to each other');
  expect(mail?.text).not.toContain('Fenland');
  expect(mail?.attachments?.[0]?.contentType).toBe('application/pdf');
  expect((await (await guest(test)).call(emailChat, {})).status).toBe(403);
});
