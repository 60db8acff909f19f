import { myDetails } from '@towpath/contracts/api/customers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { storeDetails } from '../customers/contact.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('what an answer tells of the person', () => {
  it('is kept with their details, so that nothing is asked twice', async () => {
    const person = await walker(test);
    await walkOn(person, USUAL_ANSWERS, 'account');
    expect((await person.call(myDetails, {})).answer).toMatchObject({
      forename: null,
      contactNumber: null,
      dateOfBirth: '1985-03-27',
    });
    await walkOn(person);
    expect((await person.call(myDetails, {})).answer).toMatchObject({
      forename: 'Danielle',
      contactNumber: '07911123456',
    });
    await person.save('birth-date', '1985-03-28');
    expect((await person.call(myDetails, {})).answer).toMatchObject({ dateOfBirth: '1985-03-28' });
  });

  it('keeps another number as an answer, and leaves that of the account and its calls (IS-161)', async () => {
    const person = await walker(test);
    await walkOn(person);
    const number = async () => (await person.call(myDetails, {})).answer.contactNumber;
    expect(await number()).toBe('07911123456');
    const { id: journey_id } = await test.database
      .selectFrom('journeys')
      .select('id')
      .where('customer_id', '=', person.customerId)
      .executeTakeFirstOrThrow();
    await test.database
      .insertInto('callbacks')
      .values({
        journey_id,
        customer_id: person.customerId,
        step_id: 'advice',
        kind: 'qualifier-advice',
        callback_required: true,
        contact_number: '07911123456',
        requested_at: test.clock.now(),
      })
      .execute();
    expect((await person.save('phone', '07911 123457')).status).toBe(204);
    expect((await person.saved()).get('phone')?.answers).toEqual([
      { id: 'phone.number', value: '07911123457' },
    ]);
    expect(await number()).toBe('07911123456');
    const calls = test.database.selectFrom('callbacks').select('contact_number');
    expect(await calls.where('customer_id', '=', person.customerId).execute()).toEqual([
      { contact_number: '07911123456' },
    ]);
  });

  it('writes what changes of an account to the audit log: the first number and only that, a name, a date of birth (IS-162, IS-292)', async () => {
    const person = await walker(test);
    const noted = async () => {
      const entries = await test.database
        .selectFrom('audit_log')
        .select('facts')
        .where('customer_id', '=', person.customerId)
        .where('kind', '=', 'details changed')
        .orderBy('id')
        .execute();
      return entries.map(({ facts }) => facts);
    };
    await walkOn(person, USUAL_ANSWERS, 'account');
    await person.save('birth-date', '1985-03-28');
    expect(await noted()).toEqual([]);
    await walkOn(person);
    const first = await noted();
    expect(first.filter(facts => JSON.stringify(facts).includes('phone'))).toEqual([{ what: 'phone' }]);
    await person.save('phone', '07911 123457');
    await person.save('birth-date', '1985-03-28');
    expect(await noted()).toEqual(first);
    await person.save('birth-date', '1985-03-29');
    // Earlier versions of the Qualifier ask for the name by a question; people end on the version they began.
    const named = (forename: string) =>
      test.database
        .transaction()
        .execute(trx => storeDetails(trx, person.customerId, { forename }, test.clock.now()));
    await named('Dani');
    await named('Dani');
    expect(await noted()).toEqual([...first, { what: 'date of birth' }, { what: 'name' }]);
  });
});
