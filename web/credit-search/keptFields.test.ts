import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../data/session.ts';
import { standInForBrowser, type TestBrowser } from '../testing/browser.ts';
import { testOutbox } from '../testing/outbox.ts';
import { takeOverSearch } from './keptBefore.ts';
import { type Kept, keptFields } from './keptFields.ts';

let browser: TestBrowser;
beforeEach(() => {
  browser = standInForBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const kept: Kept = { fields: { forename: 'Danielle', street: 'Wharf Lane' }, awaitsCode: false };

describe('what is typed in the credit search', () => {
  it('outlives a reload', () => {
    keptFields(testOutbox(), 'u1').keep(kept);
    expect(keptFields(testOutbox(), 'u1').read()).toEqual(kept);
  });

  it('is for the person who typed it only', () => {
    keptFields(testOutbox(), 'u1').keep(kept);
    expect(keptFields(testOutbox('u2'), 'u2').read()).toBeUndefined();
  });

  it('is gone after a logout (ID-020)', () => {
    browser.cookies.set('user', JSON.stringify({ userId: 'u1' }));
    keptFields(testOutbox(), 'u1').keep(kept);
    clearSession('logout');
    expect(keptFields(testOutbox(), 'u1').read()).toBeUndefined();
  });

  it('is gone once it was used', () => {
    keptFields(testOutbox(), 'u1').keep(kept);
    keptFields(testOutbox(), 'u1').forget();
    expect(browser.storage.size).toBe(0);
  });

  it('is found where an earlier release kept it, and moves (HO-051)', () => {
    browser.storage.set('towpath.creditSearch.u1', JSON.stringify(kept));
    takeOverSearch(testOutbox(), 'u1');
    expect(keptFields(testOutbox(), 'u1').read()).toEqual(kept);
    expect([...browser.storage.keys()]).toEqual(['towpath.outbox/u1/credit%20search/credit%20search/u1']);
  });

  it('does without what cannot be read', () => {
    browser.storage.set('towpath.creditSearch.u1', '{"fields":');
    takeOverSearch(testOutbox(), 'u1');
    expect(keptFields(testOutbox(), 'u1').read()).toBeUndefined();
  });
});
