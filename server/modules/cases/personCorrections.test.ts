import { randomUUID } from 'node:crypto';
import { changeName, changePhone, myAccount } from '@towpath/contracts/api/account.ts';
import { searchCredit } from '@towpath/contracts/api/creditSearch.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looksAt } from '../../platform/audit/looksAt.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { mayDoSearches, searchFor } from '../../testing/creditSearch.ts';
import { confirmed, customer, guest } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const REASON = 'She read it to us from her passport.';

function desk(customerId: string, cookie: string) {
  const path = `/cases/${customerId}`;
  const read = () => staff.send('GET', `${path}/person`, undefined, cookie);
  const put = (what: 'name' | 'phone', body: object) =>
    staff.send('PUT', `${path}/${what}`, { reason: REASON, ...body }, cookie);
  /** The person is on the phone, whatever the hour of the test is: the number is told. */
  const onThePhone = () => staff.send('POST', `${path}/ring-anyway`, { why: 'they-asked' }, cookie);
  return { read, put, onThePhone };
}

const DANIELLE = { title: '', forename: 'Danielle', middlename: '', surname: 'Hughes' };
const FULL = { title: 'Mrs', forename: 'Danielle', middlename: 'Ann', surname: 'Weir' };

describe('a name that an adviser puts right together with the person', () => {
  it('is checked as on their own account, kept with title and middle names, and read by them (PT-405)', async () => {
    const { cookie } = await staff.member();
    const person = await customer(test);
    const { read, put } = desk(person.customerId, cookie);
    expect((await read()).body).toMatchObject({ name: DANIELLE, email: person.email, isLocked: false });
    const wrong = async (body: object) =>
      (await put('name', { ...FULL, was: DANIELLE, ...body })).body.error.fields?.[0]?.field;
    expect(await wrong({ forename: '' })).toBe('forename');
    expect(await wrong({ surname: 'We1r' })).toBe('surname');
    expect(await wrong({ title: 'Boss' })).toBe('title');
    expect(await wrong({ reason: '' })).toBe('reason');
    // The email is the person's own to change.
    expect((await put('name', { ...FULL, was: DANIELLE, email: 'x@example.org' })).status).toBe(400);
    expect((await read()).body.name).toEqual(DANIELLE);

    expect((await put('name', { ...FULL, was: DANIELLE })).status).toBe(204);
    expect((await put('name', { ...FULL, was: FULL })).status).toBe(204);
    const account = (await person.call(myAccount, {})).answer;
    expect(account).toMatchObject({ ...FULL, email: person.email });
    const kept = await test.database
      .selectFrom('case_corrections')
      .select(['what', 'subject'])
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(kept).toEqual([{ what: 'name', subject: 'name' }]);
    const looks = await looksAt(test.database, person.customerId);
    expect(looks.map(({ why }) => why)).toContain('Putting your name right, together with you');
  });

  it('is refused to whoever was slower (PT-403)', async () => {
    const { cookie } = await staff.member();
    const person = await customer(test);
    const { put } = desk(person.customerId, cookie);
    const both = await Promise.all([
      put('name', { ...FULL, was: DANIELLE }),
      put('name', { ...FULL, surname: 'Lock', was: DANIELLE }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    await person.call(changeName, { body: { forename: 'Dani', surname: 'Hughes' } });
    expect((await put('name', { ...FULL, was: FULL })).body.error.code).toBe('CHANGED_MEANWHILE');
  });
});

describe('a number that an adviser puts right together with the person', () => {
  it('is checked, told to the person as a change of their own, and read by them (PT-406)', async () => {
    const { cookie } = await staff.member();
    const person = await customer(test);
    const { read, put, onThePhone } = desk(person.customerId, cookie);
    await onThePhone();
    const change = { contactNumber: '07911 123456', tellsOld: true, was: null };
    const wrong = async (contactNumber: string) =>
      (await put('phone', { ...change, contactNumber })).body.error.fields[0].field;
    expect([await wrong('12'), await wrong('not a number')]).toEqual(['contactNumber', 'contactNumber']);
    expect((await put('phone', change)).status).toBe(204);
    expect((await read()).body.contactNumber).toBe('07911123456');
    expect((await person.call(myAccount, {})).answer.contactNumber).toBe('07911123456');
    const mails = (await test.mails()).filter(({ to }) => to === person.email);
    expect(mails.at(-1)?.text).toMatch(/phone number/);
    const looks = await looksAt(test.database, person.customerId);
    expect(looks.map(({ why }) => why)).toContain('Putting your phone number right, together with you');

    // The person was quicker.
    const confirmation = await confirmed(person);
    await person.call(changePhone, { body: { contactNumber: '07911 123999', confirmation } });
    expect((await put('phone', { ...change, was: '07911123456' })).body.error.code).toBe('CHANGED_MEANWHILE');
    expect((await put('phone', { ...change, contactNumber: '', was: '07911123999' })).status).toBe(204);
    expect((await read()).body.contactNumber).toBeNull();
  });

  it('wants a phone that was shown by a code to be shown again (PT-406)', async () => {
    const { cookie } = await staff.member();
    const person = await mayDoSearches(test, await atAdvice(test));
    const counting = async () =>
      (
        await test.database
          .selectFrom('credit_search_phones')
          .select('ended_at')
          .where('customer_id', '=', person.customerId)
          .execute()
      ).filter(({ ended_at }) => ended_at === null).length;
    const { read, put, onThePhone } = desk(person.customerId, cookie);
    await onThePhone();
    expect(await counting()).toBe(1);
    const { contactNumber: was } = (await read()).body;
    const change = { contactNumber: '07911 123999', tellsOld: false, was };
    expect(await put('phone', change)).toMatchObject({ status: 204 });
    expect(await counting()).toBe(0);
    const search = { ...searchFor('Hughes') };
    expect((await person.call(searchCredit, { body: search })).error.code).toBe('PHONE_NOT_CONFIRMED');
  });

  it('and a name are those of a guest too; are found by whoever may change cases, and never in a closed session (PT-405, PT-406)', async () => {
    const { cookie } = await staff.member();
    const visitor = await guest(test);
    const ofGuest = desk(visitor.customerId, cookie);
    const nobody = { title: '', forename: '', middlename: '', surname: '' };
    expect((await ofGuest.read()).body).toMatchObject({ name: nobody, contactNumber: null, email: null });
    expect((await ofGuest.put('name', { ...nobody, forename: 'Sam', was: nobody })).status).toBe(204);
    const phone = { contactNumber: '07911 123456', tellsOld: true, was: null };
    expect((await ofGuest.put('phone', phone)).status).toBe(204);
    expect((await ofGuest.read()).body.name.forename).toBe('Sam');

    const person = await atAdvice(test);
    const administrator = await staff.member('administrator');
    await desk(person.customerId, cookie).onThePhone();
    const { name, contactNumber } = (await desk(person.customerId, cookie).read()).body;
    const calls = [
      ['name', { ...name, forename: 'Sam', was: name }],
      ['phone', { ...phone, was: contactNumber }],
    ] as const;
    for (const [what, body] of calls) {
      expect((await desk(person.customerId, administrator.cookie).put(what, body)).status).toBe(404);
      expect((await desk(randomUUID(), cookie).put(what, body)).status).toBe(404);
      expect((await desk('nobody', cookie).read()).status).toBe(404);
    }
    const path = `/people/${person.customerId}/session`;
    const closed = { act: 'complete', reason: 'advice by phone', from: 'Complete' };
    expect((await staff.send('POST', path, closed, cookie)).status).toBeLessThan(300);
    for (const [what, body] of calls) {
      const refused = await desk(person.customerId, cookie).put(what, body);
      expect([refused.status, refused.body.error.code]).toEqual([409, 'SESSION_CLOSED']);
    }
  });
});
