import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser, storageOver, type TestBrowser } from '../../testing/browser.ts';
import { standInForLocks } from '../../testing/locks.ts';
import type { Kind, Outcome } from './entry.ts';
import { Outbox } from './outbox.ts';
import { senderOf } from './sender.ts';
import { isText } from './shape.ts';

const ANSWER: Kind<string> = { name: 'answer', called: 'answers', fits: isText, keptIn: 'browser' };
const DEBT: Kind<string> = { ...ANSWER, name: 'debt', called: 'debts', onlyNewest: true };
const HEALTH: Kind<string> = { ...ANSWER, name: 'health', called: 'health answers', keptIn: 'tab' };
const at = (key: string) => ({ scope: 'j1', key });

let browser: TestBrowser;
let received: string[];
let reachable: boolean;
let whose: string;

beforeEach(() => {
  browser = standInForBrowser();
  standInForLocks();
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
  received = [];
  reachable = true;
  whose = 'u1';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A tab of the browser, with its own storage beside the shared one. */
function openTab() {
  vi.stubGlobal('sessionStorage', storageOver(new Map()));
  return opened();
}

function opened(): Outbox {
  const outbox = new Outbox({}, () => whose);
  const send = async ({ content }: { content: string }): Promise<Outcome> => {
    await Promise.resolve();
    if (!reachable) return { kind: 'later' };
    if (content === 'wrong') return { kind: 'refused', says: 'Not so.' };
    received.push(content);
    return { kind: 'sent' };
  };
  outbox.sends(ANSWER, 'j1', send);
  outbox.sends(DEBT, 'j1', send);
  return outbox;
}

describe('what is given', () => {
  it('is sent once and in order, whatever its kind: an answer before the debt that stands on its step (HO-050)', async () => {
    const outbox = openTab();
    reachable = false;
    await outbox.give(ANSWER, at('nation'), 'England');
    void outbox.give(DEBT, at('d1'), 'a debt of 5');
    void outbox.give(ANSWER, at('home'), 'Rent');
    void outbox.give(DEBT, at('d1'), 'a debt of 6');
    await outbox.until(() => outbox.isStuck());
    reachable = true;
    await outbox.drain();
    expect(received).toEqual(['England', 'Rent', 'a debt of 6']);
    expect([outbox.hasWaiting(), browser.storage.size]).toEqual([false, 0]);
  });

  it('is tried again by itself, after a growing while', async () => {
    vi.useFakeTimers();
    const outbox = openTab();
    reachable = false;
    void outbox.give(ANSWER, at('nation'), 'England');
    await vi.advanceTimersByTimeAsync(2_100);
    reachable = true;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(received).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(received).toEqual(['England']);
  });

  it('stays when the server refuses it, with what it said, and holds nothing up', async () => {
    const outbox = openTab();
    const tried = outbox.give(DEBT, at('d1'), 'wrong');
    await outbox.give(ANSWER, at('nation'), 'England');
    expect(await tried).toEqual({ kind: 'refused', says: 'Not so.' });
    expect(outbox.entries(DEBT, 'j1')).toMatchObject([
      { state: 'refused', says: 'Not so.', content: 'wrong' },
    ]);
    await outbox.drain();
    expect(received).toEqual(['England']);
    await outbox.give(DEBT, at('d1'), 'right');
    expect([received, outbox.unsent()]).toEqual([['England', 'right'], []]);
  });

  it('waits behind what only the person can settle', async () => {
    const outbox = openTab();
    let isSettled = false;
    outbox.sends(ANSWER, 'j1', async () => ({ kind: isSettled ? 'sent' : 'held' }));
    void outbox.give(ANSWER, at('nation'), 'England');
    const behind = outbox.give(DEBT, at('d1'), 'a debt');
    await outbox.settled();
    expect(received).toEqual([]);
    isSettled = true;
    outbox.release('j1');
    await behind;
    expect(received).toEqual(['a debt']);
  });

  it('leaves alone what was given anew while it was on its way', async () => {
    const outbox = openTab();
    const [first, second] = [
      outbox.give(DEBT, at('d1'), 'a debt of 5'),
      Promise.resolve().then(() => outbox.give(DEBT, at('d1'), 'a debt of 6')),
    ];
    await Promise.all([first, second]);
    await outbox.settled();
    expect(received.at(-1)).toBe('a debt of 6');
    expect(outbox.hasWaiting()).toBe(false);
  });

  it('is not sent before its capability says how, and goes out then', async () => {
    const outbox = openTab();
    void outbox.give(HEALTH, at('needs'), 'large print');
    await outbox.settled();
    expect(outbox.hasWaiting()).toBe(true);
    outbox.sends(HEALTH, 'j1', async ({ content }) => {
      received.push(content);
      return { kind: 'sent' };
    });
    await outbox.until(() => !outbox.hasWaiting());
    expect(received).toEqual(['large print']);
  });

  it('goes out after a reload whatever page is open: how it is sent is fetched for the kind that waits (HO-135)', async () => {
    const before = openTab();
    reachable = false;
    await before.give(ANSWER, at('nation'), 'England');
    void before.give(DEBT, at('d1'), 'a debt of 5');
    before.stopSending();
    reachable = true;
    const fetched: string[] = [];
    const fetchSender = (kind: Kind<string>) => async () => {
      fetched.push(kind.name);
      return senderOf(kind, (_, scope) => async ({ content }) => {
        received.push(`${scope}: ${content}`);
        return { kind: 'sent' };
      });
    };
    const senders = { answer: fetchSender(ANSWER), debt: fetchSender(DEBT), health: fetchSender(HEALTH) };
    const later = new Outbox(senders, () => whose);
    const stop = later.start();
    await later.until(() => !later.hasWaiting());
    expect(received).toEqual(['j1: England', 'j1: a debt of 5']);
    expect(fetched).toEqual(['answer', 'debt']);
    stop();
  });

  it('stays, and is tried again, while the code that sends it does not come', async () => {
    vi.useFakeTimers();
    let comes = false;
    const fetchSender = async () => {
      if (!comes) throw new TypeError('Failed to fetch dynamically imported module');
      return senderOf(ANSWER, () => async ({ content }) => {
        received.push(content);
        return { kind: 'sent' };
      });
    };
    const outbox = new Outbox({ answer: fetchSender }, () => whose);
    expect(await outbox.give(ANSWER, at('nation'), 'England')).toEqual({ kind: 'later' });
    comes = true;
    await vi.advanceTimersByTimeAsync(2_100);
    expect(received).toEqual(['England']);
  });

  it('is sent by the page that opens while it is on its way, so that the page hears of it (HO-135)', async () => {
    let arrive = () => {};
    const slow = senderOf(ANSWER, () => async () => {
      await new Promise<void>(resolve => {
        arrive = resolve;
      });
      return { kind: 'sent' };
    });
    const outbox = new Outbox({ answer: async () => slow }, () => whose);
    const tried = outbox.give(ANSWER, at('nation'), 'England');
    await vi.waitFor(() => expect(outbox.isSending()).toBe(true));
    outbox.sends(ANSWER, 'j1', async ({ content }) => {
      received.push(content);
      return { kind: 'sent' };
    });
    expect(await tried).toEqual({ kind: 'sent' });
    arrive();
    await outbox.settled();
    expect([received, outbox.hasWaiting()]).toEqual([['England'], false]);
  });

  it('waits while what the server has is read, and goes out after that (HO-135)', async () => {
    const outbox = openTab();
    const goOn = outbox.pause();
    void outbox.give(ANSWER, at('nation'), 'England');
    outbox.sends(ANSWER, 'j1', async ({ content }) => {
      received.push(content);
      return { kind: 'sent' };
    });
    await outbox.settled();
    expect(received).toEqual([]);
    goOn();
    await outbox.until(() => !outbox.hasWaiting());
    expect(received).toEqual(['England']);
  });

  it('fails for who gave it where the sender has a fault, and stays', async () => {
    const outbox = openTab();
    outbox.sends(DEBT, 'j1', () => Promise.reject(new TypeError('a fault')));
    await expect(outbox.give(DEBT, at('d1'), 'a debt')).rejects.toThrow('a fault');
    expect(outbox.hasWaiting()).toBe(true);
  });
});

describe('what is typed', () => {
  it('is kept at each key, through a reload, and is never sent by itself (HO-050)', async () => {
    openTab().keep(ANSWER, at('name'), 'Da');
    const later = opened();
    const slot = later.slot(ANSWER, () => at('name'));
    expect(slot.read()).toBe('Da');
    slot.keep('Dan');
    await later.drain();
    expect([received, later.hasWaiting()]).toEqual([[], false]);
    expect(later.unsent()).toMatchObject([{ called: 'answers', state: 'typed', content: 'Dan' }]);
    slot.forget();
    expect([slot.read(), browser.storage.size]).toEqual([undefined, 0]);
  });

  it('of a kind that must not be left behind is in the tab alone, but for its name (HO-165)', () => {
    const outbox = openTab();
    outbox.keep(HEALTH, at('needs'), 'large print');
    expect([...browser.storage.values()]).toEqual(['health answers']);
    expect(outbox.unsent()).toHaveLength(1);
    expect(openTab().unsent()).toEqual([]);
  });

  it('is there in a browser that keeps no storage, as long as the page', async () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    const outbox = opened();
    outbox.keep(ANSWER, at('name'), 'Dan');
    await outbox.give(DEBT, at('d1'), 'a debt');
    expect(outbox.slot(ANSWER, () => at('name')).read()).toBe('Dan');
    expect(received).toEqual(['a debt']);
  });

  it('is checked when it is read back: what something else wrote there is nothing (HO-050)', () => {
    const outbox = openTab();
    outbox.keep(ANSWER, at('name'), 'Dan');
    const [key = '', text = ''] = [...browser.storage][0] ?? [];
    for (const other of ['not JSON', '{}', text.replace('"Dan"', '{"a":1}')]) {
      browser.storage.set(key, other);
      expect(outbox.slot(ANSWER, () => at('name')).read()).toBeUndefined();
    }
    browser.storage.set(key, text);
    expect(outbox.slot(ANSWER, () => at('name')).read()).toBe('Dan');
  });
});

describe('another person on the same device', () => {
  it('neither sees nor sends it; its owner does when they are back (HO-052)', async () => {
    const outbox = openTab();
    reachable = false;
    await outbox.give(ANSWER, at('nation'), 'England');
    outbox.keep(ANSWER, at('name'), 'Dan');
    outbox.stopSending();
    [whose, reachable] = ['u2', true];
    const theirs = openTab();
    await theirs.drain();
    expect([theirs.unsent(), received]).toEqual([[], []]);
    whose = 'u1';
    const back = openTab();
    await back.until(() => !back.hasWaiting());
    expect([received, back.unsent().map(({ content }) => content)]).toEqual([['England'], ['Dan']]);
  });
});

describe('two tabs', () => {
  it('send each for itself, one at a time, and all is sent once (HO-053)', async () => {
    const tabs = [openTab(), openTab()];
    const stops = tabs.map(tab => tab.start());
    await Promise.all(tabs.map((tab, place) => tab.give(ANSWER, at('nation'), `from ${place}`)));
    expect(received.toSorted()).toEqual(['from 0', 'from 1']);
    for (const stop of stops) stop();
  });

  it('leave alone what the other still has to send, and take over what a closed one left', async () => {
    const locks = standInForLocks();
    reachable = false;
    const first = openTab();
    const stop = first.start();
    await locks.settled();
    await first.give(ANSWER, at('nation'), 'England');
    stop();
    reachable = true;
    const second = openTab();
    second.start();
    await locks.settled();
    expect(received).toEqual([]);
    locks.release();
    const third = openTab();
    third.start();
    await third.until(() => !third.hasWaiting());
    expect(received).toEqual(['England']);
  });
});

it('says when all has come through, unless nobody waits for it any more', async () => {
  const outbox = openTab();
  reachable = false;
  await outbox.give(ANSWER, at('nation'), 'England');
  const [told, gone] = [vi.fn(), vi.fn()];
  outbox.whenSent(told);
  outbox.whenSent(gone)();
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  await outbox.until(() => outbox.isStuck());
  reachable = true;
  await outbox.drain();
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(gone).not.toHaveBeenCalled();
});

it('is waited for, but not for long', async () => {
  vi.useFakeTimers();
  const outbox = openTab();
  outbox.sends(ANSWER, 'j1', () => new Promise(() => {}));
  void outbox.give(ANSWER, at('nation'), 'England');
  let isOver = false;
  const waiting = outbox.settled().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await waiting;
});
