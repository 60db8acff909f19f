import { changeName, endOneSession, myAccount } from '@towpath/contracts/api/account.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Customer, customer, guest, loggedIn } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const HOUR = 60 * 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
// Nobody is known in the calls of some: each test has an hour of its own.
beforeEach(() => test.clock.forward(HOUR));

/** What the log has of refused calls since this hour began, once it has `length`: it is written behind the answers. */
async function refused(length: number) {
  const entries = () =>
    test.database
      .selectFrom('audit_log')
      .selectAll()
      .where('kind', '=', 'call refused')
      .where('at', '>=', test.clock.now())
      .orderBy('id')
      .execute();
  await vi.waitFor(async () => expect(await entries()).toHaveLength(length), 5000);
  return entries();
}

const sessionOf = async (person: Customer) => (await person.call(myAccount, {})).answer.sessions[0]?.id ?? '';

describe('the audit log, of calls that were refused', () => {
  it('has who asked for a thing of somebody else, by which call, and not for which (IS-302)', async () => {
    const [owner, other] = [await customer(test), await customer(test)];
    const sessionId = await sessionOf(owner);
    const { error } = await other.call(endOneSession, { params: { sessionId } });
    expect(error.code).toBe('NOT_FOUND');
    const [entry] = await refused(1);
    expect(entry).toMatchObject({
      customer_id: other.customerId,
      session_id: await sessionOf(other),
      facts: {
        why: 'not theirs, or not there',
        call: 'DELETE /account/mine/sessions/{sessionId}',
        count: 1,
      },
    });
    expect(entry?.network).toBeInstanceOf(Buffer);
    expect(JSON.stringify(entry)).not.toContain(sessionId);
  });

  it('counts by person and hour: the first, the tenth, the hundredth (IS-302)', async () => {
    const [one, other] = [await customer(test), await customer(test)];
    const params = { sessionId: crypto.randomUUID() };
    for (let time = 1; time <= 25; time += 1) await one.call(endOneSession, { params });
    await other.call(endOneSession, { params });
    const entries = await refused(3);
    const seen = entries.map(({ customer_id, facts }) => [customer_id, facts]);
    const facts = { why: 'not theirs, or not there', call: 'DELETE /account/mine/sessions/{sessionId}' };
    expect(seen).toEqual([
      [one.customerId, { ...facts, count: 1 }],
      [one.customerId, { ...facts, count: 10 }],
      [other.customerId, { ...facts, count: 1 }],
    ]);
    test.clock.forward(HOUR);
    const again = await loggedIn(test, one.email, one.password);
    await again.call(endOneSession, { params });
    expect((await refused(1))[0]?.facts).toEqual({ ...facts, count: 1 });
  });

  it('has who called what only others may (IS-302)', async () => {
    const visitor = await guest(test);
    expect((await visitor.call(myAccount, {})).error.code).toBe('REGISTERED_CUSTOMERS_ONLY');
    const [entry] = await refused(1);
    expect(entry).toMatchObject({ customer_id: visitor.customerId, session_id: null });
    expect(entry?.facts).toEqual({ why: 'not allowed', call: 'GET /account/mine', count: 1 });
  });

  it.each([
    ['is not JSON', '{"email":', 'application/json'],
    ['reaches into a prototype', '{"__proto__":{"isStaff":true}}', 'application/json'],
    ['comes from a form of another site', 'email=sam@towpath.example', 'application/x-www-form-urlencoded'],
    [
      'has a field too many',
      '{"email":"sam@towpath.example","password":"Secret 1!","isStaff":true}',
      'application/json',
    ],
    ['has a value of another kind', '{"email":{"$ne":null},"password":"Secret 1!"}', 'application/json'],
    ['is far too large', `{"email":"${'x'.repeat(70_000)}"}`, 'application/json'],
  ])('has a body that %s, and nothing of what is in it (IS-303)', async (_, payload, type) => {
    const answer = await test.app.inject({
      method: login.method,
      url: `/api/core${login.path}`,
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    const [entry] = await refused(1);
    expect(entry?.facts).toEqual({ why: 'no body of ours', call: 'POST /users/customer/login', count: 1 });
    expect(JSON.stringify(entry)).not.toMatch(/sam|Secret|isStaff|xxx/);
  });

  it('has nothing of what was only mistyped, and of what is not there yet (IS-303)', async () => {
    const person = await customer(test);
    const body = { forename: '', surname: 'x'.repeat(201) };
    expect((await person.call(changeName, { body })).error.code).toBe('VALIDATION_FAILED');
    // Written behind the answer: what comes later stands alone.
    await person.call(endOneSession, { params: { sessionId: 'nobody' } });
    expect(await refused(1)).toMatchObject([{ facts: { why: 'not theirs, or not there' } }]);
  });
});

it('has who is turned away for calling too often (IS-303)', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' });
  try {
    const person = await customer(limited);
    const codes = new Set<string>();
    for (let time = 0; time < 245; time += 1) {
      const { status } = await person.call(myAccount, {});
      codes.add(String(status));
    }
    expect([...codes]).toEqual(['200', '429']);
    const entries = () =>
      limited.database
        .selectFrom('audit_log')
        .select(['customer_id', 'facts'])
        .where('kind', '=', 'call refused')
        .execute();
    await vi.waitFor(async () => expect(await entries()).toHaveLength(1), 5000);
    expect(await entries()).toEqual([
      { customer_id: person.customerId, facts: { why: 'too many', call: 'GET /account/mine', count: 1 } },
    ]);
  } finally {
    await limited.close();
  }
});
