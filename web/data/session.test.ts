import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accessTokenOf, standInForBrowser, storageOver, type TestBrowser } from '../testing/browser.ts';
import {
  authorization,
  clearSession,
  endIfOver,
  endWithOtherTabs,
  hasSession,
  holdPage,
  isOthers,
  keepGuestToken,
  onSessionEnd,
  personId,
  sessionUser,
  tellOtherTabs,
} from './session.ts';

let browser: TestBrowser;

beforeEach(() => {
  browser = standInForBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const user = { userId: 'u1', firstName: 'Sam', lastName: 'Reed', email: 'sam@example.com' };

it('reads the logged-in customer from the user cookie (ID-017)', () => {
  expect(sessionUser()).toBeUndefined();
  browser.cookies.set('user', JSON.stringify(user));
  expect(sessionUser()).toEqual(user);
  browser.cookies.set('user', '{not json');
  expect(sessionUser()).toBeUndefined();
});

it('knows a stranger, a guest and a customer apart (ID-014, ID-015)', () => {
  expect([hasSession(), authorization()]).toEqual([false, undefined]);
  browser.cookies.set('basicAuthToken', 'guest');
  expect([hasSession(), authorization()]).toEqual([true, 'Basic guest']);
  browser.cookies.set('accessToken', 'customer');
  expect([hasSession(), authorization()]).toEqual([true, 'Bearer customer']);
});

it('clears the four session cookies and leaves the marketing cookie (ID-019)', () => {
  for (const name of ['basicAuthToken', 'refreshToken', 'accessToken', 'user', 'wlContext', 'cookieChoice']) {
    browser.cookies.set(name, 'kept');
  }
  clearSession('logout');
  expect([...browser.cookies.keys()]).toEqual(['wlContext', 'cookieChoice']);
});

it('forgets everything kept for the person on logout, and nothing of others (ID-020)', () => {
  const forget = vi.fn();
  const stop = onSessionEnd(forget);
  browser.storage.set('towpath.saves.j1.t1', '[]');
  browser.storage.set('other', 'stays');
  clearSession('logout');
  stop();
  expect([...browser.storage.keys()]).toEqual(['other']);
  expect(forget).toHaveBeenCalledOnce();
});

it('leaves alone what another person left here to be sent, and takes its own (HO-052)', () => {
  browser.cookies.set('user', JSON.stringify({ ...user, userId: 'U2' }));
  browser.storage.set('towpath.outbox/u1/answer/j1/nation/1.t', '{}');
  browser.storage.set('towpath.outbox/u2/answer/j2/nation/1.t', '{}');
  clearSession('logout');
  expect([...browser.storage.keys()]).toEqual(['towpath.outbox/u1/answer/j1/nation/1.t']);
});

it('knows a guest by the id that their token begins with, which stays theirs when they register (HO-052)', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const bytes = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), Buffer.alloc(32, 7)]);
  browser.cookies.set('basicAuthToken', bytes.toString('base64url'));
  expect(personId()).toBe(id);
  browser.cookies.set('user', JSON.stringify({ ...user, userId: id }));
  expect(personId()).toBe(id);
});

it('keeps answers not yet sent when a session merely runs out', () => {
  browser.storage.set('towpath.saves.j1.t1', '[]');
  clearSession('ended');
  expect(browser.storage.has('towpath.saves.j1.t1')).toBe(true);
});

it('says why the session is over and whose it was (ID-022)', () => {
  const told = vi.fn();
  const stop = onSessionEnd(told);
  browser.cookies.set('user', JSON.stringify(user));
  clearSession('ended');
  clearSession('logout');
  stop();
  expect(told.mock.calls).toEqual([
    [{ why: 'ended', email: 'sam@example.com' }],
    [{ why: 'logout', email: undefined }],
  ]);
});

it('takes with the one who logs out what a signed-in page once kept under nobody (HO-164)', () => {
  browser.cookies.set('user', JSON.stringify(user));
  browser.storage.set('towpath.outbox/nobody/budget line/j1/22', '{}');
  browser.storage.set('towpath.outbox/u2/answer/j2/nation/1.t', '{}');
  clearSession('logout');
  expect([...browser.storage.keys()]).toEqual(['towpath.outbox/u2/answer/j2/nation/1.t']);
});

/** Ends the session in one tab, and delivers to another what a browser would: the changes to localStorage. */
function endedElsewhere(why: 'logout' | 'ended', inThisTab: Map<string, string>) {
  const heard: (string | null)[] = [];
  const shared = storageOver(browser.storage);
  const recording = {
    setItem: (_: string, text: string) => void heard.push(text),
    removeItem: () => void heard.push(null),
  };
  vi.stubGlobal('localStorage', new Proxy(recording, { ownKeys: () => Object.keys(shared) }));
  vi.stubGlobal('sessionStorage', storageOver(new Map()));
  browser.cookies.set('user', JSON.stringify(user));
  clearSession(why);
  vi.stubGlobal('localStorage', shared);
  vi.stubGlobal('sessionStorage', storageOver(inThisTab));
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const told = vi.fn();
  const stops = [onSessionEnd(told), endWithOtherTabs()];
  for (const newValue of heard)
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'towpath.ended', newValue }));
  for (const stop of stops) stop();
  return told.mock.calls;
}

