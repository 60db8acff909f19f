import { hardDropoutCallback, myCallbacks } from '@towpath/contracts/api/callbacks.ts';
import { mySafeContact, type SafeContact, saveSafeContact } from '@towpath/contracts/api/safeContact.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { type Customer, confirmed, customer, guest, loggedIn, PASSWORD } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const SAFE = {
  mayRing: true,
  times: ['mon morning', 'fri evening'] as const,
  voicemail: false,
  neutralWords: true,
  says: '  Megan,  about an appointment',
  wayOut: false,
};
const body: SafeContact = { ...SAFE, times: [...SAFE.times] };
const save = async (person: Customer, contact: SafeContact) =>
  person.call(saveSafeContact, { body: { ...contact, confirmation: await confirmed(person) } });

describe('contacting a person safely', () => {
  it('leaves no message and keeps the way out until they say otherwise (IS-089)', async () => {
    const person = await customer(test);
    expect((await person.call(mySafeContact, {})).answer).toEqual({
      mayRing: true,
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
    expect((await save(person, body)).status).toBe(204);
    expect((await person.call(mySafeContact, {})).answer).toEqual({
      ...body,
      says: 'Megan, about an appointment',
    });
    expect((await other.call(mySafeContact, {})).answer.times).toEqual([]);
    await save(person, { ...body, times: [], says: null });
    expect((await person.call(mySafeContact, {})).answer).toMatchObject({ times: [], says: null });
  });

  it('keeps what is changed alone: what another page or device changed meanwhile stays (IS-343)', async () => {
    const person = await customer(test);
    const change = async (changed: Partial<SafeContact>, cookies = {}) => {
      const confirmation = await confirmed(person);
      return person.call(saveSafeContact, { body: { ...changed, confirmation }, cookies });
    };
    // The first thing that is said, in a browser that has chosen neutral words for itself.
    await change({ mayRing: false }, { plainTitles: 'yes' });
    const told = {
      mayRing: false,
      times: [],
      voicemail: false,
      neutralWords: true,
      says: null,
      wayOut: true,
    };
    expect((await person.call(mySafeContact, {})).answer).toEqual(told);
    const { cookies } = await change({ voicemail: true });
    expect(cookies.plainTitles?.value).toBe('yes');
    await Promise.all([
      change({ times: ['mon morning'] }),
      change({ says: 'Megan' }),
      change({ wayOut: false }),
    ]);
    expect((await person.call(mySafeContact, {})).answer).toEqual({
      ...told,
      voicemail: true,
      times: ['mon morning'],
      says: 'Megan',
      wayOut: false,
    });
    await change({ says: null });
    expect((await person.call(mySafeContact, {})).answer).toMatchObject({ says: null, mayRing: false });
  });

  it('wants the password, and the email hears of it in neutral words (IS-135)', async () => {
    const person = await customer(test);
    for (const confirmation of ['', 'made up', await confirmed(await customer(test))]) {
      const { status, error } = await person.call(saveSafeContact, { body: { ...body, confirmation } });
      expect([status, error.code]).toEqual([403, 'CONFIRMATION_NEEDED']);
    }
    expect((await person.call(mySafeContact, {})).answer.says).toBeNull();
    const mailsTo = async () => (await test.mails()).filter(({ to }) => to === person.email);
    expect(await mailsTo()).toEqual([]);
    await save(person, body);
    // Another session, which nobody has typed the password in.
    const elsewhere = await loggedIn(test, person.email, PASSWORD);
    const confirmation = await confirmed(person);
    const other = await elsewhere.call(saveSafeContact, { body: { ...body, confirmation } });
    expect(other.error.code).toBe('CONFIRMATION_NEEDED');
    const mails = await mailsTo();
    expect(mails.map(({ subject }) => subject)).toEqual(['A change to your account']);
    expect(mails[0]?.text).toContain('A setting was changed, Danielle');
    expect(mails[0]?.text).not.toMatch(/Megan|morning|MoneyHelper|money|debt/iu);
  });

  it('refuses at its field what nobody could say on the phone (IS-091)', async () => {
    const person = await customer(test);
    const { error } = await save(person, { ...body, says: 'x'.repeat(81) });
    expect(error.fields).toEqual([{ field: 'says', message: 'Use 80 characters at most' }]);
  });

  it('goes to each device that the person logs in with, which keeps what it keeps private (IS-092)', async () => {
    const person = await customer(test);
    const { cookies } = await save(person, body);
    expect(cookies.plainTitles).toMatchObject({ value: 'yes', sameSite: 'Lax' });
    expect(cookies.noWayOut?.value).toBe('yes');
    const loginBody = { email: person.email, password: PASSWORD };
    const elsewhere = await test.call(login, { body: loginBody });
    expect(elsewhere.cookies.plainTitles?.value).toBe('yes');
    expect(elsewhere.cookies.noWayOut?.value).toBe('yes');
    await save(person, { ...body, neutralWords: false, wayOut: true });
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
      { mayRing: true, times: ['mon morning'], voicemail: false, says: 'Megan' },
    ]);
    const shown = (await person.call(myCallbacks, {})).answer;
    expect(shown.map(({ safeTimes }) => safeTimes)).toEqual([['mon morning']]);
  });
});
