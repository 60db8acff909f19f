import { changePhone } from '@towpath/contracts/api/account.ts';
import { hardDropoutCallback, myCallbacks } from '@towpath/contracts/api/callbacks.ts';
import { mySafeContact, saveSafeContact } from '@towpath/contracts/api/safeContact.ts';
import { emailKey } from '@towpath/domain/values/email.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { type Customer, confirmed, loggedIn, PASSWORD } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { hashPassword } from '../identity/passwordHash.ts';
import { callsToMake } from './waiting.ts';

const FIRST = '07911123456';
const SECOND = '07400123456';
const OTHER = '02079460958';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Somebody with an account and a number, who has asked for a call. */
async function waiting(contactNumber?: string): Promise<Customer> {
  const stepId = 'formal-plan-help';
  const guest = await walker(test);
  await walkOn(guest, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, stepId);
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
  const body = { stepId, callbackRequired: true, ...(contactNumber && { contactNumber }) };
  expect((await person.call(hardDropoutCallback, { body })).status).toBe(204);
  return person;
}

async function moveTo(person: Customer, contactNumber: string): Promise<void> {
  const body = { contactNumber, confirmation: await confirmed(person) };
  const { status } = await person.call(changePhone, { body });
  expect(status).toBe(204);
}

const numbersFor = async (person: Customer) =>
  (await person.call(myCallbacks, {})).answer.map(({ contactNumber }) => contactNumber);

describe('a call that somebody waits for', () => {
  it.each([undefined, '07911 123456'])('goes to their new number (IS-131)', async typed => {
    const person = await waiting(typed);
    await moveTo(person, SECOND);
    expect(await numbersFor(person)).toEqual([SECOND]);
  });

  it('stays at a number that they gave for it alone (IS-131)', async () => {
    const person = await waiting(OTHER);
    await moveTo(person, SECOND);
    expect(await numbersFor(person)).toEqual([OTHER]);
  });

  it('that was made keeps the number that was rung (IS-131)', async () => {
    const person = await waiting();
    await test.database
      .updateTable('callbacks')
      .set({ done_at: test.clock.now(), outcome: 'spoke' })
      .where('customer_id', '=', person.customerId)
      .execute();
    await moveTo(person, SECOND);
    expect(await storedOf(person)).toEqual([{ contact_number: FIRST, safe_contact: null }]);
  });

  it('goes to nobody once they have no number, and to the next that they give (IS-131)', async () => {
    const person = await waiting();
    await moveTo(person, '');
    expect(await numbersFor(person)).toEqual([]);
    expect(await storedOf(person)).toEqual([{ contact_number: null, safe_contact: null }]);
    await moveTo(person, SECOND);
    expect(await numbersFor(person)).toEqual([SECOND]);
  });

  it('is not made once they want no calls, until they say yes: to one, or to all again (IS-295)', async () => {
    const person = await waiting();
    const other = await waiting();
    const toMake = async () =>
      (await callsToMake(test.database)).filter(call => call.customerId === person.customerId).length;
    const choose = async (choice: { mayRing?: boolean; voicemail?: boolean }) => {
      const { answer } = await person.call(mySafeContact, {});
      const { mayRing: _, ...others } = answer;
      const body = { ...others, ...choice, confirmation: await confirmed(person) };
      expect((await person.call(saveSafeContact, { body })).status).toBe(204);
    };
    const ask = (more: { ringThisOnce?: boolean }) =>
      person.call(hardDropoutCallback, {
        body: { stepId: 'formal-plan-help', callbackRequired: true, ...more },
      });
    await choose({ mayRing: false });
    expect([await numbersFor(person), await toMake()]).toEqual([[], 0]);
    expect(await numbersFor(other)).toEqual([FIRST]);

    for (const refused of [{}, { ringThisOnce: false }]) {
      const { status, error } = await ask(refused);
      expect([status, error.code, error.fields?.[0]?.field]).toEqual([
        409,
        'CALLS_NOT_WANTED',
        'ringThisOnce',
      ]);
    }
    expect(await toMake()).toBe(0);
    expect((await ask({ ringThisOnce: true })).status).toBe(204);
    await ask({ ringThisOnce: true });
    expect([await numbersFor(person), await toMake()]).toEqual([[FIRST], 1]);
    // What a page of an earlier release saves says nothing of calls: no means no, and a yes to one call stays.
    await choose({ voicemail: true });
    expect((await person.call(mySafeContact, {})).answer.mayRing).toBe(false);
    expect(await toMake()).toBe(1);

    await choose({ mayRing: true });
    await choose({ mayRing: false });
    expect(await toMake()).toBe(0);
    await choose({ mayRing: true });
    expect([await numbersFor(person), await toMake()]).toEqual([[FIRST], 1]);
  });

  it('can be said no to by somebody who wants no calls, without a yes (IS-295)', async () => {
    const person = await waiting();
    const { answer } = await person.call(mySafeContact, {});
    const confirmation = await confirmed(person);
    await person.call(saveSafeContact, { body: { ...answer, mayRing: false, confirmation } });
    const body = { stepId: 'formal-plan-help', callbackRequired: false };
    expect((await person.call(hardDropoutCallback, { body })).status).toBe(204);
  });

  it('is made as it is safe now; those of others stay as they are (IS-131)', async () => {
    const [person, other] = [await waiting(), await waiting()];
    const safe = { times: ['mon morning'] as const, voicemail: false, says: 'Megan' };
    const body = {
      ...safe,
      times: [...safe.times],
      neutralWords: true,
      wayOut: true,
      confirmation: await confirmed(person),
    };
    const said = async () => (await person.call(myCallbacks, {})).answer.map(one => one.sayToOthers);
    expect(await said()).toEqual([null]);
    expect((await person.call(saveSafeContact, { body })).status).toBe(204);
    expect(await said()).toEqual(['Megan']);
    await moveTo(person, SECOND);
    expect(await storedOf(person)).toEqual([{ contact_number: SECOND, safe_contact: safe }]);
    expect(await storedOf(other)).toEqual([{ contact_number: FIRST, safe_contact: null }]);
  });
});

/** What somebody reads who makes the calls. */
function storedOf({ customerId }: Customer) {
  return test.database
    .selectFrom('callbacks')
    .select(['contact_number', 'safe_contact'])
    .where('customer_id', '=', customerId)
    .execute();
}
