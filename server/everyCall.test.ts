import type { Call } from '@towpath/contracts/api/call.ts';
import { CALLS } from '@towpath/contracts/api/calls.ts';
import { logout } from '@towpath/contracts/api/session.ts';
import { ERRORS, ErrorBody } from '@towpath/contracts/errors/errors.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { routePath } from './platform/http/route.ts';
import { HOSTILE, HOSTILE_BODIES, HOSTILE_IN_ADDRESSES } from './testing/hostile/values.ts';
import { walker } from './testing/journeyWalk.ts';
import { customer, guest } from './testing/person.ts';
import { createTestApp, type TestApp } from './testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const calls = CALLS.map(call => [nameOf(call), call] as const);
const restricted = calls.filter(([, { access }]) => access !== 'anyone');

/** A well-formed request to a call, so that only what a test changes can be at fault. */
function requestTo(call: Call, changes: Partial<InjectOptions> = {}): InjectOptions {
  return {
    method: call.method,
    url: routePath(call).replace(/:\w+/g, 'somewhere'),
    query: {
      consentTypeId: '3',
      consentChannelTypeId: '1',
      searchTerm: 'bank',
      stepId: 'debts',
      after: '0',
      // A stream gives what there is, and ends.
      lasts: '0',
    },
    ...(call.body ? { payload: {} } : {}),
    ...changes,
  };
}

/** Every answer other than a success is an error of the table, with its status. */
function expectError(status: number, text: string): string {
  const { error } = z.parse(ErrorBody, JSON.parse(text));
  expect(Object.keys(ERRORS)).toContain(error.code);
  expect(status).toBe(ERRORS[error.code as keyof typeof ERRORS].status);
  expect(error.message).not.toBe('');
  return error.code;
}

describe('the API', () => {
  it('has a route for every call of the contracts, and no other below its bases (API-001, API-002)', () => {
    const routed = [...test.app.routedCalls].filter(({ base }) => base !== 'staff').map(nameOf);
    expect(routed.sort()).toEqual(CALLS.map(nameOf).sort());
  });

  it.each([
    ['core', 'GET', '/api/core/nothing-here'],
    ['lookup', 'POST', '/api/lookup/address/nothing-here'],
    ['a call by another method', 'DELETE', '/api/core/answers/mine'],
    ['the base itself', 'GET', '/api/core'],
    ['a path that cannot be decoded', 'GET', '/api/core/answers/mine/pages/%E0%A4%A'],
  ] as const)(
    'answers an unknown path with an error object: %s (API-005, ER-001)',
    async (_, method, url) => {
      const { statusCode, body } = await test.app.inject({ method, url });
      expect(expectError(statusCode, body)).toBe('NOT_FOUND');
    },
  );

  it('forbids every cache on the way to keep an answer', async () => {
    const person = await guest(test);
    for (const [, call] of calls) {
      const { headers } = await test.app.inject(
        requestTo(call, { headers: { authorization: person.authorization } }),
      );
      if (call.path.startsWith('/content')) continue;
      expect(headers['cache-control'], nameOf(call)).toMatch(/\b(?:no-store|private)\b/);
    }
  });
});

describe.each(restricted)('%s', (_, call) => {
  it.each([
    ['no credential', undefined],
    ['an empty one', ''],
    ['a word', 'Bearer'],
    ['a made-up access token', 'Bearer abc.def.ghi'],
    ['a made-up basic token', `Basic ${'A'.repeat(64)}`],
    ['a user name and password', 'Basic dXNlcjpwYXNzd29yZA=='],
    ['another scheme', 'Digest x'],
  ])('is closed to %s (API-004)', async (_kind, authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    const { statusCode, body } = await test.app.inject(requestTo(call, { headers }));
    expect(expectError(statusCode, body)).toBe('NOT_SIGNED_IN');
  });

  it('is closed to a credential that was ended (ID-021)', async () => {
    for (const person of [await guest(test), await customer(test)]) {
      await person.call(logout, {});
      const { authorization } = person;
      const { statusCode, body } = await test.app.inject(requestTo(call, { headers: { authorization } }));
      expect(expectError(statusCode, body)).toBe('NOT_SIGNED_IN');
    }
  });
});

