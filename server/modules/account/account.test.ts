import {
  confirmPassword,
  endOneSession,
  endOtherSessions,
  myAccount,
} from '@towpath/contracts/api/account.ts';
import { myDetails } from '@towpath/contracts/api/customers.ts';
import { choosePassword } from '@towpath/contracts/api/passwords.ts';
import { login, refreshToken } from '@towpath/contracts/api/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, guest, loggedIn, PASSWORD, personWith } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { requireConfirmation } from '../identity/confirmations.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function onPhone(email: string) {
  const { answer, cookies } = await test.call(login, {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': PHONE },
  });
  return {
    ...personWith(test, answer.user.userId, `Bearer ${answer.accessToken}`),
    refreshToken: cookies.refreshToken?.value ?? '',
  };
}

/** The facts of what the audit log has of one kind about a person. */
async function audited(customerId: string, kind: string) {
  const rows = await test.database
    .selectFrom('audit_log')
    .select('facts')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .execute();
  return rows.map(({ facts }) => facts);
}

describe('the account of a person', () => {
  it('has their own details, and no guest has one (IS-071)', async () => {
    const person = await customer(test, { firstName: 'Danielle', lastName: 'Hughes' });
    expect((await person.call(myAccount, {})).answer).toMatchObject({
      title: null,
      forename: 'Danielle',
      surname: 'Hughes',
      email: person.email,
      contactNumber: null,
      hasPassword: true,
      passwordSetOn: null,
    });
    const visitor = await guest(test);
    expect((await visitor.call(myAccount, {})).error.code).toBe('REGISTERED_CUSTOMERS_ONLY');
  });

  it('says the day the password was set (IS-071)', async () => {
    const person = await customer(test);
    const body = { newPassword: 'Another boat 8!', currentPassword: PASSWORD };
    await person.call(choosePassword, { body });
    const { passwordSetOn } = (await person.call(myAccount, {})).answer;
    expect(passwordSetOn).toBe(test.clock.now().toISOString().slice(0, 10));
  });

  it('says until which day each login lasts at the latest, counted from its beginning (IS-301)', async () => {
    const laptop = await customer(test);
    test.clock.forward(2 * DAY);
    const phone = await onPhone(laptop.email);
    const dayIn = (days: number) =>
      new Date(test.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
    const { sessions } = (await phone.call(myAccount, {})).answer;
    expect(sessions.map(({ isHere, endsOn }) => [isHere, endsOn])).toEqual([
      [true, dayIn(90)],
      [false, dayIn(88)],
    ]);
  });

  it('lists each login with its device, the day it was last used, and which one asks (IS-070)', async () => {
    const laptop = await customer(test);
    const phone = await onPhone(laptop.email);
    test.clock.forward(2 * DAY);
    const { answer } = await test.call(refreshToken, {
      body: { userId: phone.customerId, refreshToken: phone.refreshToken },
    });
    const day = test.clock.now().toISOString().slice(0, 10);
    const again = personWith(test, phone.customerId, `Bearer ${answer.accessToken}`);
    const { sessions } = (await again.call(myAccount, {})).answer;
    expect(sessions).toMatchObject([
      { isHere: true, kind: 'phone', browser: 'chrome', system: 'android', lastUsedOn: day },
      { isHere: false, kind: null, browser: null, system: null },
    ]);
    expect(sessions[1]?.lastUsedOn).not.toBe(day);
    // What the browser called itself is kept nowhere.
    const rows = await test.database.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Mozilla');
  });
});

describe('logging out elsewhere', () => {
  it('ends one login, and only one of one’s own (IS-072)', async () => {
    const here = await customer(test);
    const there = await onPhone(here.email);
    const stranger = await customer(test);
    const { sessions } = (await here.call(myAccount, {})).answer;
    const sessionId = sessions.find(({ isHere }) => !isHere)?.id ?? '';
    for (const id of [sessionId, 'somewhere']) {
      const refused = await stranger.call(endOneSession, { params: { sessionId: id } });
      expect(refused.error.code).toBe('NOT_FOUND');
    }
    expect((await there.call(myDetails, {})).status).toBe(200);
    expect((await here.call(endOneSession, { params: { sessionId } })).status).toBe(204);
    expect((await there.call(myDetails, {})).status).toBe(401);
    expect((await here.call(myDetails, {})).status).toBe(200);
    expect((await here.call(endOneSession, { params: { sessionId } })).error.code).toBe('NOT_FOUND');
  });

  it('ends all but the one that asks (IS-072)', async () => {
    const here = await customer(test);
    const others = [await onPhone(here.email), await loggedIn(test, here.email, PASSWORD)];
    expect((await here.call(endOtherSessions, {})).status).toBe(204);
    for (const other of others) expect((await other.call(myDetails, {})).status).toBe(401);
    expect((await here.call(myAccount, {})).answer.sessions).toHaveLength(1);
    expect(await audited(here.customerId, 'sessions ended')).toEqual([{ why: 'asked for', count: 2 }]);
  });
});

describe('typing the password again', () => {
  const sessionOf = async (person: { authorization: string; customerId: string }) => {
    const { sessions } = (await test.call(myAccount, { authorization: person.authorization })).answer;
    return {
      customerId: person.customerId,
      sessionId: sessions.find(({ isHere }) => isHere)?.id ?? '',
    };
  };
  const isLetOn = (who: { customerId: string; sessionId: string }, confirmation: string) =>
    requireConfirmation(test.database, who, confirmation, test.clock.now()).then(
      () => true,
      fault => {
        expect(fault).toMatchObject({ code: 'CONFIRMATION_NEEDED' });
        return false;
      },
    );

  it('lets that session alone go on, for five minutes (IS-073)', async () => {
    const person = await customer(test);
    const who = await sessionOf(person);
    const thief = await sessionOf(await onPhone(person.email));
    const { confirmation } = (await person.call(confirmPassword, { body: { password: PASSWORD } })).answer;
    expect(await isLetOn(who, confirmation)).toBe(true);
    expect(await isLetOn(thief, confirmation)).toBe(false);
    expect(await isLetOn(who, 'made up')).toBe(false);
    test.clock.forward(5 * MINUTE - 1000);
    expect(await isLetOn(who, confirmation)).toBe(true);
    test.clock.forward(1000);
    expect(await isLetOn(who, confirmation)).toBe(false);
    const rows = await test.database.selectFrom('session_confirmations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(confirmation);
  });

  it('says at its field that it was wrong, and counts as at a login: a pause comes, for this session (IS-074)', async () => {
    const person = await customer(test);
    const wrong = await person.call(confirmPassword, { body: { password: 'Not this 1!' } });
    expect(wrong.error).toMatchObject({
      code: 'CURRENT_PASSWORD_WRONG',
      fields: [{ field: 'password', message: 'Your current password does not match.' }],
    });
    for (let tries = 1; tries < 5; tries += 1) {
      await person.call(confirmPassword, { body: { password: 'Not this 1!' } });
    }
    const right = await person.call(confirmPassword, { body: { password: PASSWORD } });
    expect(right.error.code).toBe('TOO_MANY_REQUESTS');
    const atLogin = await test.call(login, { body: { email: person.email, password: PASSWORD } });
    expect(atLogin.status).toBe(200);
    expect(await audited(person.customerId, 'identity not proved')).toHaveLength(6);
  });
});
