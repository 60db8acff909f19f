import { askChatText, chatText, dropChatText, endChat, readChat } from '@towpath/contracts/api/chat.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { say } from '../../testing/chatting.ts';
import { comingBackIn } from '../../testing/comingBack.ts';
import { customer, guest } from '../../testing/person.ts';
import { SHIPPED_LETTERHEAD } from '../../testing/shippedHelp.ts';
import { tuesdayMorning } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { NO_WISH, textingIn, textNetwork } from '../../testing/turnTexts.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

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
const { talking, newNumber, textOf, sendTexts, everyMinute, later, asked, safeAt, wishOf } = textingIn(
  () => test,
  messageSender,
);

describe('who waits in a chat and asked for a text', () => {
  it('gets one once an adviser has written and they have not looked for a minute, in words that tell nothing (PT-651, PT-653)', async () => {
    const { person, number, reply } = await asked();
    await later(600);
    expect(textsTo(number)).toEqual([]);
    await reply('Not by itself.');
    await later(59);
    expect(textsTo(number)).toEqual([]);
    await later(2);
    await reply('Are you there?');
    await later(600);
    const { says } = (await person.call(chatText, {})).answer;
    expect(textsTo(number)).toEqual([
      `It's your turn. Go on where you were: ${SHIPPED_LETTERHEAD.publicUrl}/chat\nYou asked for this one message. Please do not reply to it.`,
    ]);
    expect(says.replace(test.config.publicUrl, '')).toBe(
      textsTo(number)[0]?.replace(SHIPPED_LETTERHEAD.publicUrl, ''),
    );
    expect(await textOf(person)).toBeNull();
    expect(test.log.join('')).not.toContain(number);
  });

  it('gets none where they came back and read it before (PT-653)', async () => {
    const { person, number, reply } = await asked();
    await reply('Not by itself.');
    await person.call(readChat, { body: { upTo: 2 } });
    expect(await textOf(person)).toBeNull();
    await reply('Are you there?');
    await later(600);
    expect(textsTo(number)).toEqual([]);
  });

  it('gets it at a time that is safe, and at night in the morning (PT-654)', async () => {
    const person = await customer(test);
    await safeAt(person, ['tue afternoon']);
    const { number, reply } = await asked(person);
    await reply('Not by itself.');
    await later(600);
    expect(textsTo(number)).toEqual([]);
    test.clock.set(new Date('2026-11-24T12:01:00Z'));
    await everyMinute();
    expect(textsTo(number)).toHaveLength(1);
    test.clock.set(new Date('2026-11-25T19:58:00Z'));
    const late = await asked();
    await late.reply('Not by itself.');
    await later(600);
    expect(textsTo(late.number)).toEqual([]);
    test.clock.set(new Date('2026-11-26T08:00:00Z'));
    await everyMinute();
    expect(textsTo(late.number)).toHaveLength(1);
  });

  it('gets none once they have ended the chat themselves, and the number goes (PT-655)', async () => {
    const { person, number, of, reply } = await asked();
    await reply('Not by itself.');
    await person.call(endChat, {});
    expect(await wishOf(of)).toEqual(NO_WISH);
    await later(600);
    expect(textsTo(number)).toEqual([]);
  });

  it('gets one though they asked twice, to the number they gave last, and none once they took it back (PT-651)', async () => {
    const twice = await asked();
    const other = newNumber();
    const { answer } = await twice.person.call(askChatText, { body: { of: twice.of, phoneNumber: other } });
    expect(answer.conversation?.textTo).toBe(other.slice(-3));
    const back = await asked();
    for (const _ of [1, 2]) {
      const dropped = await back.person.call(dropChatText, {});
      expect([dropped.status, dropped.answer.conversation?.textTo]).toEqual([200, null]);
    }
    for (const { reply } of [twice, back]) await reply('Not by itself.');
    await later(600);
    expect(textsTo(other)).toHaveLength(1);
    expect([...textsTo(twice.number), ...textsTo(back.number)]).toEqual([]);
  });

  it('gets it once where it could not go at first, unless they looked meanwhile (PT-653)', async () => {
    const [waits, looks, takesBack] = [await asked(), await asked(), await asked()];
    for (const { reply } of [waits, looks, takesBack]) await reply('Not by itself.');
    network.isDown = true;
    await later(120);
    await looks.person.call(readChat, { body: { upTo: 2 } });
    await takesBack.person.call(dropChatText, {});
    network.isDown = false;
    await later(HOUR / SECOND);
    const notices = await test.database.selectFrom('text_notices').select('phone').execute();
    // What could not go is looked at again by the job of all text messages.
    await sendTexts();
    expect(notices.map(({ phone }) => phone).sort()).toEqual([waits.number, looks.number].sort());
    expect([waits, looks, takesBack].map(({ number }) => textsTo(number).length)).toEqual([1, 0, 0]);
  });

  it('is heard of by what is kept of them, sealed where it lies, and goes with their account (PT-655)', async () => {
    const { person, number, of } = await asked();
    const row = await test.database
      .selectFrom('chat_conversations')
      .select('sealed_number')
      .where('id', '=', of)
      .executeTakeFirstOrThrow();
    expect(row.sealed_number?.toString('latin1')).not.toContain(number.slice(1));
    const account = await customer(test);
    expect((await bringing(person, account)).status).toBe(200);
    expect(await textOf(account)).toBe(number.slice(-3));
    await test.database.deleteFrom('customers').where('id', '=', account.customerId).execute();
    const left = await test.database
      .selectFrom('chat_conversations')
      .select('id')
      .where('id', '=', of)
      .execute();
    expect(left).toEqual([]);
  });

  it('has it in the open chat of the account that theirs is added to (PT-655)', async () => {
    const { person, number } = await asked();
    const account = await customer(test);
    const { conversationId: own } = (await say(account, 'From my phone')).answer;
    await bringing(person, account);
    expect(await textOf(account)).toBe(number.slice(-3));
    const rows = await test.database
      .selectFrom('chat_conversations')
      .select(['id', 'text_from'])
      .where('customer_id', '=', account.customerId)
      .execute();
    expect(rows).toEqual([{ id: own, text_from: 2 }]);
  });
});

