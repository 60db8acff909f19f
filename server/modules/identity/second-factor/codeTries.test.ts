import { requestPasswordReset, resetPassword } from '@towpath/contracts/api/passwords.ts';
import { login } from '@towpath/contracts/api/session.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customer } from '../../../testing/person.ts';
import { halfLoggedIn, withCodes } from '../../../testing/secondFactor.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { newNetwork, tryFrom } from '../../../testing/tries.ts';
import { tryFor } from '../passwordTries.ts';

const MINUTE = 60_000;
const WRONG = '000-000';

let test: TestApp;
let other: FastifyInstance;
beforeAll(async () => {
  test = await createTestApp();
  other = (await test.startAnother()).app;
});
afterAll(() => test.close());

/** The code of a refusal, or 200, of one try. */
const attempt = (challenge: string, code: string, network: string, app = test.app) =>
  tryFrom(app, network, '/code', { challenge, code });

/** A login begun after a new password by the link of a mail. */
async function begunByMail(email: string, newPassword: string): Promise<string> {
  await test.call(requestPasswordReset, { body: { email } });
  const mail = (await test.mails()).findLast(({ to, text }) => to === email && text.includes('?token='));
  const [, token = ''] = /reset-password\?token=([\w-]+)/u.exec(mail?.text ?? '') ?? [];
  await test.call(resetPassword, { body: { token, newPassword } });
  const { error } = await test.call(login, { body: { email, password: newPassword } });
  return error.challenge ?? '';
}

const byWords = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b));

it('pauses after five wrong codes, in every process and for every login begun from there, and nobody elsewhere (IS-276)', async () => {
  const person = await customer(test);
  const app = await withCodes(test, person);
  const stranger = newNetwork();
  const begun = async () => halfLoggedIn(test, person);
  // One after the other: right passwords at the same moment count until they were looked at.
  const waiting: string[] = [];
  for (let n = 0; n < 8; n += 1) waiting.push(await begun());
  const tries = await Promise.all(
    waiting.map((challenge, n) => attempt(challenge, WRONG, stranger, n % 2 ? other : test.app)),
  );
  expect(tries.filter(outcome => outcome === 'CODE_NOT_RIGHT')).toHaveLength(5);
  expect(tries.filter(outcome => outcome === 'TOO_MANY_REQUESTS')).toHaveLength(3);
  expect(await attempt(await begun(), app.code(), stranger)).toBe('TOO_MANY_REQUESTS');
  // Whoever knows the password pauses themselves alone.
  expect(await attempt(await begun(), app.code(), newNetwork())).toBe(200);
  test.clock.forward(MINUTE);
  expect(await attempt(await begun(), app.code(), stranger, other)).toBe(200);
  const refused = await test.database
    .selectFrom('audit_log')
    .select('facts')
    .where('customer_id', '=', person.customerId)
    .where('kind', '=', 'second factor refused')
    .execute();
  // Those at the same moment are written down in any order.
  expect(refused.map(({ facts }) => facts).toSorted(byWords)).toEqual([
    { why: 'paused', count: 1 },
    ...Array.from({ length: 5 }, () => ({ why: 'wrong' })),
  ]);
});

it('after fifty a day from everywhere counts codes from known places alone, and where a new password came by mail (IS-276)', async () => {
  const person = await customer(test);
  const app = await withCodes(test, person);
  const home = newNetwork();
  expect(await attempt(await halfLoggedIn(test, person), app.code(), home)).toBe(200);
  await attempt(await halfLoggedIn(test, person), WRONG, newNetwork());
  const { fromEverywhere } = tryFor(person.email, '', test.config.jwtSecret, 'second factor');
  const { numUpdatedRows } = await test.database
    .updateTable('password_tries')
    .set({ tries: 50 })
    .where('key', '=', fromEverywhere)
    .executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(1n);
  const away = await halfLoggedIn(test, person);
  const refused = await test.app.inject({
    method: 'POST',
    url: '/api/core/users/customer/login/code',
    remoteAddress: newNetwork(),
    payload: { challenge: away, code: app.code(1) },
  });
  expect(refused.json().error).toMatchObject({
    code: 'LOGIN_BY_MAIL_ONLY',
    message: expect.stringContaining('Too many codes have been tried'),
  });
  expect(await attempt(await halfLoggedIn(test, person), app.code(1), home)).toBe(200);
  const challenge = await begunByMail(person.email, 'Another boat 8!');
  test.clock.forward(MINUTE);
  expect(await attempt(challenge, app.code(), '127.0.0.1')).toBe(200);
});

it('keeps count and pause of wrong codes through a new password by mail (IS-276)', async () => {
  const person = await customer(test);
  const app = await withCodes(test, person);
  // Where the link is used is where the codes are tried.
  const reader = '127.0.0.1';
  const before = await begunByMail(person.email, 'Another boat 8!');
  for (let tries = 0; tries < 4; tries += 1)
    expect(await attempt(before, WRONG, reader)).toBe('CODE_NOT_RIGHT');
  const between = await begunByMail(person.email, 'A third boat 9!');
  expect(await attempt(between, WRONG, reader)).toBe('CODE_NOT_RIGHT');
  expect(await attempt(between, app.code(), reader)).toBe('TOO_MANY_REQUESTS');
  const after = await begunByMail(person.email, 'A fourth boat 10!');
  expect(await attempt(after, app.code(), reader)).toBe('TOO_MANY_REQUESTS');
  // The owner, elsewhere, waits for nothing.
  expect(await attempt(after, app.code(), newNetwork())).toBe(200);
});
