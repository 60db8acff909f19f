import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../testing/apiServer.ts';
import { standInForBrowser } from '../testing/browser.ts';
import { addressOnTheInternet } from './internetAddress.ts';

let server: Awaited<ReturnType<typeof startApiServer>>;
let answer: ReturnType<Parameters<typeof startApiServer>[0]>;

beforeEach(async () => {
  const browser = standInForBrowser();
  server = await startApiServer(() => answer);
  browser.metas.set('lookup-api', server.base);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await server.stop();
});

describe('the address on the internet', () => {
  it('is what the lookup gives', async () => {
    answer = { body: { status: 200, ip: '203.0.113.7' } };
    expect(await addressOnTheInternet()).toBe('203.0.113.7');
    expect(server.received[0]).toMatchObject({ method: 'GET', url: '/ip' });
  });

  it('is left out when the lookup says anything but 200 (API-053, API-054)', async () => {
    answer = { body: { status: 429, ip: '' } };
    expect(await addressOnTheInternet()).toBeUndefined();
    answer = { status: 503, body: { error: { code: 'UNAVAILABLE', message: 'Busy' } } };
    expect(await addressOnTheInternet()).toBeUndefined();
  });

  it('is left out when there is no answer (API-054)', async () => {
    await server.stop();
    expect(await addressOnTheInternet()).toBeUndefined();
  });

  it('keeps no search waiting (API-054)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    answer = new Promise(() => {});
    const looked = addressOnTheInternet();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await looked).toBeUndefined();
  });
});
