import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { standInForLocks } from '../../testing/locks.ts';
import { testOutbox } from '../../testing/outbox.ts';
import type { Kind, Outcome } from './entry.ts';
import { isText } from './shape.ts';

const ANSWER: Kind<string> = { name: 'answer', called: 'answers', fits: isText, keptIn: 'browser' };
const at = (key: string) => ({ scope: 'j1', key });

let browser: TestBrowser;
beforeEach(() => {
  browser = standInForBrowser();
  standInForLocks();
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps what another release wrote in a shape that is not known, until it is given again (HO-050)', async () => {
  const before = testOutbox();
  before.sends(ANSWER, 'j1', async () => ({ kind: 'later' }));
  await before.give(ANSWER, at('nation'), 'England');
  before.stopSending();
  const [key = '', text = ''] = [...browser.storage][0] ?? [];
  browser.storage.set(key, text.replace('"England"', '{"a":1}'));

  const received: string[] = [];
  const outbox = testOutbox();
  outbox.sends(ANSWER, 'j1', async ({ content }): Promise<Outcome> => {
    received.push(content);
    return { kind: 'sent' };
  });
  await outbox.settled();
  const says = 'Answers could not be read any more. Please give this again.';
  expect(outbox.unsent()).toMatchObject([{ called: 'answers', state: 'refused', says, content: { a: 1 } }]);
  expect([
    outbox.entries(ANSWER, 'j1'),
    outbox.unsent().some(entry => outbox.canSend(entry)),
    received,
  ]).toEqual([[], false, []]);
  await outbox.give(ANSWER, at('home'), 'Rent');
  await outbox.give(ANSWER, at('nation'), 'Scotland');
  expect([received, outbox.unsent()]).toEqual([['Rent', 'Scotland'], []]);
});