describe('a credential', () => {
  it('opens its own person’s things only: nobody sees or changes what is another’s (ID-002)', async () => {
    const owner = await walker(test);
    await owner.save('nation', 'england');
    const before = await ownThings(owner.authorization);
    const stranger = await walker(test);
    for (const [, call] of restricted) {
      const { authorization } = stranger;
      const { body } = await test.app.inject(requestTo(call, { headers: { authorization } }));
      expect(body).not.toContain(owner.customerId);
    }
    await stranger.save('nation', 'wales');
    expect(await ownThings(owner.authorization)).toEqual(before);
  });

  it('has ended for every call once its time is over (ID-018)', async () => {
    const person = await customer(test);
    test.clock.forward(15 * 60_000 + 1000);
    for (const [, call] of restricted) {
      const { authorization } = person;
      const { statusCode, body } = await test.app.inject(requestTo(call, { headers: { authorization } }));
      expect(expectError(statusCode, body)).toBe('NOT_SIGNED_IN');
    }
  });
});

/** Everything that the read-only calls return for a person. */
async function ownThings(authorization: string): Promise<string[]> {
  const reads = restricted.map(([, call]) => call).filter(({ method }) => method === 'GET');
  const answers = await Promise.all(
    reads.map(call => test.app.inject(requestTo(call, { headers: { authorization } }))),
  );
  return answers.map(({ body }) => body);
}

const json = 'application/json';

const withBody = calls.filter(([, call]) => call.body);

describe.each(withBody)('%s', (_, call) => {
  it('refuses every body that is not its own, in the form of an error, and never breaks (ER-001)', async () => {
    for (const { authorization } of [await walker(test), await customer(test)]) {
      for (const [name, payload, type = json] of HOSTILE_BODIES) {
        const headers = { authorization, ...(type === '' ? {} : { 'content-type': type }) };
        const { statusCode, body } = await test.app.inject(requestTo(call, { headers, payload }));
        expect(statusCode, `${name}: ${body}`).toBeLessThan(500);
        if (statusCode >= 400) expectError(statusCode, body);
      }
    }
  });

  it('refuses wrong values in every field, and never breaks', async () => {
    const { properties = {} } = z.toJSONSchema(call.body as z.ZodMiniType, { io: 'input' });
    const fields = Object.keys(properties);
    const { authorization } = await walker(test);
    for (const field of fields) {
      for (const value of HOSTILE) {
        const usual = Object.fromEntries(fields.map(name => [name, 'x']));
        const payload = JSON.stringify({ ...usual, [field]: value });
        const headers = { authorization, 'content-type': json };
        const { statusCode, body } = await test.app.inject(requestTo(call, { headers, payload }));
        expect(statusCode, `${field}: ${payload.slice(0, 80)}: ${body}`).toBeLessThan(500);
        if (statusCode >= 400) expectError(statusCode, body);
      }
    }
  });
});

const withParts = calls.filter(([, call]) => call.params || call.query);

describe.each(withParts)('%s', (_, call) => {
  it('stands whatever is put in its address', async () => {
    const { authorization } = await walker(test);
    for (const value of HOSTILE_IN_ADDRESSES) {
      for (const url of [
        routePath(call).replace(/:\w+/g, value),
        `${routePath(call).replace(/:\w+/g, 'one')}?consentTypeId=${value}&consentChannelTypeId=${value}&x=${value}`,
        `${routePath(call).replace(/:\w+/g, 'one')}?consentTypeId[]=1&consentTypeId=2&__proto__=3&a[b]=4`,
      ]) {
        const { statusCode, body } = await test.app.inject({
          method: call.method,
          url,
          headers: { authorization },
        });
        expect(statusCode, `${url.slice(0, 120)}: ${body}`).toBeLessThan(500);
        if (statusCode >= 400) expectError(statusCode, body);
      }
    }
  });
});
