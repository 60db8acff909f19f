import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { takeOldKeys } from './takeOldKeys.ts';

let browser: TestBrowser;
beforeEach(() => {
  browser = standInForBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('takes each text under such a key away, once, and leaves all others (HO-051)', () => {
  browser.storage.set('towpath.saves.j1.t1', 'one');
  browser.storage.set('towpath.saves.j1.t2', 'two');
  browser.storage.set('towpath.saves.j2.t1', 'of another');
  browser.storage.set('saves.j1.t3', 'of another site');
  expect(takeOldKeys('saves.j1.')).toEqual(['one', 'two']);
  expect(takeOldKeys('saves.j1.')).toEqual([]);
  expect([...browser.storage.keys()]).toEqual(['towpath.saves.j2.t1', 'saves.j1.t3']);
});

it('takes them out of the storage that it is told', () => {
  sessionStorage.setItem('towpath.health.u1.needs', 'kept in the tab');
  expect(takeOldKeys('health.u1.')).toEqual([]);
  expect(takeOldKeys('health.u1.', () => sessionStorage)).toEqual(['kept in the tab']);
});

it('finds nothing in a browser that keeps its storage from us', () => {
  const refusing = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(takeOldKeys('saves.', refusing)).toEqual([]);
});
