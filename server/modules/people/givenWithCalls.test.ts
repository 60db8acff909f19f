import { randomUUID } from 'node:crypto';
import { changeCallbackNumber, hardDropoutCallback, myCallbacks } from '@towpath/contracts/api/callbacks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingIn } from '../../testing/booking.ts';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { guest } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { keepSafeContact } from '../account/safeContact.ts';
import { deletePerson } from '../customers/retained.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const { aTime, book } = bookingIn(() => test);

/** It is a Tuesday, ten in the morning. */
let jo: Awaited<ReturnType<typeof staff.memberInTheMorning>>;
beforeEach(async () => {
  jo = await staff.memberInTheMorning();
});

const read = async (path: string) => {
  const { status, body } = await staff.send('GET', path, undefined, jo.cookie);
  expect([path, status]).toEqual([path, 200]);
  return body;
};
type Listed = { readonly customerId: string };
const found = async (find: string): Promise<readonly Listed[]> =>
  (await read(`/people?${new URLSearchParams({ find })}`)).people;
const isFound = async ({ customerId }: Listed, find: string) =>
  (await found(find)).some(one => one.customerId === customerId);
/** Name, number and email as the panel and the case tell them. */
async function told({ customerId }: Listed) {
  const [panel, summary] = await Promise.all([read(`/people/${customerId}`), read(`/cases/${customerId}`)]);
  const { name, email, phone: number, isNumberHeld, givenWith } = panel;
  const says = { name, email, number, isNumberHeld, givenWith };
  expect(summary).toMatchObject(says);
  return says;
}

let asked = 0;
/** A guest who has dropped out, and asked for a call under a name and a number. */
async function dropOut(contactName: string) {
  asked += 1;
  const contactNumber = `077009001${String(asked).padStart(2, '0')}`;
  const person = await walker(test);
  await walkOn(person, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, 'formal-plan-help');
  const body = { stepId: 'formal-plan-help', callbackRequired: true, contactName, contactNumber };
  expect((await person.call(hardDropoutCallback, { body })).status).toBe(204);
  return { person, contactNumber };
}
const WITH_CALL = { name: 'call', number: 'call', email: null };

describe('who asked for a call without an account', () => {
  it('has the name and number that they gave, said as such, in the list, the panel and the case (PT-540)', async () => {
    const { person, contactNumber } = await dropOut('Dana Drop');
    expect(await told(person)).toEqual({
      name: 'Dana Drop',
      email: null,
      number: contactNumber,
      isNumberHeld: false,
      givenWith: WITH_CALL,
    });
    const [listed] = await found(person.customerId);
    expect(listed).toMatchObject({ name: 'Dana Drop', nameGivenWith: 'call' });
    await test.database
      .updateTable('customers')
      .set({ forename: 'Danuta', surname: 'Drop', contact_number: '07700900999' })
      .where('id', '=', person.customerId)
      .execute();
    expect(await told(person)).toMatchObject({
      name: 'Danuta Drop',
      number: '07700900999',
      givenWith: { name: null, number: null, email: null },
    });
  });

  it('keeps the number back at an hour that is not safe, until somebody says why they ring (PT-540)', async () => {
    const { person, contactNumber } = await dropOut('Dana Late');
    const { customerId } = person;
    await test.database
      .transaction()
      .execute(trx => keepSafeContact(trx, customerId, { times: ['tue evening'] }, test.clock.now()));
    expect(await told(person)).toMatchObject({ name: 'Dana Late', number: null, isNumberHeld: true });
    const say = { why: 'danger' };
    const ring = await staff.send('POST', `/people/${customerId}/ring-anyway`, say, jo.cookie);
    expect(ring.status).toBe(204);
    expect(await told(person)).toMatchObject({ number: contactNumber, isNumberHeld: false });
  });

  it('is found by the name either way round and by the number, after a change by the new one alone (PT-541)', async () => {
    const { person, contactNumber } = await dropOut('Dána Mae Quibbledrop');
    const ways = ['dana', 'Dana Mae Q', 'quibbledrop d', contactNumber, contactNumber.replace('0', '+44')];
    for (const find of ways) expect([find, await isFound(person, find)]).toEqual([find, true]);
    const [call] = (await person.call(myCallbacks, {})).answer;
    const params = { callbackId: call?.id ?? '' };
    const change = await person.call(changeCallbackNumber, {
      params,
      body: { contactNumber: '07700900222' },
    });
    expect(change.status).toBe(204);
    for (const find of ['07700900222', '+447700900222', 'Quibbledrop']) {
      expect([find, await isFound(person, find)]).toEqual([find, true]);
    }
    expect(await isFound(person, contactNumber)).toBe(false);
    expect(await told(person)).toMatchObject({ number: '07700900222' });
    // What is changed of the account leaves the keys of the call.
    const { customerId } = person;
    await test.database
      .updateTable('customers')
      .set({ forename: 'Other', surname: 'Namesake' })
      .where('id', '=', customerId)
      .execute();
    for (const find of ['namesake o', 'quibbledrop', '07700900222']) {
      expect([find, await isFound(person, find)]).toEqual([find, true]);
    }
  });

  it('is found no more once the call is deleted, and leaves no key when they are erased (PT-541)', async () => {
    const keysOf = async ({ customerId }: Listed) =>
      (
        await test.database
          .selectFrom('people_keys')
          .select('key')
          .where('customer_id', '=', customerId)
          .execute()
      ).map(({ key }) => key);
    const [one, other] = [await dropOut('Ann Goes'), await dropOut('Ben Goes')];
    expect((await keysOf(one.person)).toSorted()).toEqual([one.contactNumber, 'ann goes', 'goes ann']);
    await test.database.deleteFrom('callbacks').where('customer_id', '=', one.person.customerId).execute();
    expect(await keysOf(one.person)).toEqual([]);
    await test.database.transaction().execute(trx => deletePerson(trx, other.person.customerId));
    expect(await keysOf(other.person)).toEqual([]);
  });
});

describe('who booked a talk without an account', () => {
  it('has the name, number and email that they gave, said as such (PT-542)', async () => {
    const person = await guest(test);
    const email = `${randomUUID()}@towpath.example`;
    const given = { startsAt: aTime(), name: 'Tess Talk', number: '07700900345', email };
    expect((await book(person, given)).status).toBe(200);
    expect(await told(person)).toEqual({
      name: 'Tess Talk',
      email,
      number: '07700900345',
      isNumberHeld: false,
      givenWith: { name: 'talk', number: 'talk', email: 'talk' },
    });
    // Sealed, it is in no key: nothing of it stands open anywhere.
    for (const find of ['Tess Talk', '07700900345', email]) {
      expect([find, await isFound(person, find)]).toEqual([find, false]);
    }
  });

  it('has what was given last, of calls and talks; one that does not open hides nobody else (PT-542)', async () => {
    const { person, contactNumber } = await dropOut('Cal Before');
    test.clock.set(new Date(test.clock.now().getTime() + 60_000));
    expect((await book(person, { startsAt: aTime(), name: 'Cal After', number: '07700900346' })).status).toBe(
      200,
    );
    expect(await told(person)).toMatchObject({
      name: 'Cal After',
      number: '07700900346',
      givenWith: { name: 'talk', number: 'talk' },
    });
    await test.database
      .updateTable('bookings')
      .set({ sealed: Buffer.from('of another key') })
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(await told(person)).toMatchObject({
      name: 'Cal Before',
      number: contactNumber,
      givenWith: WITH_CALL,
    });
  });
});
