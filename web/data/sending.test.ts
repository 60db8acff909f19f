import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser, type TestBrowser } from '../testing/browser.ts';
import {
  hasUnsent,
  keepSending,
  SAVES_PREFIX,
  type Sender,
  sendingSettled,
  stopSending,
  UNSAVED_DEBTS_PREFIX,
  whenAllSaved,
} from './sending.ts';
import { clearSession } from './session.ts';

let browser: TestBrowser;
beforeEach(() => {
  browser = standInForBrowser();
});
afterEach(() => {
  stopSending();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A sender that tells what became of it; what it sends comes through when the test says so. */
function sender() {
  const happened: string[] = [];
  let isThrough = false;
  let come = () => {};
  const through = new Promise<void>(resolve => {
    come = () => {
      isThrough = true;
      resolve();
    };
  });
  const made: Sender = {
    start: () => {
      happened.push('started');
      return () => happened.push('stopped');
    },
    settled: () => through,
    isAllSaved: () => isThrough,
    allSaved: () => through,
  };
  return { ...made, made, happened, come };
}

describe('sending', () => {
  it('goes on until another takes its place, and is begun once', () => {
    const [first, second] = [sender(), sender()];
    keepSending(first.made);
    keepSending(first.made);
    expect(first.happened).toEqual(['started']);
    keepSending(second.made);
    expect([first.happened, second.happened]).toEqual([['started', 'stopped'], ['started']]);
  });

  it('ends with the session (ID-020)', () => {
    const { made, happened } = sender();
    keepSending(made);
    clearSession('logout');
    expect(happened).toEqual(['started', 'stopped']);
  });

  it('is waited for, but not for long', async () => {
    vi.useFakeTimers();
    const { made } = sender();
    keepSending(made);
    let isOver = false;
    const waiting = sendingSettled().then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    await waiting;
  });

  it('says when all has come through, unless nobody waits for it any more', async () => {
    browser.storage.set(`${SAVES_PREFIX}j1.t1`, '[]');
    const { made, come } = sender();
    keepSending(made);
    const [told, gone] = [vi.fn(), vi.fn()];
    whenAllSaved(told);
    whenAllSaved(gone)();
    come();
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(gone).not.toHaveBeenCalled();
  });

  it('says so at once where it has come through meanwhile', async () => {
    const told = vi.fn();
    whenAllSaved(told);
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  });

  it('says nothing of what it does not send itself', async () => {
    browser.storage.set(`${UNSAVED_DEBTS_PREFIX}j1`, '[]');
    const { made, come } = sender();
    keepSending(made);
    come();
    const told = vi.fn();
    whenAllSaved(told);
    await new Promise(resolve => setTimeout(resolve, 10));
    expect(told).not.toHaveBeenCalled();
  });

  it('has nothing to wait for where nothing sends', async () => {
    await expect(sendingSettled()).resolves.toBeUndefined();
  });
});

it.each([`${SAVES_PREFIX}j1.t1`, `${UNSAVED_DEBTS_PREFIX}j1`])(
  'knows what is only in this browser: %s',
  key => {
    browser.storage.set('towpath.drafts.j1', '[]');
    expect(hasUnsent()).toBe(false);
    browser.storage.set(key, '[]');
    expect(hasUnsent()).toBe(true);
  },
);
