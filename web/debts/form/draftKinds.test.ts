import { EMPTY_DEBT_FORM } from '@towpath/domain/debts/debtForm.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { testOutbox } from '../../testing/outbox.ts';
import type { DebtDraft } from './debtDraft.ts';
import { draftOf, legalDraftOf, takeOverDrafts } from './draftKinds.ts';

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
