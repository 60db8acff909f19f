import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { takeOverHealth } from './keptBefore.ts';
import { keptHealth } from './keptForm.ts';

let browser: TestBrowser;
beforeEach(() => {
  browser = standInForBrowser();
  browser.cookies.set('user', JSON.stringify({ userId: 'u1' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const condition = { id: 1_700_000_000_000, title: 'Mental health', description: null };
const needs = { agreed: true, ids: [1, 2] };
const answers = { isInTreatment: 'yes', hasContact: 'unsaid' } as const;

it('takes over the health data that a tab of an earlier release kept, and keeps it in the tab (HO-051)', () => {
  sessionStorage.setItem('towpath.health.u1.condition', JSON.stringify(condition));
  sessionStorage.setItem('towpath.health.u1.needs', JSON.stringify(needs));
  sessionStorage.setItem('towpath.health.u1.answers', JSON.stringify(answers));
  takeOverHealth(testOutbox());
  const kept = keptHealth(testOutbox());
  expect([kept.condition.read(), kept.needs.read(), kept.answers.read()]).toEqual([
    condition,
    needs,
    answers,
  ]);
  expect(Object.keys(sessionStorage).filter(key => key.startsWith('towpath.health.'))).toEqual([]);
  const names = [
    'a health condition that you began to add',
    'what helps when we talk or write',
    'answers about your health',
  ];
  expect([...browser.storage.values()].join().split('\n')).toEqual(names);
});

it('drops what cannot be read', () => {
  sessionStorage.setItem('towpath.health.u1.needs', '{"agreed":"perhaps"}');
  takeOverHealth(testOutbox());
  expect(keptHealth(testOutbox()).needs.read()).toBeUndefined();
});
