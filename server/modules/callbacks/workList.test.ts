import { changePhone } from '@towpath/contracts/api/account.ts';
import {
  hardDropoutCallback,
  myCallbacks,
  qualifierAdviceCallback,
  recommendationAdviceCallback,
  softDropoutCallback,
} from '@towpath/contracts/api/callbacks.ts';
import { saveSafeContact } from '@towpath/contracts/api/safeContact.ts';
import { emailKey } from '@towpath/domain/values/email.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { USUAL_ANSWERS, type Walker, walker, walkOn } from '../../testing/journeyWalk.ts';
import { type Customer, confirmed, loggedIn, PASSWORD } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { hashPassword } from '../identity/passwordHash.ts';
import { takeOffAfterRestore } from './afterRestore.ts';
import { callsToMake, noteCalled } from './waiting.ts';
import { planningOfCalls } from './workList.ts';

const HARD = 'formal-plan-help';
const FIRST = '07911123456';
const SECOND = '07400123456';
const opening = {
  hours: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], from: '08:00', to: '20:00' }],
  closedOn: [],
};
const MONDAY_MORNING = new Date('2026-11-23T09:30:00Z');

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(MONDAY_MORNING);
});
afterAll(() => test.close());

const atHardDropout = () => at({ ...USUAL_ANSWERS, 'formal-plan': 'iva' }, HARD);

async function at(answers: typeof USUAL_ANSWERS, stepId: string): Promise<Walker> {
  const person = await walker(test);
  await walkOn(person, answers, stepId);
  return person;
}

const asks = (person: Pick<Walker, 'call'>, contactNumber = FIRST) =>
  person.call(hardDropoutCallback, {
    body: { stepId: HARD, callbackRequired: true, contactName: 'Danielle', contactNumber },
  });

