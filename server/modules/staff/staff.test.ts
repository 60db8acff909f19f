import type { Call } from '@towpath/contracts/api/call.ts';
import { READS_BY_ITSELF } from '@towpath/contracts/api/staffSession.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyId } from '../../platform/crypto/seal.ts';
import { routePath } from '../../platform/http/route.ts';
import { countByKey, resealColumn } from '../../platform/keys/reseal.ts';
import { guest } from '../../testing/person.ts';
import { PASSWORD, staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { SEALED_STAFF } from './sealed.ts';

const MINUTE = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const { ops, send, codeOf, member, closeToNow } = staffIn(() => test);

describe('the first sign-in', () => {
  it('is set up by a link of the operator, once, with a password and an app of codes (PT-001, PT-002)', async () => {
    closeToNow();
    const made = await ops('add', 'Ada@Example.org', '--name', 'Ada', '--role', 'supervisor');
    expect(made.code).toBe(0);
    const token = made.said[0]?.split('#')[1] ?? '';
    expect(made.said[0]).toContain('/staff/set-up#');
    const begun = await send('POST', '/set-up/begin', { token });
    expect(begun.body).toMatchObject({ name: 'Ada', email: 'ada@example.org' });
    const { secret } = begun.body;
    const short = await send('POST', '/set-up', { token, password: 'short', code: codeOf(secret) });
    expect([short.status, short.body.error.fields[0].field]).toEqual([400, 'password']);
    const wrong = await send('POST', '/set-up', { token, password: PASSWORD, code: codeOf(secret, 9) });
    expect([wrong.status, wrong.body.error.code]).toEqual([403, 'CODE_NOT_RIGHT']);
    const body = { token, password: PASSWORD, code: codeOf(secret) };
    const both = await Promise.all([send('POST', '/set-up', body), send('POST', '/set-up', body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    const cookie = both.find(({ status }) => status === 200)?.cookie;
    expect(cookie).toMatchObject({ path: '/staff', httpOnly: true, sameSite: 'Strict' });
    expect((await send('GET', '/me', undefined, cookie?.value)).body).toEqual({
      name: 'Ada',
      email: 'ada@example.org',
      role: 'supervisor',
      permissions: [
        'see work',
        'take work',
        'see people',
        'see cases',
        'see health',
        'change cases',
        'confirm advice',
        'approve changes',
        'chat',
        'book',
        'see figures',
        'see log',
      ],
    });
    expect((await send('POST', '/set-up/begin', { token })).status).toBe(410);
  });

  it('needs a link that is not two days old, and a new one ends the one before (PT-002)', async () => {
    const { email, linkToken } = await member();
    expect((await send('POST', '/set-up/begin', { token: linkToken })).status).toBe(410);
    const first = (await ops('link', email)).said[0]?.split('#')[1] ?? '';
    const second = (await ops('link', email)).said[0]?.split('#')[1] ?? '';
    expect((await send('POST', '/set-up/begin', { token: first })).status).toBe(410);
    expect((await send('POST', '/set-up/begin', { token: second })).status).toBe(200);
    test.clock.forward(48 * 60 * MINUTE + MINUTE);
    expect((await send('POST', '/set-up/begin', { token: second })).status).toBe(410);
  });
});

describe('signing in', () => {
  it('takes password and code together, each code once, and says of neither which was wrong (PT-003)', async () => {
    const { email, secret } = await member();
    test.clock.forward(MINUTE);
    const right = { email: ` ${email.toUpperCase()} `, password: PASSWORD, code: codeOf(secret) };
    const wrongs = await Promise.all(
      [
        { ...right, password: 'a barge, a lock and a hern' },
        { ...right, code: '000000' },
        { ...right, email: 'nobody@example.org' },
      ].map(body => send('POST', '/session', body)),
    );
    expect(
      new Set(wrongs.map(({ status, body }) => `${status} ${JSON.stringify(body.error.message)}`)).size,
    ).toBe(1);
    expect(wrongs[0]?.status).toBe(401);
    expect((await send('POST', '/session', right)).status).toBe(200);
    expect((await send('POST', '/session', right)).status).toBe(401);
  });

  it('pauses for fifteen minutes after five wrong tries, also for the right ones (PT-004)', async () => {
    const { email, secret } = await member();
    test.clock.forward(MINUTE);
    const wrong = { email, password: 'nothing of the kind', code: '000000' };
    await Promise.all(Array.from({ length: 5 }, () => send('POST', '/session', wrong)));
    const right = () => send('POST', '/session', { email, password: PASSWORD, code: codeOf(secret) });
    expect((await right()).status).toBe(401);
    test.clock.forward(16 * MINUTE);
    expect((await right()).status).toBe(200);
  });

  it('ends when nobody uses it for half an hour, after twelve hours, and by signing out (PT-005)', async () => {
    const { cookie } = await member();
    for (let used = 0; used < 25; used += 1) {
      test.clock.forward(28 * MINUTE);
      expect((await send('GET', '/me', undefined, cookie)).status).toBe(200);
    }
    test.clock.forward(28 * MINUTE);
    expect((await send('GET', '/me', undefined, cookie)).status).toBe(401);
    const idle = await member();
    test.clock.forward(31 * MINUTE);
    expect((await send('GET', '/me', undefined, idle.cookie)).status).toBe(401);
    const out = await member();
    expect((await send('DELETE', '/session', undefined, out.cookie)).status).toBe(204);
    expect((await send('GET', '/me', undefined, out.cookie)).status).toBe(401);
  });

  it('is not kept going by what a screen that nobody touches reads by itself (PT-005)', async () => {
    const { cookie } = await member();
    const readsByItself = async () => {
      test.clock.forward(10 * MINUTE);
      const headers = { cookie: `staffSession=${cookie}`, [READS_BY_ITSELF]: 'yes' };
      const reply = await test.app.inject({ method: 'GET', url: '/staff/api/tasks/counts', headers });
      return reply.statusCode;
    };
    expect([await readsByItself(), await readsByItself(), await readsByItself()]).toEqual([200, 200, 401]);
  });

  it('is listed where it stands and ended from elsewhere, and another’s is not found (PT-006)', async () => {
    const one = await member();
    const other = await member();
    test.clock.forward(MINUTE);
    const second = await send('POST', '/session', {
      email: one.email,
      password: PASSWORD,
      code: codeOf(one.secret),
    });
    const { sessions } = (await send('GET', '/sessions', undefined, second.token)).body;
    expect(sessions).toHaveLength(2);
    const first = sessions.find(({ isThisOne }: { isThisOne: boolean }) => !isThisOne);
    expect((await send('DELETE', `/sessions/${first.id}`, undefined, other.cookie)).status).toBe(404);
    expect((await send('DELETE', '/sessions/nothing', undefined, second.token)).status).toBe(404);
    expect((await send('DELETE', `/sessions/${first.id}`, undefined, second.token)).status).toBe(204);
    expect((await send('GET', '/me', undefined, one.cookie)).status).toBe(401);
    expect((await send('GET', '/me', undefined, second.token)).status).toBe(200);
  });

  it('ends with whoever leaves, at once, with a reason that stands in the log (PT-007, PT-019)', async () => {
    const { email, cookie } = await member();
    for (const words of [[], ['--why', 'because']]) expect((await ops('end', email, ...words)).code).toBe(2);
    expect((await send('GET', '/me', undefined, cookie)).status).toBe(200);
    expect((await ops('end', email, '--why', 'at risk')).code).toBe(0);
    const ended = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('kind', '=', 'member ended')
      .execute();
    expect(ended).toEqual([{ facts: { by: 'megan', member: expect.any(String), why: 'at risk' } }]);
    expect((await send('GET', '/me', undefined, cookie)).status).toBe(401);
    expect((await ops('link', email)).code).toBe(1);
    expect((await ops('list')).said.join('\n')).toMatch(new RegExp(`${email} .* ended 20`));
  });
});

describe('a call of staff', () => {
  const path = (call: Call) => routePath(call).replace(/:\w+/g, crypto.randomUUID());

  it('is not found by strangers and by the people we help (PT-008)', async () => {
    const calls = [...test.app.routedCalls].filter(({ access }) => access === 'staff');
    expect(calls.length).toBeGreaterThan(4);
    const { authorization } = await guest(test);
    const strangers = [{}, { authorization }, { cookie: 'staffSession=guess' }];
    for (const call of calls) {
      for (const headers of strangers) {
        const { statusCode } = await test.app.inject({ method: call.method, url: path(call), headers });
        expect(statusCode, `${call.method} ${call.path}`).toBe(404);
      }
    }
    const { statusCode, body } = await test.app.inject({ method: 'GET', url: '/staff/api/nothing' });
    expect([statusCode, JSON.parse(body).error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('is not found either by those whose role may not make it (PT-009)', async () => {
    const { cookie } = await member('administrator');
    expect((await send('GET', '/me', undefined, cookie)).body.permissions).not.toContain('see work');
    expect((await send('GET', '/tasks', undefined, cookie)).status).toBe(404);
    await test.database
      .updateTable('staff_roles')
      .set({ permissions: ['see work', 'what a later release knows'] })
      .where('role', '=', 'administrator')
      .execute();
    expect((await send('GET', '/tasks', undefined, cookie)).status).toBe(200);
  });
});

describe('the secrets of apps of codes', () => {
  it('are sealed, and found by whoever changes the key, but for those who have none yet (PT-002, IS-174)', async () => {
    await member();
    await ops('add', 'not.yet@example.org', '--name', 'Not Yet', '--role', 'adviser');
    // Who has no passkey has no name of one.
    for (const column of SEALED_STAFF.filter(({ table }) => table !== 'staff_passkeys')) {
      expect(await resealColumn(test.database, test.config.dataSecret, column)).toEqual({
        changed: 0,
        shut: 0,
      });
      const byKey = await countByKey(test.database, column, new Set([keyId(test.config.dataSecret.current)]));
      expect([...byKey.keys()]).toEqual([keyId(test.config.dataSecret.current)]);
    }
  });
});

describe('the log of staff', () => {
  it('says who did what, and is never changed or shortened (PT-010)', async () => {
    const { email } = await member();
    const { id } = await test.database
      .selectFrom('staff_members')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const entries = await test.database
      .selectFrom('staff_log')
      .select(['kind', 'staff_id', 'facts'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(entries).toEqual([
      { kind: 'set up', staff_id: id, facts: {} },
      { kind: 'member added', staff_id: null, facts: { by: 'megan', member: id, role: 'adviser' } },
    ]);
    await expect(test.database.updateTable('staff_log').set({ kind: 'x' }).execute()).rejects.toThrow();
    await expect(test.database.deleteFrom('staff_log').execute()).rejects.toThrow();
  });
});

it.each([
  [['add', 'x@example.org', '--name', 'X', '--role', 'king'], 1],
  [['end', 'nobody@example.org', '--why', 'left'], 1],
  [['add', 'x@example.org'], 2],
  [['add', 'no email', '--name', 'X', '--role', 'adviser'], 2],
  [['list', 'more'], 2],
])('says what is wrong with %s (PT-001)', async (words, code) => {
  expect((await ops(...words)).code).toBe(code);
});
