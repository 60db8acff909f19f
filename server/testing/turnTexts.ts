import { askChatText, myChat } from '@towpath/contracts/api/chat.ts';
import type { SafeTime } from '@towpath/domain/people/safeContact.ts';
import { expect } from 'vitest';
import { keepSafeContact } from '../modules/account/safeContact.ts';
import { sendTextNotices } from '../modules/account/textNotices.ts';
import { textingTurns, turnTextNotice } from '../modules/chat/textingTurns.ts';
import type { MessageSender } from '../partners/message/port.ts';
import { PartnerUnavailable } from '../partners/unavailable.ts';
import { createSeal } from '../platform/crypto/seal.ts';
import { chattingIn, say } from './chatting.ts';
import { type Customer, guest, type Person } from './person.ts';
import { SHIPPED_LETTERHEAD } from './shippedHelp.ts';
import type { TestApp } from './testApp.ts';

const SECOND = 1000;

/** A network of text messages that keeps what it is given, or is down. */
export function textNetwork() {
  const texts: { to: string; text: string }[] = [];
  const network = { isDown: false };
  const messageSender: MessageSender = {
    async send(message) {
      if (network.isDown) throw new PartnerUnavailable('no connection');
      texts.push(message);
    },
  };
  const textsTo = (number: string) => texts.filter(({ to }) => to === number).map(({ text }) => text);
  return { network, messageSender, textsTo };
}

/** People who wait in a chat for a text, in the app of a test. */
export function textingIn(theApp: () => TestApp, messageSender: MessageSender) {
  const { send, member, talking } = chattingIn(theApp);
  let used = 0;
  function newNumber() {
    used += 1;
    return `07700900${String(used).padStart(3, '0')}`;
  }
  const textOf = async (person: Person) => (await person.call(myChat, {})).answer.conversation?.textTo;

  /** Sends what waits, as the job of all text messages does. */
  const sendTexts = () =>
    sendTextNotices(
      {
        ...theApp(),
        messageSender,
        letterheadOf: async () => SHIPPED_LETTERHEAD,
        log: { warn: () => undefined },
      },
      { chatAnswered: turnTextNotice(SHIPPED_LETTERHEAD) },
    );

  /** The job, as it runs each minute. */
  function everyMinute() {
    const test = theApp();
    const seal = createSeal(test.config.dataSecret);
    return textingTurns({ ...test, seal, afterSeconds: 60, sendTexts }).work();
  }

  /** So many seconds later, with the job on the way and at the end. */
  async function later(seconds: number) {
    theApp().clock.forward((seconds * SECOND) / 2);
    await everyMinute();
    theApp().clock.forward((seconds * SECOND) / 2);
    await everyMinute();
  }

  /** Somebody who waits for a text, and an adviser who has not written yet. */
  async function asked(person?: Person) {
    const number = newNumber();
    const waits = person ?? (await guest(theApp()));
    const { conversationId: of } = (await say(waits, 'Will they take my car?')).answer;
    const { answer, status } = await waits.call(askChatText, { body: { of, phoneNumber: number } });
    expect([status, answer.conversation?.textTo]).toEqual([200, number.slice(-3)]);
    const jo = await member();
    await send('POST', `/chats/${of}/take`, undefined, jo.cookie);
    const reply = (words: string) =>
      send('POST', `/chats/${of}/messages`, { clientId: crypto.randomUUID(), text: words }, jo.cookie);
    return { person: waits, number, of, jo, reply };
  }

  async function safeAt({ customerId }: Customer, times: SafeTime[]) {
    const test = theApp();
    await test.database
      .transaction()
      .execute(trx => keepSafeContact(trx, customerId, { times }, test.clock.now()));
  }

  const wishOf = (of: string) =>
    theApp()
      .database.selectFrom('chat_conversations')
      .select(['sealed_number', 'text_from'])
      .where('id', '=', of)
      .executeTakeFirst();

  return { send, talking, newNumber, textOf, sendTexts, everyMinute, later, asked, safeAt, wishOf };
}

/** What a conversation keeps of a wish that is over. */
export const NO_WISH = { sealed_number: null, text_from: null };
