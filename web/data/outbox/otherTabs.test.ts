import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser, storageOver, type TestBrowser } from '../../testing/browser.ts';
import { standInForLocks } from '../../testing/locks.ts';
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

  it('keeps as before what a visitor types who never had a session (HO-164)', () => {
    whose = 'nobody';
    const outbox = openTab();
    outbox.keep(ANSWER, at('nation'), 'Eng');
    expect(outbox.unsent().map(({ content }) => content)).toEqual(['Eng']);
  });
});
