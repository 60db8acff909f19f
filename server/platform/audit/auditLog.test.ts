import { giveConsent } from '@towpath/contracts/api/consents.ts';
import { giveHealthConsent, myHealthConditions } from '@towpath/contracts/api/health.ts';
import { choosePassword, requestPasswordReset, resetPassword } from '@towpath/contracts/api/passwords.ts';
import { login, logout, refreshToken, register } from '@towpath/contracts/api/session.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walker } from '../../testing/journeyWalk.ts';
import { type Customer, customer, PASSWORD } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { note } from './auditLog.ts';

const NEW_PASSWORD = 'A new lock gate 8?';
const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, [
    journey(page('one', step('Registration', 'account')), page('two', advice())),
  ]);
});
afterAll(() => test.close());

/** What the log has of a person, oldest first. */
async function entriesOf({ customerId }: { readonly customerId: string }) {
  return test.database
    .selectFrom('audit_log')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

async function kindsOf(person: { readonly customerId: string }) {
  return (await entriesOf(person)).map(({ kind, facts }) => [kind, facts]);
}

async function resetLinkOf({ email }: Customer): Promise<string> {
  await test.call(requestPasswordReset, { body: { email } });
  const mail = (await test.mails()).filter(({ to }) => to === email).at(-1);
  return /\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('the audit log', () => {
  it('has each login, refusal and logout with its session, in order (IS-031)', async () => {
    const person = await customer(test);
    const refused = await test.call(login, { body: { email: person.email, password: 'Not the one 1!' } });
    expect(refused.status).toBe(401);
    await person.call(logout, { cookies: person.cookies });
    const entries = await entriesOf(person);
    expect(entries.map(({ kind, facts }) => [kind, facts])).toEqual([
      ['logged in', {}],
      ['login refused', { why: 'wrong' }],
      ['logged out', {}],
    ]);
    expect(entries[0]?.session_id).toEqual(expect.any(String));
    expect(entries[2]?.session_id).toBe(entries[0]?.session_id);
    expect(entries.every(({ at }) => at.getTime() === test.clock.now().getTime())).toBe(true);
  });

  it('has a refused login with an email of nobody, about nobody (IS-031)', async () => {
    const email = `nobody-${crypto.randomUUID()}@towpath.example`;
    const before = await test.database.selectFrom('audit_log').select('id').execute();
    await test.call(login, { body: { email, password: PASSWORD } });
    const [entry, ...more] = await test.database
      .selectFrom('audit_log')
      .selectAll()
      .where('id', 'not in', [0, ...before.map(({ id }) => id)])
      .execute();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      kind: 'login refused',
      customer_id: null,
      facts: { why: 'unknown email', count: 1 },
    });
  });

  it('has a registration, and the password chosen after it (IS-031)', async () => {
    const visitor = await walker(test);
    const email = `new-${crypto.randomUUID()}@towpath.example`;
    const { answer } = await visitor.call(register, {
      body: { email, firstName: 'Danielle', lastName: 'Hughes', stepId: 'account' },
    });
    const authorization = `Bearer ${answer.accessToken}`;
    await test.call(choosePassword, { authorization, body: { newPassword: PASSWORD } });
    expect(await kindsOf(visitor)).toEqual([
      ['registered', { terms: expect.stringMatching(/^[0-9a-f]{64}$/), privacy: expect.any(String) }],
      ['password chosen', {}],
    ]);
  });

  it('has a reset that was asked for, used, and the sessions that it ended (IS-031)', async () => {
    const person = await customer(test);
    const token = await resetLinkOf(person);
    await test.call(resetPassword, { body: { token, newPassword: NEW_PASSWORD } });
    expect(await kindsOf(person)).toEqual([
      ['logged in', {}],
      ['password reset asked', {}],
      ['password reset used', {}],
      ['sessions ended', { why: 'password changed', count: 1 }],
    ]);
  });

  it('has a change of the password, and one that the current password refused (IS-031)', async () => {
    const person = await customer(test);
    const change = (currentPassword: string) =>
      person.call(choosePassword, { body: { newPassword: NEW_PASSWORD, currentPassword } });
    expect((await change('Not the one 1!')).status).toBe(403);
    expect((await change(PASSWORD)).status).toBe(204);
    expect(await kindsOf(person)).toEqual([
      ['logged in', {}],
      ['identity not proved', { why: 'wrong' }],
      ['password changed', {}],
    ]);
  });

  it('has a session that ended because its refresh token was used twice (IS-031)', async () => {
    const person = await customer(test);
    const refresh = () => test.call(refreshToken, { body: {}, cookies: person.cookies });
    await refresh();
    test.clock.forward(DAY);
    expect((await refresh()).status).toBe(401);
    expect((await kindsOf(person)).at(-1)).toEqual([
      'sessions ended',
      { why: 'refresh token used twice', count: 1 },
    ]);
  });

  it('has each consent with the version of its words, and its withdrawal (IS-032)', async () => {
    const person = await walker(test);
    const news = { consentTypeId: 3, consentChannelTypeId: 2 };
    await person.call(giveConsent, { body: { ...news, hasConsented: true } });
    await person.call(giveConsent, { body: { ...news, hasConsented: false } });
    const { textVersion } = (await person.call(myHealthConditions, {})).answer.consent;
    const health = { purpose: 'conditions', hasConsented: true, textVersion } as const;
    await person.call(giveHealthConsent, { body: health });
    const facts = { consent: 'news', channel: 'text message', words: expect.any(String) };
    expect(await kindsOf(person)).toEqual([
      ['consent given', facts],
      ['consent withdrawn', facts],
      ['consent given', { consent: 'health conditions', words: textVersion }],
    ]);
  });

  it('tells two calls from one network as such, without its address (IS-030)', async () => {
    const person = await customer(test);
    const from = (remoteAddress: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/core/users/customer/login',
        remoteAddress,
        payload: { email: person.email, password: 'Not the one 1!' },
      });
    for (const address of ['198.51.100.7', '198.51.100.7', '203.0.113.9']) {
      expect((await from(address)).statusCode).toBe(401);
    }
    const [, first, second, third] = (await entriesOf(person)).map(({ network }) => network);
    expect(first).toEqual(second);
    expect(first).not.toEqual(third);
    expect(JSON.stringify(await entriesOf(person))).not.toContain('198.51.100');
  });

  it('holds no email, name, password or token (IS-030)', async () => {
    const person = await customer(test);
    const token = await resetLinkOf(person);
    await test.call(resetPassword, { body: { token, newPassword: NEW_PASSWORD } });
    const { rows } = await sql<{ whole: string }>`select audit_log::text as whole from audit_log`.execute(
      test.database,
    );
    const all = rows.map(({ whole }) => whole).join('\n');
    expect(all).toContain(person.customerId);
    const secrets = [person.email, 'Danielle', 'Hughes', PASSWORD, NEW_PASSWORD, token];
    const { accessToken, refreshToken: refresh } = person.cookies;
    for (const secret of [...secrets, accessToken, refresh]) expect(all).not.toContain(secret);
  });

  it('keeps nothing of what did not happen (IS-030)', async () => {
    const person = await customer(test);
    const undone = test.database.transaction().execute(async trx => {
      const entry = { at: test.clock.now(), customerId: person.customerId, facts: {} } as const;
      await note(trx, { kind: 'email changed', ...entry });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await kindsOf(person)).map(([kind]) => kind)).toEqual(['logged in']);
  });

  it('outlives the person it is about, by their id alone (IS-033)', async () => {
    const person = await customer(test);
    await test.database.deleteFrom('customers').where('id', '=', person.customerId).execute();
    expect((await kindsOf(person)).map(([kind]) => kind)).toEqual(['logged in']);
  });

  it('refuses to be changed, emptied, or to lose what is younger than a year (IS-033)', async () => {
    const person = await customer(test);
    const { database } = test;
    const mine = (at: Date) =>
      note(database, { kind: 'export asked', at, customerId: person.customerId, facts: {} });
    const today = Date.now();
    await mine(new Date(today - 366 * DAY));
    await mine(new Date(today - 364 * DAY));
    const change = database.updateTable('audit_log').set({ kind: 'logged out' }).execute();
    await expect(change).rejects.toThrow('audit_log rows are never changed');
    await expect(sql`truncate audit_log`.execute(database)).rejects.toThrow('never changed');
    const remove = (before: number) =>
      database
        .deleteFrom('audit_log')
        .where('customer_id', '=', person.customerId)
        .where('kind', '=', 'export asked')
        .where('at', '<', new Date(before))
        .executeTakeFirstOrThrow();
    await expect(remove(today)).rejects.toThrow('audit_log rows are kept for a year');
    expect(await kindsOf(person)).toHaveLength(3);
    expect((await remove(today - 365 * DAY)).numDeletedRows).toBe(1n);
  });
});
