import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const MINUTE = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const { ops, send, codeOf, member } = staffIn(() => test);

type Shown = { id: string; email: string; role: string; state: string; isMe: boolean };

async function idOf(email: string): Promise<string> {
  const row = await test.database
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return row.id;
}

const lastEntry = () =>
  test.database
    .selectFrom('staff_log')
    .select(['kind', 'staff_id', 'facts'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('those who work behind the site', () => {
  it('are listed to whoever looks after them, with role, state and last sign-in, and to nobody else (PT-016)', async () => {
    const [admin, adviser] = [await member('administrator'), await member()];
    const { members, roles } = (await send('GET', '/members', undefined, admin.cookie)).body;
    expect(members.find(({ email }: Shown) => email === admin.email)).toMatchObject({
      role: 'administrator',
      state: 'signs in',
      isMe: true,
      lastSignedInAt: expect.stringMatching(/^20/),
    });
    expect(roles.find(({ role }: { role: string }) => role === 'adviser').permissions).toContain('see work');
    expect((await send('GET', '/members', undefined, adviser.cookie)).status).toBe(404);
  });

  it('are added with a link that is told once, and given a new one (PT-017)', async () => {
    const admin = await member('administrator');
    const body = { email: 'New.One@example.org', name: ' Nia Lock ', role: 'adviser' };
    const added = await send('POST', '/members', body, admin.cookie);
    expect(added.body.link).toContain('/staff/set-up#');
    const id = await idOf('new.one@example.org');
    expect(await lastEntry()).toEqual({
      kind: 'member added',
      staff_id: await idOf(admin.email),
      facts: { member: id, role: 'adviser' },
    });
    const token = added.body.link.split('#')[1];
    expect((await send('POST', '/set-up/begin', { token })).body).toMatchObject({ name: 'Nia Lock' });
    const link = await send('POST', `/members/${id}/link`, { why: 'lost device' }, admin.cookie);
    expect((await send('POST', '/set-up/begin', { token })).status).toBe(410);
    const second = link.body.link.split('#')[1];
    expect((await send('POST', '/set-up/begin', { token: second })).status).toBe(200);
    expect((await lastEntry()).facts).toEqual({ member: id, why: 'lost device' });
  });

  it.each([
    ['email', { email: 'no email' }],
    ['name', { name: ' ' }],
    ['role', { role: 'king' }],
  ])('are not added without %s (PT-017)', async (field, wrong) => {
    const { cookie } = await member('administrator');
    const body = { email: 'x@example.org', name: 'X', role: 'adviser', ...wrong };
    const { status, body: answer } = await send('POST', '/members', body, cookie);
    expect([status, answer.error.fields[0].field]).toEqual([400, field]);
  });

  it('are not added twice (PT-017)', async () => {
    const { cookie, email } = await member('administrator');
    const body = { email: email.toUpperCase(), name: 'X', role: 'adviser' };
    const { status, body: answer } = await send('POST', '/members', body, cookie);
    expect([status, answer.error.fields[0].message]).toEqual([400, 'Somebody has this email already.']);
  });

  it('are given another role from their next call on, with the reason in the log (PT-018)', async () => {
    const [admin, one] = [await member('administrator'), await member()];
    const id = await idOf(one.email);
    expect((await send('GET', '/log', undefined, one.cookie)).status).toBe(404);
    const body = { role: 'supervisor', why: 'new duties' };
    expect((await send('POST', `/members/${id}/role`, body, admin.cookie)).status).toBe(204);
    expect((await send('GET', '/log', undefined, one.cookie)).status).toBe(200);
    const changes = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('kind', '=', 'role changed')
      .execute();
    expect(changes).toEqual([
      { facts: { member: id, from: 'adviser', to: 'supervisor', why: 'new duties' } },
    ]);
  });

  it('are ended with every sign-in of theirs, once, and then have no link or role (PT-019)', async () => {
    const [admin, one] = [await member('administrator'), await member()];
    const id = await idOf(one.email);
    expect((await send('POST', `/members/${id}/end`, { why: 'left' }, admin.cookie)).status).toBe(204);
    expect((await send('GET', '/me', undefined, one.cookie)).status).toBe(401);
    for (const [path, body] of [
      ['end', { why: 'left' }],
      ['link', { why: 'lost device' }],
      ['role', { role: 'supervisor', why: 'cover' }],
    ] as const) {
      expect((await send('POST', `/members/${id}/${path}`, body, admin.cookie)).status).toBe(404);
    }
    expect((await send('POST', '/members/nobody/end', { why: 'left' }, admin.cookie)).status).toBe(404);
  });

  it('do none of this to themselves (PT-018, PT-019)', async () => {
    const admin = await member('administrator');
    const id = await idOf(admin.email);
    for (const [path, body] of [
      ['end', { why: 'left' }],
      ['link', { why: 'lost device' }],
      ['role', { role: 'supervisor', why: 'cover' }],
    ] as const) {
      const { status, body: answer } = await send('POST', `/members/${id}/${path}`, body, admin.cookie);
      expect([status, answer.error.code]).toEqual([409, 'OWN_MEMBERSHIP']);
    }
  });

  it('never leave nobody to look after them, also when two end each other at once (PT-019)', async () => {
    const [one, other] = [await member('administrator'), await member('administrator')];
    const [oneId, otherId] = [await idOf(one.email), await idOf(other.email)];
    await test.database
      .updateTable('staff_members')
      .set({ ended_at: test.clock.now() })
      .where('role', '=', 'administrator')
      .where('id', 'not in', [oneId, otherId])
      .execute();
    const both = await Promise.all([
      send('POST', `/members/${otherId}/end`, { why: 'left' }, one.cookie),
      send('POST', `/members/${oneId}/end`, { why: 'left' }, other.cookie),
    ]);
    expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
    const { cookie } = both[0]?.status === 204 ? one : other;
    expect((await send('GET', '/members', undefined, cookie)).status).toBe(200);
  });

  it('have their sign-ins looked at and ended by whoever looks after them, with the reason (PT-020)', async () => {
    const [admin, one] = [await member('administrator'), await member()];
    const id = await idOf(one.email);
    const { sessions } = (await send('GET', `/members/${id}/sessions`, undefined, admin.cookie)).body;
    expect(sessions).toMatchObject([{ isThisOne: false }]);
    const path = `/members/${id}/sessions/${sessions[0].id}/end`;
    expect((await send('POST', path, { why: 'left open' }, one.cookie)).status).toBe(404);
    expect((await send('POST', path, { why: 'left open' }, admin.cookie)).status).toBe(204);
    expect((await send('GET', '/me', undefined, one.cookie)).status).toBe(401);
    expect((await lastEntry()).facts).toEqual({ session: sessions[0].id, member: id, why: 'left open' });
    expect((await send('GET', '/members/nobody/sessions', undefined, admin.cookie)).status).toBe(404);
  });
});

describe('one’s own password', () => {
  it('is changed after the current one and a code, and ends the other sign-ins (PT-015)', async () => {
    const one = await member();
    test.clock.forward(MINUTE);
    const second = await send('POST', '/session', {
      email: one.email,
      password: PASSWORD,
      code: codeOf(one.secret),
    });
    test.clock.forward(MINUTE);
    const newPassword = 'a bridge, a winding hole and a boat';
    const wrong = { password: 'not this one', code: codeOf(one.secret), newPassword };
    const refused = await send('POST', '/password', wrong, second.token);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'STAFF_PROOF_REFUSED']);
    const short = { password: PASSWORD, code: codeOf(one.secret), newPassword: 'short' };
    const atField = await send('POST', '/password', short, second.token);
    expect([atField.status, atField.body.error.fields[0].field]).toEqual([400, 'newPassword']);
    const right = { password: PASSWORD, code: codeOf(one.secret), newPassword };
    expect((await send('POST', '/password', right, second.token)).status).toBe(204);
    expect((await send('GET', '/me', undefined, one.cookie)).status).toBe(401);
    expect((await send('GET', '/me', undefined, second.token)).status).toBe(200);
    test.clock.forward(MINUTE);
    const signIn = (password: string) =>
      send('POST', '/session', { email: one.email, password, code: codeOf(one.secret) });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  it('is guarded by the same pause as signing in (PT-015)', async () => {
    const one = await member();
    test.clock.forward(MINUTE);
    const newPassword = 'a bridge, a winding hole and a boat';
    const wrong = { password: 'not this one', code: '000000', newPassword };
    for (let tries = 0; tries < 5; tries += 1) await send('POST', '/password', wrong, one.cookie);
    const right = { password: PASSWORD, code: codeOf(one.secret), newPassword };
    expect((await send('POST', '/password', right, one.cookie)).status).toBe(403);
  });
});

it('notes a try with an email that nobody has, as one of somebody’s (PT-003)', async () => {
  await send('POST', '/session', { email: 'nobody@example.org', password: 'x', code: '1' });
  expect(await lastEntry()).toEqual({
    kind: 'sign-in refused',
    staff_id: null,
    facts: { why: 'unknown' },
  });
  expect((await ops('list')).said.join('\n')).not.toContain('nobody@example.org');
});
