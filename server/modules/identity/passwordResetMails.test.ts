import { checkPasswordReset, requestPasswordReset, resetPassword } from '@towpath/contracts/api/passwords.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Customer, customer } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { removeExpired } from './housekeeping.ts';

const NEW_PASSWORD = 'A new lock gate 8?';
const MINUTE = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const mailsTo = async (email: string) => (await test.mails()).filter(({ to }) => to === email);

/** The token in the link of a person's newest mail. */
async function newestToken(email: string): Promise<string> {
  const mail = (await mailsTo(email)).findLast(({ text }) => text.includes('token='));
  return /\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function tokenFor(person: Customer): Promise<string> {
  await test.call(requestPasswordReset, { body: { email: person.email } });
  return newestToken(person.email);
}

/** How many minutes pass between two links that are asked for: in the first hour each few, then some times an hour. */
const stepAt = (minutes: number) => (minutes < 60 ? 4 : 20);

describe('a stranger who asks for links again and again', () => {
  const ask = (email: string) => test.call(requestPasswordReset, { body: { email } });
  const isGood = async (token: string) =>
    (await test.call(checkPasswordReset, { body: { token } })).status === 204;

  it('does not shut the owner out: the link of the newest mail works on (IS-023)', async () => {
    const person = await customer(test);
    for (let minutes = 0; minutes < 26 * 60; minutes += stepAt(minutes)) {
      expect((await ask(person.email)).status).toBe(204);
      const token = await newestToken(person.email);
      if (minutes % 60 === 0) expect(await isGood(token), `after ${minutes} minutes`).toBe(true);
      test.clock.forward(stepAt(minutes) * MINUTE);
    }
    const token = await newestToken(person.email);
    expect((await test.call(resetPassword, { body: { token, newPassword: NEW_PASSWORD } })).status).toBe(204);
  });

  it('has at most ten mails a day sent, some minutes apart, and as many entries in the log (IS-024)', async () => {
    const person = await customer(test);
    await Promise.all(Array.from({ length: 8 }, () => ask(person.email)));
    expect(await mailsTo(person.email)).toHaveLength(1);
    for (let minutes = 0; minutes < 23 * 60; minutes += stepAt(minutes)) {
      test.clock.forward(stepAt(minutes) * MINUTE);
      await ask(person.email);
      await test.mails();
    }
    expect(await mailsTo(person.email)).toHaveLength(10);
    const { count } = await test.database
      .selectFrom('audit_log')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'password reset asked')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(10);
  });

  it('cannot keep a link from who comes hours later: the last one works until another is sent, and never again (IS-023)', async () => {
    const person = await customer(test);
    for (let times = 0; times < 3; times += 1) {
      await ask(person.email);
      await test.mails();
      test.clock.forward(5 * MINUTE);
    }
    const token = await newestToken(person.email);
    test.clock.forward(170 * MINUTE);
    await ask(person.email);
    expect(await newestToken(person.email)).toBe(token);
    expect(await isGood(token)).toBe(true);
    test.clock.forward(5 * MINUTE);
    expect(await isGood(token)).toBe(false);
    await ask(person.email);
    expect(await isGood(token)).toBe(false);
    const next = await newestToken(person.email);
    expect([next === token, await isGood(next)]).toEqual([false, true]);
  });

  it('is forgotten once the owner has a new password: the next link is sent at once (IS-023)', async () => {
    const person = await customer(test);
    const token = await tokenFor(person);
    await test.call(resetPassword, { body: { token, newPassword: NEW_PASSWORD } });
    const next = await tokenFor(person);
    expect(next).not.toBe(token);
    expect(await isGood(next)).toBe(true);
  });

  it('leaves the same behind for an email of nobody (ID-033)', async () => {
    const rows = async () =>
      (await test.database.selectFrom('password_reset_mails').selectAll().execute()).length;
    const before = await rows();
    await ask(`nobody-${crypto.randomUUID()}@towpath.example`);
    expect(await rows()).toBe(before + 1);
    const kept = await test.database.selectFrom('password_reset_mails').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('towpath.example');
  });

  it('leaves nothing behind a day later', async () => {
    await ask(`nobody-${crypto.randomUUID()}@towpath.example`);
    test.clock.forward(25 * 60 * MINUTE);
    await removeExpired(test);
    expect(await test.database.selectFrom('password_reset_mails').selectAll().execute()).toEqual([]);
  });
});
