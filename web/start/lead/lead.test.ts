import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onSessionEnd } from '../../data/session.ts';
import { type ReceivedCall, startApiServer } from '../../testing/apiServer.ts';
import { accessTokenOf, standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { begin } from '../begin.ts';
import { goOn } from '../goOn.ts';
import { beginAnew } from './beginAnew.ts';

const ANN = '0b6e4f0c-9f0e-4a52-8d0a-7c2f2f3f0001';
const [MEET, ACCEPT] = ['/sessions/lead/mine', '/sessions/lead'];
const [LOGOUT, JOURNEY, GUEST] = ['/users/customer/logout', '/customers/create-journey', '/sessions/guest'];

let browser: TestBrowser;
let server: Awaited<ReturnType<typeof startApiServer>>;
/** How the link stands to who is here. */
let state: 'theirs' | 'open' | 'over';
let isReached: boolean;
const ended = vi.fn();
let stopListening: () => void;

beforeEach(async () => {
  browser = standInForBrowser({ address: 'http://towpath.test/start?lead=a-token&appId=mw_quick' });
  state = 'open';
  isReached = true;
  server = await startApiServer(answered);
  browser.metas.set('core-api', server.base);
  ended.mockReset();
  stopListening = onSessionEnd(ended);
});
afterEach(async () => {
  stopListening();
  await server.stop();
  vi.unstubAllGlobals();
});

function answered({ url }: ReceivedCall) {
  if (!isReached) return { status: 503, body: { error: { code: 'UNAVAILABLE', message: 'Not now' } } };
  if (url === MEET) return { body: { state } };
  if (url === ACCEPT && state === 'over') return { status: 404, body: { error: { code: 'NOT_FOUND' } } };
  return { body: { basicAuthToken: 'of whom the link names' } };
}

const asked = () => server.received.map(({ url }) => url);
const loggedIn = () => {
  browser.cookies.set('accessToken', accessTokenOf(ANN));
  browser.cookies.set('user', JSON.stringify({ userId: ANN, email: 'ann@example.com' }));
  browser.storage.set(`towpath.outbox/${ANN}/1`, 'typed by Ann');
};
const begunAsGuest = () => void browser.cookies.set('basicAuthToken', 'of a guest');

describe('a partner’s link', () => {
  it('that is of whoever has begun here goes on without a question (PT-600)', async () => {
    for (const whose of [loggedIn, begunAsGuest]) {
      whose();
      state = 'theirs';
      expect(await begin()).toMatchObject({ is: 'begun' });
    }
    expect(asked()).not.toContain(ACCEPT);
  });

  it('of somebody else asks first, and neither uses the link nor begins anything (PT-601)', async () => {
    begunAsGuest();
    expect(await begin()).toMatchObject({ is: 'whose', isGuests: true, isLinkOver: false });
    loggedIn();
    state = 'over';
    expect(await begin()).toMatchObject({ is: 'whose', isGuests: false, isLinkOver: true });
    expect(asked()).toEqual([MEET, MEET]);
    expect(await goOn()).toMatchObject({ is: 'begun' });
    expect(browser.cookies.get('accessToken')).toBe(accessTokenOf(ANN));
  });

  it('begun anew ends the session here, keeps what a customer has not sent, and opens as in a fresh browser (PT-601)', async () => {
    loggedIn();
    await begin();
    expect(await beginAnew()).toMatchObject({ is: 'begun' });
    expect(asked().slice(1)).toEqual([LOGOUT, ACCEPT, JOURNEY]);
    expect(browser.cookies.get('accessToken')).toBeUndefined();
    expect(browser.cookies.get('basicAuthToken')).toBe('of whom the link names');
    expect(browser.storage.get(`towpath.outbox/${ANN}/1`)).toBe('typed by Ann');
    // This page goes on with the new person: it is not led to the log-in.
    expect(ended).not.toHaveBeenCalled();
  });

  it('is not begun anew while we cannot be reached: the session stays (PT-601)', async () => {
    loggedIn();
    await begin();
    isReached = false;
    await expect(beginAnew()).rejects.toThrow('Not now');
    expect(browser.cookies.get('accessToken')).toBe(accessTokenOf(ANN));
    isReached = true;
    expect(await beginAnew()).toMatchObject({ is: 'begun' });
  });

  it('leaves nothing where who has begun here carries on, and its source but no token where it is taken (PT-617)', async () => {
    // As a page that has been opened just now: it knows of no other link.
    vi.resetModules();
    const [{ begin }, { goOn }, { beginAnew }] = await Promise.all([
      import('../begin.ts'),
      import('../goOn.ts'),
      import('./beginAnew.ts'),
    ]);
    browser.cookies.set('cookieChoice', 'accepted');
    const cookie = () => browser.cookies.get('wlContext') ?? '';
    const own = { appId: 'mw_towpath', brandId: 'mw_towpath' };
    begunAsGuest();
    await begin();
    await goOn();
    expect(JSON.parse(cookie())).toEqual(own);
    await beginAnew();
    expect(JSON.parse(cookie())).toMatchObject({ appId: 'mw_quick', query: 'appId=mw_quick' });
    const told = server.received.filter(({ url }) => url === JOURNEY).map(({ body }) => JSON.stringify(body));
    expect(told).toHaveLength(2);
    expect(told[0]).toBe(JSON.stringify({ marketingContext: own }));
    expect(told[1]).toContain('"query":"appId=mw_quick"');
    expect(told[1]).not.toContain('a-token');
  });

  it('that was used elsewhere begins nothing before that is said (PT-602)', async () => {
    state = 'over';
    expect(await begin()).toMatchObject({ is: 'link over' });
    expect(asked()).toEqual([ACCEPT]);
    expect([JOURNEY, GUEST].filter(one => asked().includes(one))).toEqual([]);
  });
});
