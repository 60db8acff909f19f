import { afterEach, expect, it, vi } from 'vitest';
import { startApiServer } from '../testing/apiServer.ts';
import { standInForBrowser } from '../testing/browser.ts';
import { readGivenConsents } from './givenConsents.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads the marketing answer of each channel, and leaves out those never given (CO-001, CO-002, API-038)', async () => {
  const browser = standInForBrowser();
  const server = await startApiServer(({ url }) => {
    const channel = Number(new URL(url, 'http://api').searchParams.get('consentChannelTypeId'));
    return {
      body: { consentTypeId: 3, consentChannelTypeId: channel, hasConsented: channel === 1 ? false : null },
    };
  });
  browser.metas.set('core-api', server.base);
  expect(await readGivenConsents()).toEqual([
    { channelId: 1, name: 'Email or WhatsApp', hasConsented: false },
  ]);
  expect(server.received.map(({ url }) => url).sort()).toEqual([
    '/consents/mine?consentTypeId=3&consentChannelTypeId=1',
    '/consents/mine?consentTypeId=3&consentChannelTypeId=2',
  ]);
  await server.stop();
});