describe('asking for a text', () => {
  it('refuses a number that gets none at its field, in words (PT-652)', async () => {
    const person = await guest(test);
    const { conversationId: of } = (await say(person, 'Hello')).answer;
    for (const [phoneNumber, message] of [
      ['0113 496 0111', 'Must be a UK mobile number'],
      ['07700', 'Must be a valid phone number'],
      ['074001234567', 'Must be a valid phone number'],
      ['', 'Must be a valid phone number'],
    ] as const) {
      const { status, error } = await person.call(askChatText, { body: { of, phoneNumber } });
      expect([status, error.fields]).toEqual([400, [{ field: 'phoneNumber', message }]]);
    }
    expect(await textOf(person)).toBeNull();
  });

  it('does not find the chat of another, one that has ended, or none (PT-651)', async () => {
    const theirs = await talking();
    const person = await guest(test);
    const ask = async (of: string) =>
      (await person.call(askChatText, { body: { of, phoneNumber: newNumber() } })).status;
    expect(await ask(theirs.chatId)).toBe(404);
    const { conversationId: own } = (await say(person, 'Hello')).answer;
    expect(await ask(theirs.chatId)).toBe(404);
    await person.call(endChat, {});
    expect(await ask(own)).toBe(404);
    expect(await textOf(theirs.person)).toBeNull();
  });

  it('has the mobile number that we know of them ready, and no other (PT-652)', async () => {
    const person = await customer(test);
    for (const [known, ready] of [
      [null, null],
      ['01134960111', null],
      ['07700900555', '07700900555'],
    ]) {
      await test.database
        .updateTable('customers')
        .set({ contact_number: known })
        .where('id', '=', person.customerId)
        .execute();
      expect((await person.call(chatText, {})).answer.phoneNumber).toBe(ready);
    }
  });

  it('is refused where no text can be sent (PT-656)', async () => {
    const without = await createTestApp({}, undefined, { messageSender: undefined });
    try {
      const person = await guest(without);
      const { conversationId: of } = (await say(person, 'Hello')).answer;
      for (const { status, error } of [
        await person.call(askChatText, { body: { of, phoneNumber: '07700900123' } }),
        await person.call(chatText, {}),
      ])
        expect([status, error.code]).toEqual([503, 'TEXTS_UNAVAILABLE']);
    } finally {
      await without.close();
    }
  });
});