it('ends with a log-out in another tab: what this tab keeps of the person is emptied, and nothing of others (HO-164)', () => {
  const tab = new Map([
    ['towpath.outbox/u1/health/j1/needs', '{}'],
    ['towpath.outbox/u2/health/j2/needs', '{}'],
    ['other', 'stays'],
  ]);
  expect(endedElsewhere('logout', tab)).toEqual([[{ why: 'logout', email: undefined }]]);
  expect([...tab.keys()]).toEqual(['towpath.outbox/u2/health/j2/needs', 'other']);
});

it('ends with a session that ran out in another tab, and keeps what is not sent (HO-164)', () => {
  const tab = new Map([['towpath.outbox/u1/health/j1/needs', '{}']]);
  expect(endedElsewhere('ended', tab)).toEqual([[{ why: 'ended', email: undefined }]]);
  expect(tab.size).toBe(1);
});

function logIn(userId: string) {
  browser.cookies.set('accessToken', accessTokenOf(userId));
  browser.cookies.set('user', JSON.stringify({ ...user, userId, email: `${userId}@example.com` }));
}

/** A tab that listens, the events that a browser gives it, and what its page was told. */
function listening() {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const told = vi.fn();
  const stops = [onSessionEnd(told), endWithOtherTabs()];
  return {
    told,
    happens: (name: string, facts = {}) => window.dispatchEvent(Object.assign(new Event(name), facts)),
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

it('is one person’s for as long as it is open: while another is logged in, nothing here is anybody’s (SA-135, SA-137)', () => {
  logIn('u1');
  expect([personId(), isOthers()]).toEqual(['u1', false]);
  logIn('u2');
  expect([personId(), isOthers()]).toEqual(['nobody', true]);
  logIn('u1');
  expect([personId(), isOthers()]).toEqual(['u1', false]);
});

it.each(['focus', 'pageshow', 'visibilitychange'])(
  'ends at %s where another has logged in or nobody is any more, once, and no sooner (SA-136)',
  name => {
    logIn('u1');
    personId();
    const { told, happens, stop } = listening();
    happens(name);
    expect(told).not.toHaveBeenCalled();
    logIn('u2');
    happens(name);
    happens(name);
    expect(told.mock.calls).toEqual([[{ why: 'ended', email: undefined }]]);
    expect(sessionUser()?.userId).toBe('u2');
    logIn('u1');
    happens(name);
    browser.cookies.clear();
    happens(name);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    logIn('u1');
    endIfOver();
    browser.cookies.clear();
    happens(name);
    expect(told).toHaveBeenCalledTimes(2);
  },
);

it('ends when it hears of a log-in elsewhere that is another’s, or that a session is gone, and only then (SA-136, SA-139)', () => {
  const said: string[] = [];
  vi.stubGlobal('localStorage', {
    setItem: (_: string, text: string) => said.push(text),
    removeItem: () => {},
  });
  tellOtherTabs();
  holdPage('u1');
  logIn('u1');
  const { told, happens, stop } = listening();
  const hears = () => {
    for (const newValue of said) happens('storage', { key: 'towpath.ended', newValue });
  };
  expect(said).toHaveLength(2);
  hears();
  expect(told).not.toHaveBeenCalled();
  browser.cookies.clear();
  hears();
  expect(told.mock.calls).toEqual([[{ why: 'ended', email: undefined }]]);
  stop();
});

it('is not ended by the log-out of a person whose it is not; what they typed in this tab goes (SA-136)', () => {
  logIn('u2');
  personId();
  const tab = new Map([
    ['towpath.outbox/u1/health/j1/needs', '{}'],
    ['towpath.outbox/u2/health/j2/needs', '{}'],
  ]);
  vi.stubGlobal('sessionStorage', storageOver(tab));
  const { told, happens, stop } = listening();
  happens('storage', { key: 'towpath.ended', newValue: 'logout u1' });
  stop();
  expect(told).not.toHaveBeenCalled();
  expect([...tab.keys()]).toEqual(['towpath.outbox/u2/health/j2/needs']);
});

it('has nothing of a session that ended while the tab was closed (WT-064)', () => {
  const tab = new Map([['towpath.reload.answers', '{"person":"u1"}']]);
  vi.stubGlobal('sessionStorage', storageOver(tab));
  logIn('u1');
  listening().stop();
  expect(tab.size).toBe(1);
  browser.cookies.clear();
  listening().stop();
  expect(tab.size).toBe(0);
});

it('says whether the page was another’s when somebody logs in on it, or begins as a guest (SA-138)', () => {
  expect(holdPage('u1')).toBe(false);
  expect(holdPage('U1')).toBe(false);
  expect(holdPage('u2')).toBe(true);
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const bytes = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), Buffer.alloc(32, 7)]);
  keepGuestToken(bytes.toString('base64url'));
  expect([personId(), isOthers()]).toEqual([id, false]);
});

it('keeps the cookies of the one who logged in meanwhile, and tells nobody their email (SA-136)', () => {
  logIn('u1');
  personId();
  const told = vi.fn();
  const stop = onSessionEnd(told);
  logIn('u2');
  clearSession('ended');
  stop();
  expect(sessionUser()?.userId).toBe('u2');
  expect(told.mock.calls).toEqual([[{ why: 'ended', email: undefined }]]);
});
