import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { DEBT } from './debtKinds.ts';
import { takeOverDebts, unsavedDebts } from './unsaved.ts';

let browser: TestBrowser;
beforeEach(() => {
  browser = standInForBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const kestrel = { id: 'd1', initialCreditorName: 'Kestrel Cards', currentBalance: 4212, isJoint: false };
const fenland = { id: 'd2', initialCreditorName: 'Fenland Finance', creditTypeName: null };

it('takes over debts of an earlier release that waited, and one that was refused, to be sent in their order (HO-051)', () => {
  browser.storage.set(
    'towpath.unsavedDebts.j1',
    JSON.stringify([
      { body: kestrel, isNew: true, waits: true, message: 'You’re offline.' },
      { body: fenland, isNew: false, waits: false, message: 'Check the balance' },
    ]),
  );
  const outbox = testOutbox();
  takeOverDebts(outbox, 'j1', 'debts');
  expect(outbox.entries(DEBT, 'j1').map(({ state, content }) => [state, content])).toEqual([
    ['waiting', { body: kestrel, isNew: true, stepId: 'debts', isTried: true }],
    ['waiting', { body: fenland, isNew: false, stepId: 'debts', isTried: true }],
  ]);
  expect(unsavedDebts(outbox, 'j1').map(({ body, waits }) => [body.id, waits])).toEqual([
    ['d1', true],
    ['d2', true],
  ]);
  expect(browser.storage.has('towpath.unsavedDebts.j1')).toBe(false);
});
