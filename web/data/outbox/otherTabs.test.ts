import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessTokenOf, standInForBrowser, storageOver, type TestBrowser } from '../../testing/browser.ts';
import { standInForLocks } from '../../testing/locks.ts';
import { clearSession, foundOver, giveWay, holdPage, onSessionEnd, personId } from '../session.ts';
import type { Kind } from './entry.ts';
import { Outbox } from './outbox.ts';
import { isText } from './shape.ts';

const ANSWER: Kind<string> = { name: 'answer', called: 'answers', fits: isText, keptIn: 'browser' };
const HEALTH: Kind<string> = { ...ANSWER, name: 'health', called: 'health answers', keptIn: 'tab' };
const at = (key: string) => ({ scope: 'j1', key });

let browser: TestBrowser;
let whose: string;

beforeEach(() => {
  browser = standInForBrowser();
  standInForLocks();
  vi.stubGlobal('window', new EventTarget());
  whose = 'u1';
});
afterEach(() => {
  giveWay();
  vi.unstubAllGlobals();
});

/** A tab of the browser, with its own storage beside the shared one. */
function openTab(own = new Map<string, string>()): Outbox {
  vi.stubGlobal('sessionStorage', storageOver(own));
  return new Outbox({}, () => whose);
}

describe('a page whose session is over', () => {
  it('keeps nothing more that is typed into it, under nobody or anybody (HO-164)', () => {
    const outbox = openTab();
    outbox.keep(ANSWER, at('nation'), 'Eng');
    whose = 'nobody';
    outbox.keep(ANSWER, at('nation'), 'England');
    outbox.keep(HEALTH, at('needs'), 'typed after it');
    void outbox.give(ANSWER, at('home'), 'Rent');
    expect([outbox.unsent(), Object.keys(sessionStorage).filter(key => key.includes('/nobody/'))]).toEqual([
      [],
      [],
    ]);
    expect([...browser.storage.keys()]).toEqual(['towpath.outbox/u1/answer/j1/nation']);
  });

  it('ends when typed into while another is logged in: nothing becomes the other’s, and what was typed stays (SA-136, SA-137)', () => {
    const logIn = (userId: string) => browser.cookies.set('user', JSON.stringify({ userId }));
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    vi.stubGlobal('sessionStorage', storageOver(new Map()));
    const outbox = new Outbox();
    logIn('u1');
    outbox.keep(ANSWER, at('nation'), 'Eng');
    logIn('u2');
    outbox.keep(ANSWER, at('nation'), 'England');
    void outbox.give(ANSWER, at('nation'), 'England');
    stop();
    expect([outbox.unsent(), ended.mock.calls]).toEqual([[], [[{ why: 'ended', email: undefined }]]]);
    expect([...browser.storage.keys()]).toEqual(['towpath.outbox/u1/answer/j1/nation']);
    logIn('u1');
    expect(outbox.unsent().map(({ content }) => content)).toEqual(['Eng']);
  });

  it('keeps as before what a visitor types who never had a session (HO-164)', () => {
    whose = 'nobody';
    const outbox = openTab();
    outbox.keep(ANSWER, at('nation'), 'Eng');
    expect(outbox.unsent().map(({ content }) => content)).toEqual(['Eng']);
  });
});

describe('a page that has just learned that its session ran out', () => {
  const bearer = `Bearer ${accessTokenOf('u1')}`;
  const keys = () => [...browser.storage.keys()].filter(key => key.includes('outbox/'));
  const logIn = (userId: string) => {
    browser.cookies.set('accessToken', accessTokenOf(userId));
    browser.cookies.set('user', JSON.stringify({ userId }));
  };
  /** Their page, with the outbox that it has, once the server has refused its credential and taken the cookies. */
  function refused(credential = bearer): Outbox {
    vi.stubGlobal('sessionStorage', storageOver(new Map()));
    logIn('u1');
    holdPage('u1');
    const outbox = new Outbox();
    expect(outbox.unsent()).toEqual([]);
    foundOver(credential);
    browser.cookies.clear();
    return outbox;
  }
  const given = (outbox: Outbox) => {
    void outbox.give(ANSWER, at('bills'), 'Missed');
    return keys().map(key => key.replace(/\d+\..*$/, '…'));
  };

  it('keeps what is given there for the one who gave it, to be sent once they are back (DN-1730)', () => {
    const outbox = refused();
    clearSession('ended', 'u1');
    expect(given(outbox)).toEqual(['towpath.outbox/u1/answer/j1/bills/…']);
    giveWay();
    expect([personId(), outbox.unsent()]).toEqual(['nobody', []]);
    logIn('u1');
    holdPage('u1');
    expect(outbox.unsent().map(({ content, state }) => [content, state])).toEqual([['Missed', 'waiting']]);
  });

  it('keeps it as well in the moment before it tells, whoever logs in elsewhere meanwhile (DN-1730)', () => {
    const outbox = refused();
    logIn('u2');
    expect(given(outbox)).toEqual(['towpath.outbox/u1/answer/j1/bills/…']);
  });

  it.each([
    ['once the login page is there', giveWay],
    ['of somebody who logged out meanwhile', () => clearSession('logout', 'u1')],
  ])('keeps nothing %s (DN-1730, HO-164)', (_, then) => {
    const outbox = refused();
    then();
    expect(given(outbox)).toEqual([]);
  });

  it('keeps nothing where it is another’s credential that was refused (DN-1730)', () => {
    expect(given(refused(`Bearer ${accessTokenOf('u2')}`))).toEqual([]);
  });
});

describe('what only another tab has', () => {
  /** Two open tabs, of which the first holds something about health; the second is the one in use. */
  async function twoTabs() {
    const locks = standInForLocks();
    const own = new Map<string, string>();
    const first = openTab(own);
    first.start();
    await locks.settled();
    first.keep(HEALTH, at('needs'), 'a private matter');
    const second = openTab();
    second.start();
    await locks.settled();
    return { locks, first, second, own };
  }

  it('is known by its name alone, until it is sent or given up there (HO-165)', async () => {
    const { first, second, own } = await twoTabs();
    expect([second.unsent(), second.hasUnsent()]).toEqual([[], true]);
    expect(await second.tabMarks.elsewhere()).toEqual(['health answers']);
    expect([...browser.storage.values()]).toEqual(['health answers']);
    vi.stubGlobal('sessionStorage', storageOver(own));
    expect(await first.tabMarks.elsewhere()).toEqual([]);
    first.forgetPlace(HEALTH, at('needs'));
    expect([second.hasUnsent(), browser.storage.size]).toEqual([false, 0]);
  });

  it('is given up with its tab: the mark of a closed one counts for nothing, and goes (HO-165)', async () => {
    const { locks, second } = await twoTabs();
    locks.release();
    expect(await second.tabMarks.elsewhere()).toEqual([]);
    expect([second.hasUnsent(), browser.storage.size]).toEqual([false, 0]);
  });

  it('is marked again when its tab comes back (HO-165)', async () => {
    const { locks, second, own } = await twoTabs();
    locks.release();
    await second.tabMarks.elsewhere();
    const reloaded = openTab(own);
    reloaded.start();
    await locks.settled();
    expect(await second.tabMarks.elsewhere()).toEqual(['health answers']);
  });

  it('stays unknown to another person on the device (HO-052, HO-165)', async () => {
    const { second } = await twoTabs();
    whose = 'u2';
    expect([second.hasUnsent(), await second.tabMarks.elsewhere()]).toEqual([false, []]);
  });
});