const itemsOf = ({ customerId }: { readonly customerId: string }) =>
  test.database
    .selectFrom('work_items')
    .select(['kind', 'subject', 'state', 'due_at', 'not_before', 'last_outcome', 'taken_by'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();

const callIdOf = async ({ customerId }: { readonly customerId: string }) =>
  (await callsToMake(test.database)).find(call => call.customerId === customerId)?.id ?? '';

/** As when one of us takes it. */
const take = ({ customerId }: { readonly customerId: string }, by: string) =>
  test.database
    .updateTable('work_items')
    .set({ state: 'taken', taken_by: by, taken_at: test.clock.now() })
    .where('customer_id', '=', customerId)
    .execute();

const plan = () =>
  planningOfCalls({ database: test.database, clock: test.clock, opening, holidays: [] }).work();

/** Somebody with an account and a number of it, who waits for a call there. */
async function withAccount(): Promise<Customer> {
  const guest = await atHardDropout();
  const email = `someone-${crypto.randomUUID()}@towpath.example`;
  await test.database
    .updateTable('customers')
    .set({
      email,
      email_key: emailKey(email),
      registered_at: test.clock.now(),
      password_hash: await hashPassword(PASSWORD),
      contact_number: FIRST,
    })
    .where('id', '=', guest.customerId)
    .execute();
  const person = await loggedIn(test, email, PASSWORD);
  expect((await asks(person)).status).toBe(204);
  return person;
}

describe('a call that is asked for', () => {
  it('is on the work list, with the time by which we ring (PT-050, PT-051)', async () => {
    const person = await atHardDropout();
    expect((await asks(person)).status).toBe(204);
    expect(await itemsOf(person)).toEqual([
      {
        kind: 'callback',
        subject: await callIdOf(person),
        state: 'open',
        not_before: MONDAY_MORNING,
        due_at: new Date('2026-11-23T20:00:00Z'),
        last_outcome: null,
        taken_by: null,
      },
    ]);
  });

  it('is there too where it is asked for at a soft drop-out, on the first look or on the recommendations (PT-050)', async () => {
    const soft = await at({ ...USUAL_ANSWERS, urgent: 'court' }, 'talk-first');
    const look = await at(USUAL_ANSWERS, 'advice');
    const body = { callbackRequired: true, contactNumber: FIRST };
    await soft.call(softDropoutCallback, { body: { ...body, stepId: 'talk-first' } });
    await look.call(qualifierAdviceCallback, { body: { ...body, stepId: 'advice' } });
    const advised = await atAdvice(test);
    await advised.call(recommendationAdviceCallback, { body: { ...body, stepId: 'full-advice' } });
    for (const person of [soft, look, advised])
      expect(await itemsOf(person)).toMatchObject([{ state: 'open' }]);
  });

  it('is one piece of work, however often and at once it is asked for, and with another number (PT-052)', async () => {
    const person = await atHardDropout();
    await Promise.all(Array.from({ length: 5 }, () => asks(person)));
    const by = crypto.randomUUID();
    await take(person, by);
    await asks(person, SECOND);
    expect(await itemsOf(person)).toMatchObject([
      { state: 'taken', taken_by: by, subject: await callIdOf(person) },
    ]);
  });

  it('is off the list after a no (PT-052)', async () => {
    const person = await atHardDropout();
    await asks(person);
    await person.call(hardDropoutCallback, { body: { stepId: HARD, callbackRequired: false } });
    expect(await itemsOf(person)).toMatchObject([{ state: 'cancelled', last_outcome: null }]);
  });

  it('is done on the list once it is noted as made, and a new one is new work (PT-053)', async () => {
    const person = await atHardDropout();
    await asks(person);
    const outcome = { outcome: 'spoke', by: 'megan' } as const;
    expect(await noteCalled(test.database, await callIdOf(person), outcome, test.clock.now())).toBe(true);
    expect(await itemsOf(person)).toMatchObject([{ state: 'done', last_outcome: 'spoke' }]);
    test.clock.forward(1000);
    await asks(person);
    expect(await itemsOf(person)).toMatchObject([{ state: 'done' }, { state: 'open' }]);
    test.clock.set(MONDAY_MORNING);
  });

  it('stays the same work with a new number of the account, is none without one, and none once they want no calls (PT-052)', async () => {
    const person = await withAccount();
    const phone = async (contactNumber: string) =>
      person.call(changePhone, {
        body: { contactNumber, tellsOld: false, confirmation: await confirmed(person) },
      });
    await phone(SECOND);
    expect(await itemsOf(person)).toMatchObject([{ state: 'open' }]);
    await phone('');
    expect(await itemsOf(person)).toMatchObject([{ state: 'cancelled' }]);
    await phone(FIRST);
    expect((await itemsOf(person)).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'open']);
    const body = { mayRing: false, confirmation: await confirmed(person) };
    expect((await person.call(saveSafeContact, { body })).status).toBe(204);
    expect((await itemsOf(person)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  });

  it('is planned anew by the times that are safe (PT-051)', async () => {
    const person = await withAccount();
    const body = { times: ['wed evening' as const], confirmation: await confirmed(person) };
    expect((await person.call(saveSafeContact, { body })).status).toBe(204);
    await plan();
    const planned = [
      {
        state: 'open',
        not_before: new Date('2026-11-25T16:00:00Z'),
        due_at: new Date('2026-11-25T20:00:00Z'),
      },
    ];
    expect(await itemsOf(person)).toMatchObject(planned);
    await plan();
    expect(await itemsOf(person)).toMatchObject(planned);
  });

  it('comes to the list where a release without one wrote it down, and goes where one noted it as made (PT-054)', async () => {
    const [asked, made] = [await atHardDropout(), await atHardDropout()];
    for (const person of [asked, made]) await asks(person);
    await test.database.deleteFrom('work_items').where('customer_id', '=', asked.customerId).execute();
    await test.database
      .updateTable('callbacks')
      .set({ done_at: test.clock.now(), outcome: 'spoke' })
      .where('customer_id', '=', made.customerId)
      .execute();
    await plan();
    expect(await itemsOf(asked)).toMatchObject([{ state: 'open', subject: await callIdOf(asked) }]);
    expect(await itemsOf(made)).toMatchObject([{ state: 'cancelled' }]);
  });

  it('is off the list of a restored back-up where the person wanted none since (PT-054)', async () => {
    const person = await atHardDropout();
    await asks(person);
    await takeOffAfterRestore(test.database, person.customerId, test.clock.now());
    expect(await itemsOf(person)).toMatchObject([{ state: 'cancelled' }]);
  });

  it('goes with the person (PT-054)', async () => {
    const person = await atHardDropout();
    await asks(person);
    await test.database.deleteFrom('customers').where('id', '=', person.customerId).execute();
    expect(await itemsOf(person)).toEqual([]);
  });
});

it('is told to the person with when it comes (PT-056)', async () => {
  test.clock.set(MONDAY_MORNING);
  const person = await atHardDropout();
  await asks(person);
  const [call] = (await person.call(myCallbacks, {})).answer;
  const [item] = await itemsOf(person);
  expect([call?.notBefore, call?.dueBy]).toEqual([
    item?.not_before?.toISOString(),
    item?.due_at.toISOString(),
  ]);
  expect(call?.dueBy).toBe('2026-11-23T20:00:00.000Z');
});
