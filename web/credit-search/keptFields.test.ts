import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../data/session.ts';
import { standInForBrowser, type TestBrowser } from '../testing/browser.ts';
import { forgetFields, keepFields, keptFields } from './keptFields.ts';

let browser: TestBrowser;
beforeEach(() => {
  browser = standInForBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const kept = { fields: { forename: 'Danielle', street: 'Wharf Lane' }, awaitsCode: false };

describe('what is typed in the credit search', () => {
  it('outlives a reload', () => {
    keepFields('u1', kept);
    expect(keptFields('u1')).toEqual(kept);
  });

  it('is for the person who typed it only', () => {
    keepFields('u1', kept);
    expect(keptFields('u2')).toBeUndefined();
  });

  it('is gone after a logout (ID-020)', () => {
    keepFields('u1', kept);
    clearSession('logout');
    expect(keptFields('u1')).toBeUndefined();
  });

  it('is gone once it was used', () => {
    keepFields('u1', kept);
    forgetFields('u1');
    expect(browser.storage.size).toBe(0);
  });

  it('does without what cannot be read', () => {
    browser.storage.set('towpath.creditSearch.u1', '{"fields":');
    expect(keptFields('u1')).toBeUndefined();
  });
});
