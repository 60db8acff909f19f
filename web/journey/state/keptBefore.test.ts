import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { takeOverAnswers } from './keptBefore.ts';
import { ANSWER, DRAFT } from './sendAnswer.ts';

let browser: TestBrowser;
beforeEach(() => {
  browser = standInForBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const typed = [{ id: 'name.first', value: 'Dan' }];
const chosen = [{ id: 'children.count', value: '2' }];

it('takes over what was typed in steps and not given (HO-051)', () => {
  browser.storage.set(
    'towpath.drafts.j1',
    JSON.stringify([
      ['name', typed],
      ['children', chosen],
    ]),
  );
  const outbox = testOutbox();
  takeOverAnswers(outbox, 'j1');
  expect(outbox.slot(DRAFT, () => ({ scope: 'j1', key: 'name' })).read()).toEqual(typed);
  expect(outbox.slot(DRAFT, () => ({ scope: 'j1', key: 'children' })).read()).toEqual(chosen);
  expect(outbox.unsent().map(({ state, called }) => `${state}: ${called}`)).toEqual([
    'typed: answers to questions',
    'typed: answers to questions',
  ]);
  expect(browser.storage.has('towpath.drafts.j1')).toBe(false);
});

it('takes over the answers of each tab, in the order of each, and again nothing at the next load (HO-051)', () => {
  const save = (stepId: string) => ({ stepId, answers: [{ id: stepId, value: 'yes' }], basedOn: 3 });
  browser.storage.set('towpath.saves.j1.t1', JSON.stringify([save('nation'), save('home')]));
  browser.storage.set('towpath.saves.j1.t2', JSON.stringify([save('work')]));
  const outbox = testOutbox();
  takeOverAnswers(outbox, 'j1');
  takeOverAnswers(testOutbox(), 'j1');
  expect(outbox.entries(ANSWER, 'j1').map(({ state, content }) => [state, content])).toEqual([
    ['waiting', save('nation')],
    ['waiting', save('home')],
    ['waiting', save('work')],
  ]);
});

it('leaves what another journey kept', () => {
  const kept = JSON.stringify([['name', typed]]);
  browser.storage.set('towpath.drafts.j2', kept);
  const outbox = testOutbox();
  takeOverAnswers(outbox, 'j1');
  expect([outbox.unsent(), browser.storage.get('towpath.drafts.j2')]).toEqual([[], kept]);
});
