import { EVENT_NAMES } from '@towpath/contracts/api/analytics.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../testing/apiServer.ts';
import { accessTokenOf, standInForBrowser, type TestBrowser } from '../testing/browser.ts';
import { stepNameOf, track } from './analytics.ts';

let browser: TestBrowser;
let server: Awaited<ReturnType<typeof startApiServer>>;

beforeEach(async () => {
  browser = standInForBrowser();
  server = await startApiServer(() => ({}));
  browser.metas.set('core-api', server.base);
  browser.cookies.set('basicAuthToken', 'guest');
});
afterEach(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

const JOURNEY = { journeyId: 'j1', stepName: 'submission-qualifier' };
const settled = () => new Promise(resolve => setTimeout(resolve, 50));

describe('counting', () => {
  it.each(EVENT_NAMES)('sends %s after the visitor’s yes (AN-001, AN-009, AN-010)', async event => {
    browser.cookies.set('cookieChoice', 'accepted');
    browser.cookies.set('user', JSON.stringify({ userId: 'u1' }));
    track(event, { ...JOURNEY, stepId: 'nation', sectionId: 'home', sequence: 1 });
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      url: '/analytics/events',
      body: { event, stepId: 'nation', sectionId: 'home', sequence: 1, appId: 'mw_towpath', userId: 'u1' },
    });
  });

  it.each([undefined, 'rejected'])('sends nothing while the choice is %s (AN-014)', async choice => {
    if (choice) browser.cookies.set('cookieChoice', choice);
    track('step-complete', { ...JOURNEY, stepId: 'nation' });
    await settled();
    expect(server.received).toEqual([]);
  });

  it('counts nothing from a page of one person for another who has logged in meanwhile (SA-135)', async () => {
    browser.cookies.set('cookieChoice', 'accepted');
    browser.cookies.set('accessToken', accessTokenOf('u1'));
    track('step-complete', { ...JOURNEY, stepId: 'nation' });
    browser.cookies.set('accessToken', accessTokenOf('u2'));
    track('step-complete', { ...JOURNEY, stepId: 'home' });
    await settled();
    expect(server.received.map(({ body }) => body)).toMatchObject([{ stepId: 'nation' }]);
  });

  it('never troubles the person when it cannot be sent (AN-010)', async () => {
    browser.cookies.set('cookieChoice', 'accepted');
    browser.metas.set('core-api', 'http://127.0.0.1:1');
    expect(() => track('step-complete', JOURNEY)).not.toThrow();
    await settled();
  });
});

it('names the step by event and kind of questionnaire (AN-002, AN-003)', () => {
  expect([
    stepNameOf('journey-started', true),
    stepNameOf('journey-started', false),
    stepNameOf('step-complete', true),
    stepNameOf('dropout-submission', false),
  ]).toEqual([
    'journey-started-qualifier',
    'journey-started-full',
    'submission-qualifier',
    'submission-full',
  ]);
});
