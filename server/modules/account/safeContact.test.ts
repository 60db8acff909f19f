import { hardDropoutCallback, myCallbacks } from '@towpath/contracts/api/callbacks.ts';
import { mySafeContact, saveSafeContact } from '@towpath/contracts/api/safeContact.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { customer, guest, PASSWORD } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const SAFE = {
  times: ['mon morning', 'fri evening'] as const,
  voicemail: false,
  neutralWords: true,
  says: '  Megan,  about an appointment',
  wayOut: false,
};
const body = { ...SAFE, times: [...SAFE.times] };

describe('contacting a person safely', () => {
  it('leaves no message and keeps the way out until they say otherwise (IS-089)', async () => {
    const person = await customer(test);
    expect((await person.call(mySafeContact, {})).answer).toEqual({
      times: [],
      voicemail: false,
      neutralWords: false,
      says: null,
      wayOut: true,
    });
    const chose = await person.call(mySafeContact, { cookies: { plainTitles: 'yes' } });
    expect(chose.answer.neutralWords).toBe(true);
    expect((await (await guest(test)).call(mySafeContact, {})).error.code).toBe('REGISTERED_CUSTOMERS_ONLY');
  });

  it('is kept as they say, and nobody else’s changes (IS-089 to IS-091)', async () => {
    const person = await customer(test);
    const other = await customer(test);
    expect((await person.call(saveSafeContact, { body })).status).toBe(204);
    expect((await person.call(mySafeContact, {})).answer).toEqual({
      ...body,
      says: 'Megan, about an appointment',
    });
    expect((await other.call(mySafeContact, {})).answer.times).toEqual([]);
    await person.call(saveSafeContact, { body: { ...body, times: [], says: null } });
    expect((await person.call(mySafeContact, {})).answer).toMatchObject({ times: [], says: null });
  });

  it('refuses at its field what nobody could say on the phone (IS-091)', async () => {
    const person = await customer(test);
    const { error } = await person.call(saveSafeContact, { body: { ...body, says: 'x'.repeat(81) } });
    expect(error.fields).toEqual([{ field: 'says', message: 'Use 80 characters at most' }]);
  });

  it('goes to each device that the person logs in with, which keeps what it keeps private (IS-092)', async () => {
    const person = await customer(test);
    const { cookies } = await person.call(saveSafeContact, { body });
    expect(cookies.plainTitles).toMatchObject({ value: 'yes', sameSite: 'Lax' });
    expect(cookies.noWayOut?.value).toBe('yes');
    const loginBody = { email: person.email, password: PASSWORD };
    const elsewhere = await test.call(login, { body: loginBody });
    expect(elsewhere.cookies.plainTitles?.value).toBe('yes');
    expect(elsewhere.cookies.noWayOut?.value).toBe('yes');
    await person.call(saveSafeContact, { body: { ...body, neutralWords: false, wayOut: true } });
    const later = await test.call(login, { body: loginBody });
    expect(later.cookies.plainTitles).toBeUndefined();
    expect(later.cookies.noWayOut?.value).toBe('');
  });

  it('goes with a call that is asked for, without the settings of the pages (IS-093)', async () => {
    const person = await walker(test);
    const stepId = 'formal-plan-help';
    await walkOn(person, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, stepId);
    const ask = (contactNumber: string) =>
      person.call(hardDropoutCallback, { body: { stepId, callbackRequired: true, contactNumber } });
    expect((await ask('07911 123456')).status).toBe(204);
    await test.database
      .insertInto('safe_contacts')
      .values({
        customer_id: person.customerId,
        times: ['mon morning'],
        leaves_voicemail: false,
        has_neutral_words: true,
        says: 'Megan',
        has_way_out: true,
        changed_at: test.clock.now(),
      })
      .execute();
    expect((await ask('07911 123457')).status).toBe(204);
    const calls = await test.database
      .selectFrom('callbacks')
      .select('safe_contact')
      .where('customer_id', '=', person.customerId)
      .orderBy('id')
      .execute();
    expect(calls.map(({ safe_contact }) => safe_contact)).toEqual([
      null,
      { times: ['mon morning'], voicemail: false, says: 'Megan' },
    ]);
    const shown = (await person.call(myCallbacks, {})).answer;
    expect(shown.map(({ safeTimes }) => safeTimes)).toEqual([['mon morning']]);
  });
});
