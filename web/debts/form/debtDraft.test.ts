import type { DebtForm } from '@towpath/domain/debts/debtForm.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox } from '../../data/outbox/outbox.ts';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { listedDebt } from '../../testing/debts.ts';
import { debtToOpen } from '../step/debtToOpen.ts';
import { bodyOf, openDraft } from './debtDraft.ts';
import { draftOf } from './draftKinds.ts';

let browser: TestBrowser;
let outbox: Outbox;
beforeEach(() => {
  browser = standInForBrowser();
  browser.cookies.set('user', JSON.stringify({ userId: 'u1', email: 'd@example.com' }));
  outbox = new Outbox();
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
    const opened = openDraft(outbox, undefined);
    const draft = { ...opened, form: { ...opened.form, ...filled }, creditTypeName: 'Personal loan' };
    expect(bodyOf(draft, { roles: ['loan'] }, undefined)).toEqual({
      id: opened.id,
      initialCreditorName: 'Fenland Finance',
      creditTypeId: 4,
      creditTypeName: 'Personal loan',
      currentBalance: 5380,
      regularPaymentAmount: 112,
      isNothingPaid: false,
      creditorReference: 'AB1234',
      isJoint: true,
      inReceiptOfBenefit: null,
      canGuarantorBeLiable: null,
    });
    draftOf(outbox, undefined).keep(draft);
    expect(openDraft(outbox, undefined).id).toBe(opened.id);
    expect(openDraft(outbox, undefined).form.currentBalance).toBe('5,380');
  });

  it('sends nothing while something is missing', () => {
    expect(bodyOf(openDraft(outbox, undefined), undefined, undefined)).toBeNull();
  });

  it('is gone once it is forgotten, and the next debt has another id', () => {
    const opened = openDraft(outbox, undefined);
    draftOf(outbox, undefined).keep(opened);
    draftOf(outbox, undefined).forget();
    expect(openDraft(outbox, undefined).id).not.toBe(opened.id);
  });

  it('belongs to one person, under the prefix that logging out empties', () => {
    draftOf(outbox, undefined).keep(openDraft(outbox, undefined));
    expect([...browser.storage.keys()]).toEqual(['towpath.outbox/u1/debt%20form/debts/new']);
    browser.cookies.set('user', JSON.stringify({ userId: 'u2', email: 'o@example.com' }));
    expect(draftOf(outbox, undefined).read()).toBeUndefined();
  });

  it('does without a storage that it may not use', () => {
    vi.stubGlobal('localStorage', undefined);
    const draft = openDraft(outbox, undefined);
    draftOf(outbox, undefined).keep(draft);
    expect(draft.form.initialCreditorName).toBe('');
  });
});

describe('the draft of a debt that is there', () => {
  const debt = listedDebt({ id: 'd1', currentBalance: 1234.56, regularPaymentAmount: null, isJoint: null });

  it('opens with the debt, and leaves the pence of a sum that is not touched', () => {
    const opened = openDraft(outbox, debt);
    expect(opened).toMatchObject({ id: 'd1', form: { currentBalance: '1,235', regularPaymentAmount: '' } });
    const draft = { ...opened, form: { ...opened.form, regularPaymentAmount: '20', isJoint: false } };
    expect(bodyOf(draft, { roles: debt.creditTypeRoles }, debt)).toMatchObject({
      id: 'd1',
      currentBalance: 1234.56,
      regularPaymentAmount: 20,
    });
  });

  it('is sent with what was read of it as the form was filled, though the list has a newer one (PT-661)', () => {
    const opened = openDraft(outbox, debt);
    const draft = { ...opened, form: { ...opened.form, regularPaymentAmount: '20', isJoint: false } };
    const newer = { ...debt, currentBalance: 5000, creditorReference: 'REF123' };
    const body = bodyOf(draft, { roles: debt.creditTypeRoles }, newer);
    expect(body).toMatchObject({ currentBalance: 1234.56, regularPaymentAmount: 20, isJoint: false });
    expect(body?.was).toMatchObject({
      currentBalance: 1234.56,
      regularPaymentAmount: null,
      isJoint: null,
      creditorReference: debt.creditorReference,
    });
  });

  it('says of what is waiting unsent nothing that the person has changed in it (PT-661)', () => {
    const typed = {
      id: 'd1',
      currentBalance: 900,
      isJoint: true,
      was: { currentBalance: 1234.56, isJoint: true },
    };
    const unsaved = [{ body: typed, isNew: false, waits: true, message: '', faults: [] }];
    const shown = debtToOpen('d1', { debts: [debt], unsaved });
    expect(shown).toMatchObject({ currentBalance: 900, was: { isJoint: true } });
    expect(Object.keys(openDraft(outbox, shown).was ?? {})).toEqual(['isJoint']);
  });

  it('opens with what was left unsaved; where the debt has changed since, with that under it (HO-050)', () => {
    const opened = openDraft(outbox, debt);
    draftOf(outbox, debt).keep({ ...opened, form: { ...opened.form, regularPaymentAmount: '20' } });
    expect(openDraft(outbox, debt).form).toMatchObject({
      currentBalance: '1,235',
      regularPaymentAmount: '20',
    });
    const changed = openDraft(outbox, { ...debt, currentBalance: 900 });
    expect(changed.form).toMatchObject({ currentBalance: '900', regularPaymentAmount: '20' });
    expect(changed.from).toMatchObject({ currentBalance: '900', regularPaymentAmount: '' });
  });
});
