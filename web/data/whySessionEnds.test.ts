import { myDetails } from '@towpath/contracts/api/customers.ts';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { startApiServer } from '../testing/apiServer.ts';
import { standInForBrowser, type TestBrowser } from '../testing/browser.ts';

let browser: TestBrowser;
let server: Awaited<ReturnType<typeof startApiServer>>;
let refreshed: { status: number; body: unknown };
let logged: MockInstance;
/** The client of a page that has just been opened. */
let client: typeof import('./client.ts');

beforeEach(async () => {
  vi.resetModules();
  client = await import('./client.ts');
  browser = standInForBrowser();
  server = await startApiServer(({ url }) =>
    url.endsWith('/users/customer/refreshtoken')
      ? refreshed
      : { status: 401, body: { error: { code: 'NOT_SIGNED_IN', message: 'Please log in again.' } } },
  );
  browser.metas.set('core-api', `${server.base}/core`);
  logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  logged.mockRestore();
  await server.stop();
  vi.unstubAllGlobals();
});

it('tells the console that there is nothing to renew a session with, and clears it (ER-002)', async () => {
  browser.cookies.set('accessToken', 'old-token');
  await expect(client.api(myDetails)).rejects.toThrow();
  expect(logged.mock.calls).toEqual([['No refresh token or user id found.']]);
  expect(browser.cookies.size).toBe(0);
});

it.each([
  ['a 401', 401],
  ['an error in a 200', 200],
])('tells the console why the renewal failed with %s, and clears the session (ER-003)', async (_, status) => {
  browser.cookies.set('accessToken', 'old-token');
  browser.cookies.set('user', JSON.stringify({ userId: 'u1', email: 'sam@example.com' }));
  refreshed = { status, body: { error: { code: 'REFRESH_REFUSED', message: 'It has ended.' } } };
  await expect(client.api(myDetails)).rejects.toThrow();
  expect(logged.mock.calls).toEqual([['It has ended.']]);
  expect(browser.cookies.has('accessToken')).toBe(false);
});
