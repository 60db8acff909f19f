import { randomUUID } from 'node:crypto';
import { bookingByLink, bookTalk, cancelByLink, myBooking } from '@towpath/contracts/api/bookings.ts';
import { endChat, myChat, myChatMessages } from '@towpath/contracts/api/chat.ts';
import { chooseAnswers } from '@towpath/contracts/api/comingBack.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { chattingIn, say, textsOf } from '../../testing/chatting.ts';
import { comingBackIn } from '../../testing/comingBack.ts';
import { walker } from '../../testing/journeyWalk.ts';
import { customer, guest, type Person } from '../../testing/person.ts';
import { tablesWith } from '../../testing/tablesWith.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const MINUTE = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
// Staff sign in by the real clock, and so does everybody here.
beforeEach(() => test.clock.set(new Date()));
const { bringing, withOwnAnswers, waitingOf, heldOf, withoutAccount } = comingBackIn(() => test);
const { send, member, waiting, talking } = chattingIn(() => test);

const workOf = ({ customerId }: Person, kind: string) =>
  test.database
    .selectFrom('work_items')
    .select(['id', 'subject', 'state', 'taken_by', 'danger'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute();
const chatOf = async (person: Person) => (await person.call(myChat, {})).answer.conversation;
const messagesOf = async (person: Person) =>
  (await person.call(myChatMessages, { query: { after: '0' } })).answer.messages;

describe('a chat of a guest', () => {
  it('goes on in the account, in order, with the adviser who has it and the work that it is (PT-213)', async () => {
    const { person, chatId, reply, jo } = await talking('Will they take my car?');
    expect((await reply('Not by itself.')).status).toBe(200);
    await say(person, 'And the van?');
    const [before, said] = [await workOf(person, 'chat'), await messagesOf(person)];
    const account = await customer(test);
    expect((await bringing(person, account)).status).toBe(200);
    expect(await messagesOf(account)).toEqual(said);
    expect(textsOf(said)).toEqual(['Will they take my car?', 'Not by itself.', 'And the van?']);
    expect(await workOf(account, 'chat')).toEqual(before);
    expect(before).toMatchObject([{ subject: chatId, state: 'taken' }]);
    // Both write on as if nothing had been.
    expect((await reply('Nor the van.')).status).toBe(200);
    await say(account, 'Thank you');
    expect(textsOf(await messagesOf(account)).slice(3)).toEqual(['Nor the van.', 'Thank you']);
    expect((await send('GET', `/chats/${chatId}`, undefined, jo.cookie)).body.messages).toHaveLength(5);
    expect(await tablesWith(test, person.customerId)).not.toContain('chat_messages');
  });

  it('follows in the open one of the account, which is due when the first was, and nothing is taken for read (PT-213)', async () => {
    const { person, chatId } = await waiting('Are you there?');
    await say(person, 'I want to end my life');
    const account = await customer(test);
    await say(account, 'From my phone');
    const own = await chatOf(account);
    const [first] = await workOf(account, 'chat');
    await bringing(person, account);
    expect(textsOf(await messagesOf(account))).toEqual([
      'From my phone',
      'Are you there?',
      'I want to end my life',
    ]);
    expect(await chatOf(account)).toMatchObject({
      id: own?.id,
      lastSequence: 3,
      state: 'waiting',
      offersHelp: true,
    });
    const work = await workOf(account, 'chat');
    expect(work.find(({ subject }) => subject === chatId)?.state).toBe('cancelled');
    expect(work.find(({ id }) => id === first?.id)).toMatchObject({ state: 'open', danger: 2 });
    await say(account, 'Hello?');
    expect((await messagesOf(account)).at(-1)).toMatchObject({ sequence: 4, text: 'Hello?' });
  });

  it('has its adviser go on with both where the account’s still waits (PT-213)', async () => {
    const account = await customer(test);
    await say(account, 'From my phone');
    const { person, reply, jo } = await talking('From my desk');
    await bringing(person, account);
    const chat = await chatOf(account);
    expect(chat).toMatchObject({ state: 'with adviser', adviser: 'Jo' });
    // By its old number it is gone; the other is on their desk.
    expect((await reply('Hello')).status).toBe(404);
    const body = { clientId: randomUUID(), text: 'Hello' };
    expect((await send('POST', `/chats/${chat?.id}/messages`, body, jo.cookie)).status).toBe(200);
    expect(textsOf(await messagesOf(account))).toEqual(['From my phone', 'From my desk', 'Hello']);
  });

  it('that has ended is kept, and never hides the one that is open (PT-213)', async () => {
    const account = await customer(test);
    await say(account, 'From my phone');
    const { person } = await waiting('Over with');
    await person.call(endChat, {});
    await bringing(person, account);
    expect(textsOf(await messagesOf(account))).toEqual(['From my phone']);
    await account.call(endChat, {});
    const { chat_messages } = (await heldOf(account.customerId)) as { chat_messages: { sealed: string }[] };
    expect(chat_messages.map(({ sealed }) => sealed).toSorted()).toEqual(['From my phone', 'Over with']);
  });
});

describe('a talk that a guest has booked', () => {
  const DAY = 24 * 60 * MINUTE;
  let days = 7;
  /** Ten in the morning of a Monday to Friday that no other test takes. */
  function aTime(): string {
    const time = new Date();
    do {
      time.setTime(Date.now() + days * DAY);
      time.setUTCHours(11, 0, 0, 0);
      days += 1;
    } while ([0, 6].includes(time.getUTCDay()));
    return time.toISOString();
  }
  async function booking(person: Person, email: string) {
    const body = {
      id: randomUUID(),
      startsAt: aTime(),
      way: 'phone',
      number: '07700 900123',
      email,
    } as const;
    const { answer, status } = await person.call(bookTalk, { body });
    expect(status).toBe(200);
    return answer.booking;
  }
  const mailsTo = async (email: string) => (await test.mails()).filter(({ to }) => to === email);
  const linkIn = async (email: string) =>
    /\/booking#([\w-]{64})/u.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';

  it('is the account’s with its number and work, and the link of its mail still opens and cancels it (PT-214)', async () => {
    const [someone, account] = [await guest(test), await customer(test)];
    const email = `${randomUUID()}@towpath.example`;
    const booked = await booking(someone, email);
    const token = await linkIn(email);
    const before = await workOf(someone, 'booking');
    expect(before).toMatchObject([{ subject: booked.id, state: 'open' }]);
    await bringing(someone, account);
    expect((await account.call(myBooking, {})).answer.booking).toEqual(booked);
    expect(await workOf(account, 'booking')).toEqual(before);
    const byLink = await test.call(bookingByLink, { body: { token } });
    expect(byLink.answer.booking).toMatchObject({ id: booked.id, state: 'booked' });
    expect((await test.call(cancelByLink, { body: { token } })).status).toBe(200);
    expect((await account.call(myBooking, {})).answer.booking).toBeNull();
    expect(await workOf(account, 'booking')).toMatchObject([{ state: 'cancelled' }]);
  });

  it('is cancelled, and the person told, where the account has one that stands: one at a time (PT-214)', async () => {
    const [someone, account] = [await guest(test), await customer(test)];
    const email = `${randomUUID()}@towpath.example`;
    const [own, other] = [await booking(account, account.email), await booking(someone, email)];
    const token = await linkIn(email);
    await bringing(someone, account);
    expect((await account.call(myBooking, {})).answer.booking).toEqual(own);
    expect(await workOf(account, 'booking')).toMatchObject([
      { subject: own.id, state: 'open' },
      { subject: other.id, state: 'cancelled' },
    ]);
    const { answer } = await test.call(bookingByLink, { body: { token } });
    expect(answer.booking).toMatchObject({ id: other.id, state: 'cancelled', sequence: 1 });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toHaveLength(2);
    expect(await mailsTo(account.email)).toHaveLength(1);
  });
});

describe('what our staff have of a guest', () => {
  it('is the account’s: notes, tasks, flags and what they said of the advice, each to be read (PT-215)', async () => {
    const walking = await atAdvice(test, { debt: { currentBalance: 16_000 } });
    const { answer: advice } = await walking.call(recommendation, {});
    const [jo, second] = [await member(), await member('approver')];
    const at = `/cases/${walking.customerId}`;
    const write = async (method: 'POST' | 'PUT', path: string, body: object, by = jo) =>
      expect((await send(method, `${at}${path}`, body, by.cookie)).status).toBeLessThan(300);
    await write('POST', '/notes', { id: randomUUID(), text: 'Speaks Welsh at home' });
    await write('POST', '/tasks', { id: randomUUID(), text: 'Send the form', dueOn: '2030-01-07' });
    await write('PUT', '/flags', { flag: 'interpreter', isSet: true });
    const { options } = (await send('GET', `${at}/advice`, undefined, jo.cookie)).body;
    type Option = { shortName: string; outcome: string; asks: { code: string; how: string }[] };
    const option = (options as Option[]).find(
      ({ outcome, asks }) => outcome === 'changed' && asks.every(({ how }) => how === 'ask'),
    ) as Option;
    const decision = await send(
      'POST',
      `${at}/advice/${advice.recordId}/decision`,
      {
        shortName: option.shortName,
        reason: 'We spoke of your work. This one fits you best.',
        asked: option.asks.map(({ code }) => code),
        replaces: null,
      },
      jo.cookie,
    );
    expect(decision.status).toBe(200);
    await write('POST', `/decisions/${decision.body.decisionId}/look`, { approves: true }, second);
    const reason = 'The rent was not right.';
    await write('POST', `/decisions/${decision.body.decisionId}/take-back`, { reason }, second);
    const someone = await withoutAccount(walking);
    const before = await heldOf(someone.customerId);
    for (const table of [
      'case_notes',
      'case_tasks',
      'case_flags',
      'advice_decisions',
      'advice_decision_looks',
      'advice_decision_endings',
    ]) {
      expect(before[table], table).toHaveLength(1);
    }
    const account = await customer(test);
    // A flag that the account has is not set twice.
    const flag = { flag: 'interpreter', isSet: true };
    await send('PUT', `/cases/${account.customerId}/flags`, flag, jo.cookie);
    await bringing(someone, account);
    const now = await heldOf(account.customerId);
    for (const table of [
      'case_notes',
      'case_tasks',
      'advice_decisions',
      'advice_decision_looks',
      'advice_decision_endings',
      'work_items',
    ]) {
      expect(now[table], table).toEqual(before[table]);
    }
    expect(now.case_flags).toHaveLength(1);
    const read = (await send('GET', `/cases/${account.customerId}/notes`, undefined, jo.cookie)).body;
    expect([textsOf(read.notes), textsOf(read.tasks)]).toEqual([['Speaks Welsh at home'], ['Send the form']]);
    expect((await account.call(recommendation, {})).answer).toMatchObject({
      recordId: advice.recordId,
      takenBack: { shortName: option.shortName, reason },
    });
  });

  it('is found by what the account goes on with, and by nothing of the guest (PT-215)', async () => {
    const someone = await walker(test);
    await someone.save('nation', 'scotland');
    const account = await withOwnAnswers('wales');
    const listed = () =>
      test.database
        .selectFrom('people_list')
        .select(['customer_id', 'nation', 'journey_id'])
        .where('customer_id', 'in', [someone.customerId, account.customerId])
        .execute();
    await bringing(someone, account);
    expect(await listed()).toMatchObject([{ customer_id: account.customerId, nation: 'wales' }]);
    const journeyId = (await waitingOf(account))?.journeyId ?? '';
    await account.call(chooseAnswers, { body: { journeyId, use: 'brought' } });
    expect(await listed()).toMatchObject([
      { customer_id: account.customerId, nation: 'scotland', journey_id: journeyId },
    ]);
  });
});
