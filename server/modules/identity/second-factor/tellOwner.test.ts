import { confirmPassword } from '@towpath/contracts/api/account.ts';
import { loginWithCode } from '@towpath/contracts/api/secondFactor.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Customer, customer, PASSWORD } from '../../../testing/person.ts';
import { halfLoggedIn, withCodes } from '../../../testing/secondFactor.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { removeExpired } from '../housekeeping.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WRONG = '000-000';
const SUBJECT = 'Was this you logging in?';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** A network that nobody in this file has called from. */
let networks = 0;
const elsewhere = () => {
  networks += 1;
  return `10.30.${networks}.1`;
};

/** Gives the right password of a person and then these codes, from a network; gives the statuses. */
async function logIn(person: Customer, codes: readonly string[], network = elsewhere()) {
  const challenge = await halfLoggedIn(test, person);
  const statuses: number[] = [];
  for (const code of codes) {
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: `/api/core${loginWithCode.path}`,
      remoteAddress: network,
      payload: { challenge, code },
    });
    statuses.push(statusCode);
  }
  return statuses;
}

/** What is done every hour, once the login that was begun last has waited too long. */
async function afterTheLogin() {
  test.clock.forward(11 * MINUTE);
  await removeExpired(test);
}

const told = async ({ email }: Customer) =>
  (await test.mails()).filter(({ to, subject }) => to === email && subject === SUBJECT);

it('tells the owner where a login had the right password and wrong codes to its end, and how to choose another (IS-322)', async () => {
  const person = await customer(test);
  await withCodes(test, person);
  expect(await logIn(person, [WRONG])).toEqual([403]);
  await removeExpired(test);
  expect(await told(person)).toEqual([]);
  await afterTheLogin();
  const [mail, ...more] = await told(person);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Was this you logging in, Danielle?');
  expect(mail?.text).toContain('somebody knows your password');
  expect(mail?.text).toMatch(/https?:\/\/\S+\/reset-password\b(?!\?)/u);
});

it('tells nobody of a code that was mistyped, a login that was left, or a wrong password (IS-322)', async () => {
  const mistyped = await customer(test);
  const app = await withCodes(test, mistyped);
  const home = elsewhere();
  expect(await logIn(mistyped, [WRONG, WRONG, app.code()], home)).toEqual([403, 403, 200]);
  // Begun anew after a wrong one, from where they are.
  expect(await logIn(mistyped, [WRONG], home)).toEqual([403]);
  expect(await logIn(mistyped, [app.code(1)], home)).toEqual([200]);
  const left = await customer(test);
  await withCodes(test, left);
  expect(await halfLoggedIn(test, left)).not.toBe('');
  const without = await customer(test);
  for (let tries = 0; tries < 5; tries += 1) {
    await halfLoggedIn(test, { ...without, password: 'Not this 1!' });
  }
  await afterTheLogin();
  for (const person of [mistyped, left, without]) expect(await told(person)).toEqual([]);
});

it('tells them at once where wrong codes bring a pause, also in a session that somebody has (IS-322)', async () => {
  const [asked, atLogin] = [await customer(test), await customer(test)];
  await withCodes(test, asked);
  await withCodes(test, atLogin);
  const confirm = () => asked.call(confirmPassword, { body: { password: PASSWORD, code: WRONG } });
  for (let tries = 0; tries < 4; tries += 1) await confirm();
  expect(await told(asked)).toEqual([]);
  expect((await confirm()).error.code).toBe('CODE_NOT_RIGHT');
  expect(await told(asked)).toHaveLength(1);
  expect((await confirm()).error.code).toBe('TOO_MANY_REQUESTS');
  expect(
    await logIn(
      atLogin,
      Array.from({ length: 5 }, () => WRONG),
    ),
  ).toHaveLength(5);
  expect(await told(atLogin)).toHaveLength(1);
  await afterTheLogin();
  for (const person of [asked, atLogin]) expect(await told(person)).toHaveLength(1);
});

it('tells them once a day at most, however many try, and again the day after (IS-322)', async () => {
  const person = await customer(test);
  await withCodes(test, person);
  const several = async () => {
    for (let times = 0; times < 3; times += 1) await logIn(person, [WRONG]);
    test.clock.forward(11 * MINUTE);
    await Promise.all([removeExpired(test), removeExpired(test)]);
  };
  await several();
  expect(await told(person)).toHaveLength(1);
  await several();
  expect(await told(person)).toHaveLength(1);
  test.clock.forward(DAY);
  await several();
  expect(await told(person)).toHaveLength(2);
});
