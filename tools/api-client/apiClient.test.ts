import { readFileSync } from 'node:fs';
import { createTestApp, type TestApp } from '@towpath/server/testing/testApp.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientTypes } from './clientTypes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('the client that is made from the description of the API', () => {
  it('is up to date: `npm run api-client` makes the same again (IS-225)', async () => {
    const document = (await test.app.inject('/api/openapi.json')).json();
    const kept = readFileSync(new URL('./api.generated.ts', import.meta.url), 'utf8');
    expect(await clientTypes(document)).toBe(kept);
  });
});
