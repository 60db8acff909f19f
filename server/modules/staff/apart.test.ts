import type { Call } from '@towpath/contracts/api/call.ts';
import { CALLS } from '@towpath/contracts/api/calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routePath } from '../../platform/http/route.ts';
import { customer, guest } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const { member, send } = staffIn(() => test);
const ofPeople = CALLS.filter(({ access }) => access === 'customer' || access === 'registered customer');

async function statusOf(call: Call, headers: Record<string, string>) {
  const { statusCode, body } = await test.app.inject({
    method: call.method,
    url: routePath(call).replace(/:\w+/g, 'somewhere'),
    headers,
    ...(call.body ? { payload: {} } : {}),
  });
  return { statusCode, code: body === '' ? null : JSON.parse(body).error?.code };
}

it('is not found by staff, who call an address of the people we help with the sign-in of theirs (PT-011)', async () => {
  const { cookie } = await member();
  const over = (await member()).cookie;
  await send('DELETE', '/session', undefined, over);
  expect(ofPeople.length).toBeGreaterThan(50);
  for (const call of ofPeople) {
    for (const headers of [
      { cookie: `staffSession=${cookie}` },
      { authorization: `Bearer ${cookie}` },
      { authorization: `Bearer ${over}` },
    ]) {
      const { statusCode, code } = await statusOf(call, headers);
      expect([statusCode, code], `${call.method} ${call.path}`).toEqual([404, 'NOT_FOUND']);
    }
  }
});

it('leaves a stranger to sign in, and a person whatever cookie comes along (PT-011)', async () => {
  const [call] = ofPeople;
  if (!call) throw new Error('There are calls of people.');
  const madeUp = { authorization: `Bearer ${'a'.repeat(43)}` };
  expect((await statusOf(call, madeUp)).code).toBe('NOT_SIGNED_IN');
  for (const { authorization } of [await guest(test), await customer(test)]) {
    const { code } = await statusOf(call, { authorization, cookie: 'staffSession=of-somebody' });
    expect(['NOT_FOUND', 'NOT_SIGNED_IN']).not.toContain(code);
  }
});
