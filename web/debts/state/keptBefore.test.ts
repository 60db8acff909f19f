import { EMPTY_DEBT_FORM } from '@towpath/domain/debts/debtForm.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { testOutbox } from '../../testing/outbox.ts';
import type { DebtDraft } from '../form/debtDraft.ts';
import { draftOf, legalDraftOf } from '../form/draftKinds.ts';
import { DEBT } from './debtKinds.ts';
import { takeOverDebts, takeOverDrafts } from './keptBefore.ts';
import { unsavedDebts } from './unsaved.ts';

let browser: TestBrowser;
beforeEach(() => {
  browser = standInForBrowser();
  browser.cookies.set('user', JSON.stringify({ userId: 'u1' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const draft = (id: string, initialCreditorName: string): DebtDraft => ({
  id,
  form: { ...EMPTY_DEBT_FORM, initialCreditorName, currentBalance: '5,380' },
  creditTypeName: 'Personal loan',
  picked: { id: 'c7', label: initialCreditorName },
  from: EMPTY_DEBT_FORM,
});
const legal = { yesNo: { 1: true, 3: false }, chosen: { 2: ['d1', 'd2'] } };

describe('what an earlier release kept of the forms of debts', () => {
  it('is there again: the next new debt, one that is changed, and the legal answers (HO-051)', () => {
    browser.storage.set('towpath.debts.u1.debt.new', JSON.stringify(draft('d9', 'Fenland Finance')));
    browser.storage.set('towpath.debts.u1.debt.d1', JSON.stringify(draft('d1', 'Kestrel Cards')));
    browser.storage.set('towpath.debts.u1.legal', JSON.stringify(legal));
    const outbox = testOutbox();
    takeOverDrafts(outbox);
    expect(draftOf(outbox, undefined).read()).toEqual(draft('d9', 'Fenland Finance'));
    expect(draftOf(outbox, { id: 'd1' }).read()).toEqual(draft('d1', 'Kestrel Cards'));
    expect(legalDraftOf(outbox).read()).toEqual(legal);
    expect([...browser.storage.keys()].filter(key => key.startsWith('towpath.debts.'))).toEqual([]);
  });

  it('is found where a guest kept it', () => {
    browser.cookies.clear();
    browser.storage.set('towpath.debts.guest.debt.new', JSON.stringify(draft('d9', 'Fenland Finance')));
    const outbox = testOutbox();
    takeOverDrafts(outbox);
    expect(draftOf(outbox, undefined).read()?.form.initialCreditorName).toBe('Fenland Finance');
  });

  it('of somebody else stays where it is', () => {
    browser.storage.set('towpath.debts.u2.legal', JSON.stringify(legal));
    const outbox = testOutbox();
    takeOverDrafts(outbox);
    expect([outbox.unsent(), browser.storage.has('towpath.debts.u2.legal')]).toEqual([[], true]);
  });
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
  takeOverDebts(outbox, 'j1');
  expect(outbox.entries(DEBT, 'j1').map(({ state, content }) => [state, content])).toEqual([
    ['waiting', { body: kestrel, isNew: true, stepId: null, isTried: true }],
    ['waiting', { body: fenland, isNew: false, stepId: null, isTried: true }],
  ]);
  expect(unsavedDebts(outbox, 'j1').map(({ body, waits }) => [body.id, waits])).toEqual([
    ['d1', true],
    ['d2', true],
  ]);
  expect(browser.storage.has('towpath.unsavedDebts.j1')).toBe(false);
});
