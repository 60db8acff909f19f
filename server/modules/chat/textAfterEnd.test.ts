import { dropChatText, readChat } from '@towpath/contracts/api/chat.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { say, sayIn } from '../../testing/chatting.ts';
import { comingBackIn } from '../../testing/comingBack.ts';
import { customer } from '../../testing/person.ts';
import { tuesdayMorning } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { NO_WISH, textingIn, textNetwork } from '../../testing/turnTexts.ts';
import { endingOfSilentChats } from './silence.ts';

const HOUR = 3600 * 1000;

const { network, messageSender, textsTo } = textNetwork();
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, undefined, { messageSender });
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.set(tuesdayMorning());
  network.isDown = false;
});
const { bringing } = comingBackIn(() => test);
const { send, textOf, sendTexts, everyMinute, later, asked, safeAt, wishOf } = textingIn(
  () => test,
  messageSender,
);

const endedBy = async (jo: { readonly cookie: string }, of: string) =>
  expect((await send('POST', `/chats/${of}/end`, undefined, jo.cookie)).status).toBe(204);

describe('who asked for a text in a chat that we ended', () => {
  it('gets one at the next safe time though the chat has ended by silence meanwhile, and no other (PT-664)', async () => {
    const person = await customer(test);
    await safeAt(person, ['thu afternoon']);
    const { number, of, reply } = await asked(person);
    await reply('Not by itself.');
    test.clock.forward(HOUR);
    await endingOfSilentChats({ ...test, silentHours: 1 }).work();
    await later(600);
    expect(textsTo(number)).toEqual([]);
    test.clock.set(new Date('2026-11-26T12:01:00Z'));
    await everyMinute();
    await later(600);
    expect(textsTo(number)).toHaveLength(1);
    expect(await wishOf(of)).toEqual(NO_WISH);
  });

  it('gets one for the last words of an adviser who ends the chat, and none where they read, answer or take it back (PT-664)', async () => {
    const [away, reads, answers, takesBack] = [await asked(), await asked(), await asked(), await asked()];
    for (const { of, jo, reply } of [away, reads, answers, takesBack]) {
      await reply('Not by itself.');
      await endedBy(jo, of);
    }
    expect(await textOf(away.person)).toBeNull();
    await reads.person.call(readChat, { body: { upTo: 2 } });
    await sayIn(answers.person, answers.of, 'And my house?');
    await takesBack.person.call(dropChatText, {});
    for (const { of } of [reads, answers, takesBack]) expect(await wishOf(of)).toEqual(NO_WISH);
    await later(600);
    expect([away, reads, answers, takesBack].map(({ number }) => textsTo(number).length)).toEqual([
      1, 0, 0, 0,
    ]);
  });

  it('gets one that could not go before an adviser ended the chat, unless they read it then (PT-664)', async () => {
    const [away, reads] = [await asked(), await asked()];
    for (const { reply } of [away, reads]) await reply('Not by itself.');
    network.isDown = true;
    await later(120);
    for (const { of, jo } of [away, reads]) await endedBy(jo, of);
    await reads.person.call(readChat, { body: { upTo: 2 } });
    network.isDown = false;
    test.clock.forward(HOUR);
    await sendTexts();
    expect([away, reads].map(({ number }) => textsTo(number).length)).toEqual([1, 0]);
  });

  it('gets none where no adviser wrote since they asked, or another chat of theirs came after it (PT-664)', async () => {
    const unanswered = await asked();
    await endedBy(unanswered.jo, unanswered.of);
    expect(await wishOf(unanswered.of)).toEqual(NO_WISH);
    const another = await asked();
    await another.reply('Not by itself.');
    await endedBy(another.jo, another.of);
    await say(another.person, 'Something else');
    await later(600);
    expect([...textsTo(unanswered.number), ...textsTo(another.number)]).toEqual([]);
    expect(await wishOf(another.of)).toEqual(NO_WISH);
  });

  it('is kept for two weeks after the end, also in the account that the chat is brought to (PT-664)', async () => {
    const { person, of, jo, reply, number } = await asked();
    const account = await customer(test);
    await safeAt(account, ['mon morning']);
    await reply('Not by itself.');
    await endedBy(jo, of);
    expect((await bringing(person, account)).status).toBe(200);
    // At night, which is safe for nobody.
    test.clock.set(new Date('2026-12-07T23:00:00Z'));
    await everyMinute();
    expect(await wishOf(of)).toMatchObject({ sealed_number: expect.any(Buffer) });
    test.clock.set(new Date('2026-12-08T23:00:00Z'));
    await everyMinute();
    expect(await wishOf(of)).toEqual(NO_WISH);
    expect(textsTo(number)).toEqual([]);
  });
});
