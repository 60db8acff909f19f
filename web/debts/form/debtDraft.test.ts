import type { DebtForm } from '@towpath/domain/debts/debtForm.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { listedDebt } from '../../testing/debts.ts';
import { bodyOf, draftOf, openDraft } from './debtDraft.ts';

let browser: TestBrowser;
beforeEach(() => {
  browser = standInForBrowser();
  browser.cookies.set('user', JSON.stringify({ userId: 'u1', email: 'd@example.com' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const filled: Partial<DebtForm> = {
  initialCreditorName: ' Fenland   Finance ',
  creditTypeId: 4,
  currentBalance: '5,380',
  regularPaymentAmount: '112',
  creditorReference: 'AB 12 34',
  isJoint: true,
};

describe('the draft of a new debt', () => {
  it('sends the same id each time, with sums in pounds', () => {
    const opened = openDraft(undefined);
    const draft = { ...opened, form: { ...opened.form, ...filled }, creditTypeName: 'Personal loan' };
    expect(bodyOf(draft, { roles: ['loan'] }, undefined)).toEqual({
      id: opened.id,
      initialCreditorName: 'Fenland Finance',
      creditTypeId: 4,
      creditTypeName: 'Personal loan',
      currentBalance: 5380,
      regularPaymentAmount: 112,
      creditorReference: 'AB1234',
      isJoint: true,
      inReceiptOfBenefit: null,
      canGuarantorBeLiable: null,
    });
    draftOf(undefined).keep(draft);
    expect(openDraft(undefined).id).toBe(opened.id);
    expect(openDraft(undefined).form.currentBalance).toBe('5,380');
  });

  it('sends nothing while something is missing', () => {
    expect(bodyOf(openDraft(undefined), undefined, undefined)).toBeNull();
  });

  it('is gone once it is forgotten, and the next debt has another id', () => {
    const opened = openDraft(undefined);
    draftOf(undefined).keep(opened);
    draftOf(undefined).forget();
    expect(openDraft(undefined).id).not.toBe(opened.id);
  });

  it('belongs to one person, under the prefix that logging out empties', () => {
    draftOf(undefined).keep(openDraft(undefined));
    expect([...browser.storage.keys()]).toEqual(['towpath.debts.u1.debt.new']);
    browser.cookies.set('user', JSON.stringify({ userId: 'u2', email: 'o@example.com' }));
    expect(draftOf(undefined).read()).toBeUndefined();
  });

  it('does without a storage that it may not use', () => {
    vi.stubGlobal('localStorage', undefined);
    const draft = openDraft(undefined);
    draftOf(undefined).keep(draft);
    expect(draft.form.initialCreditorName).toBe('');
  });
});

describe('the draft of a debt that is there', () => {
  const debt = listedDebt({ id: 'd1', currentBalance: 1234.56, regularPaymentAmount: null, isJoint: null });

  it('opens with the debt, and leaves the pence of a sum that is not touched', () => {
    const opened = openDraft(debt);
    expect(opened).toMatchObject({ id: 'd1', form: { currentBalance: '1,235', regularPaymentAmount: '' } });
    const draft = { ...opened, form: { ...opened.form, regularPaymentAmount: '20', isJoint: false } };
    expect(bodyOf(draft, { roles: debt.creditTypeRoles }, debt)).toMatchObject({
      id: 'd1',
      currentBalance: 1234.56,
      regularPaymentAmount: 20,
    });
  });

  it('opens with what was left unsaved, unless the debt has changed since', () => {
    const opened = openDraft(debt);
    draftOf(debt).keep({ ...opened, form: { ...opened.form, regularPaymentAmount: '20' } });
    expect(openDraft(debt).form.regularPaymentAmount).toBe('20');
    expect(openDraft({ ...debt, currentBalance: 900 }).form.regularPaymentAmount).toBe('');
  });
});
