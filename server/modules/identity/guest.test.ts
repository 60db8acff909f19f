import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('a guest', () => {
  it('gets a basic token of their own (ID-016)', async () => {
    const one = await guest(test);
    const other = await guest(test);
    expect(one.customerId).not.toBe(other.customerId);
    expect(await test.app.identify(one.authorization)).toEqual({ kind: 'guest', customerId: one.customerId });
  });
});
