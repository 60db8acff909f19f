import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApiServer } from '../testing/apiServer.ts';
import { standInForBrowser, type TestBrowser } from '../testing/browser.ts';
import { beginner } from './begin.ts';

let browser: TestBrowser;
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeEach(async () => {
  browser = standInForBrowser();
  server = await startApiServer(() => ({ body: { basicAuthToken: 'guest' } }));
  browser.metas.set('core-api', server.base);
});
afterEach(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

it('begins once when called twice at the same time, and again when called later', async () => {
  const begin = beginner();
  await Promise.all([begin(), begin()]);
  expect(server.received).toHaveLength(2);
  await begin();
  expect(server.received.map(({ url }) => url).slice(1)).toEqual([
    server.received[1]?.url,
    server.received[1]?.url,
  ]);
});
