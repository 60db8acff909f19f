import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../data/session.ts';
import { standInForBrowser, type TestBrowser } from '../testing/browser.ts';
import { blackBoxCode } from './blackBox.ts';

let browser: TestBrowser;
beforeEach(() => {
  browser = standInForBrowser();
  vi.stubGlobal('screen', { width: 390, height: 844 });
  vi.stubGlobal('navigator', { language: 'en-GB', maxTouchPoints: 5 });
});
afterEach(() => vi.unstubAllGlobals());

describe('the black-box code', () => {
  it('is made when it is first asked for, and kept in local storage (API-055)', () => {
    expect(browser.storage.size).toBe(0);
    const code = blackBoxCode();
    expect(browser.storage.get('towpath.blackBox')).toBe(code);
    expect(blackBoxCode()).toBe(code);
  });

  it('holds a random number and traits that many devices share (API-055)', () => {
    const { device, ...traits } = JSON.parse(blackBoxCode());
    expect(device).toMatch(/^[0-9a-z]+(-[0-9a-z]+){3}$/);
    expect(traits).toEqual({
      version: 1,
      language: 'en-GB',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      screen: 'small',
      touch: true,
    });
  });

  it('is another one for the next person after a logout', () => {
    const before = blackBoxCode();
    clearSession('logout');
    expect(blackBoxCode()).not.toBe(before);
  });

  it('is empty where the browser keeps nothing, and the search goes on', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
    });
    expect(blackBoxCode()).toBe('');
  });
});
