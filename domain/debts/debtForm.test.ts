import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwelcomeWords } from '../journeys/testing/plainEnglish.ts';
import { CREDITOR_NAME_MESSAGES, checkCreditorName } from './creditorName.ts';
import { BENEFIT_QUESTION, creditTypeQuestions } from './creditTypeQuestions.ts';
import {
  asksGuarantor,
  DEBT_FORM_MESSAGES,
  type DebtForm,
  debtFormOf,
  debtFormReady,
  detailsOfDebtForm,
  EMPTY_DEBT_FORM,
  missingDebtFormParts,
} from './debtForm.ts';
import { DEBT_FORM_TEXTS } from './debtFormTexts.ts';
import { DEBT_ROLE_NAMES, type WithDebtRoles } from './roles.ts';

const CARD: WithDebtRoles = { roles: ['card'] };
const BENEFIT: WithDebtRoles = { roles: ['asks-receipt-of-benefit', 'taken-from-benefits'] };

const filled: DebtForm = {
  initialCreditorName: ' Barrowby  Bank ',
  creditTypeId: 4,
  currentBalance: '1,500',
  regularPaymentAmount: '35',
  creditorReference: '1234 5678',
  isJoint: false,
  inReceiptOfBenefit: null,
  hasGuarantor: null,
  canGuarantorBeLiable: null,
};

describe('the debt form', () => {
  it('waits for name, kind, balance, repayment and whose debt it is, in that order (DE-039)', () => {
    expect(missingDebtFormParts(EMPTY_DEBT_FORM).map(({ field }) => field)).toEqual([
      'initialCreditorName',
      'creditTypeId',
      'currentBalance',
      'regularPaymentAmount',
      'isJoint',
    ]);
    expect(missingDebtFormParts(EMPTY_DEBT_FORM).every(({ problem }) => problem === 'missing')).toBe(true);
  });

  it('is ready without a reference, whether the debt is mine or joint (DE-038, DE-039)', () => {
    expect(debtFormReady(filled)).toBe(true);
    expect(debtFormReady({ ...filled, creditorReference: '', isJoint: true })).toBe(true);
  });

  it.each<[Partial<DebtForm>, string, string]>([
    [{ initialCreditorName: '  ' }, 'initialCreditorName', 'missing'],
    [{ initialCreditorName: 'x'.repeat(201) }, 'initialCreditorName', 'error'],
    [{ creditTypeId: null }, 'creditTypeId', 'missing'],
    [{ currentBalance: '' }, 'currentBalance', 'missing'],
    [{ currentBalance: '0' }, 'currentBalance', 'error'],
    [{ regularPaymentAmount: '10,001' }, 'regularPaymentAmount', 'error'],
    [{ creditorReference: '1234567890123456789' }, 'creditorReference', 'error'],
    [{ isJoint: null }, 'isJoint', 'missing'],
    [{ hasGuarantor: true }, 'canGuarantorBeLiable', 'missing'],
  ])('is not ready with %j (DE-039)', (change, field, problem) => {
    expect(missingDebtFormParts({ ...filled, ...change })).toMatchObject([{ field, problem }]);
    expect(debtFormReady({ ...filled, ...change })).toBe(false);
    expect(detailsOfDebtForm({ ...filled, ...change }, CARD)).toBeNull();
  });

  it('asks about the guarantor only where the debt has one (DE-040)', () => {
    expect([true, false, null].map(hasGuarantor => asksGuarantor({ hasGuarantor }))).toEqual([
      true,
      false,
      false,
    ]);
    expect(debtFormReady({ ...filled, hasGuarantor: true, canGuarantorBeLiable: false })).toBe(true);
  });

  it('does not wait for the question about a benefit (DE-039, DE-041)', () => {
    expect(debtFormReady({ ...filled, creditTypeId: 30 })).toBe(true);
  });

  it('gives the debt in pence, tidied', () => {
    expect(detailsOfDebtForm(filled, CARD)).toEqual({
      initialCreditorName: 'Barrowby Bank',
      creditTypeId: 4,
      currentBalance: 1_500_00,
      regularPaymentAmount: 35_00,
      creditorReference: '12345678',
      isJoint: false,
      inReceiptOfBenefit: null,
      canGuarantorBeLiable: null,
      isNothingPaid: false,
    });
  });

  it('needs no repayment with the tick that nothing is paid, and keeps one that is typed (SA-063)', () => {
    const ticked = { ...filled, isNothingPaid: true };
    expect(detailsOfDebtForm(ticked, CARD)).toMatchObject({
      isNothingPaid: true,
      regularPaymentAmount: 35_00,
    });
    const empty = { ...ticked, regularPaymentAmount: '' };
    expect(detailsOfDebtForm(empty, CARD)).toMatchObject({
      isNothingPaid: true,
      regularPaymentAmount: null,
    });
    expect(debtFormReady({ ...empty, isNothingPaid: false })).toBe(false);
    expect(missingDebtFormParts({ ...ticked, regularPaymentAmount: '0' })).toMatchObject([
      { field: 'regularPaymentAmount', message: 'Monthly Repayment amount must be between 1 and 10,000' },
    ]);
  });

  it('drops an answer to a question that is no longer asked (DE-041)', () => {
    const answered = { ...filled, inReceiptOfBenefit: true, canGuarantorBeLiable: true };
    expect(detailsOfDebtForm(answered, CARD)).toMatchObject({
      inReceiptOfBenefit: null,
      canGuarantorBeLiable: null,
    });
    expect(
      detailsOfDebtForm({ ...answered, hasGuarantor: true, canGuarantorBeLiable: false }, BENEFIT),
    ).toMatchObject({ inReceiptOfBenefit: true, canGuarantorBeLiable: false });
  });

  it('keeps the answer about a benefit while the kind of debt is not known here (HO-008)', () => {
    const answered = { ...filled, inReceiptOfBenefit: true };
    expect(detailsOfDebtForm(answered, undefined)).toMatchObject({ inReceiptOfBenefit: true });
  });

  it('returns a debt that was opened and not changed, to the penny', () => {
    const sums = fc.integer({ min: 1_00, max: 10_000_00 });
    fc.assert(
      fc.property(sums, sums, (currentBalance, regularPaymentAmount) => {
        const debt = {
          initialCreditorName: 'Kestrel Cards',
          creditTypeId: 1,
          currentBalance,
          regularPaymentAmount,
          creditorReference: '4821',
          isJoint: false,
          inReceiptOfBenefit: null,
          hasGuarantor: true,
          canGuarantorBeLiable: true,
          isNothingPaid: false,
        };
        const { hasGuarantor, ...details } = debt;
        expect(hasGuarantor).toBe(true);
        expect(detailsOfDebtForm(debtFormOf(debt), CARD, debt)).toEqual(details);
      }),
    );
  });

  it('shows a report’s pence as whole pounds, and takes what is typed over them', () => {
    const report = {
      ...EMPTY_DEBT_FORM,
      currentBalance: 1_234_56,
      regularPaymentAmount: null,
      isNothingPaid: null,
    };
    const form = debtFormOf({ ...report, creditorReference: null });
    expect(form).toMatchObject({ currentBalance: '1,235', regularPaymentAmount: '', creditorReference: '' });
    const typed = { ...filled, currentBalance: '1,236' };
    expect(detailsOfDebtForm(typed, CARD, report)).toMatchObject({ currentBalance: 1_236_00 });
    expect(debtFormOf({ ...report, currentBalance: 40, creditorReference: null }).currentBalance).toBe('1');
  });
});

describe('what the form also asks for a kind of debt', () => {
  it('is about the benefit for an overpaid one, word for word (DE-041)', () => {
    expect(creditTypeQuestions(BENEFIT)).toEqual({ asksBenefit: true, advice: null, balanceHint: null });
    expect(BENEFIT_QUESTION).toEqual({
      label: 'In receipt of benefit/tax credit',
      question: 'Are you still in receipt of this benefit/tax credit?',
    });
  });

  it('is advice on the bank account for an overdraft, word for word (ER-015, ER-016)', () => {
    expect(creditTypeQuestions({ roles: ['overdraft'] })).toEqual({
      asksBenefit: false,
      advice:
        'You should consider changing your bank account if you need to enter into a debt solution. Please check the free money-advice service for details on how to open a new safe bank account',
      balanceHint: 'Input the maximum balance you reach each month',
    });
  });

  it('is nothing for the others (ER-015, DE-041)', () => {
    const others = DEBT_ROLE_NAMES.filter(role => role !== 'overdraft' && role !== 'asks-receipt-of-benefit');
    for (const type of [null, undefined, { roles: [] }, { roles: others }]) {
      expect(creditTypeQuestions(type)).toEqual({ asksBenefit: false, advice: null, balanceHint: null });
    }
  });
});

describe('the words of the form', () => {
  it('are the specification’s for title and subtitle (DE-031)', () => {
    expect(DEBT_FORM_TEXTS.title).toBe('Enter debt');
    expect(DEBT_FORM_TEXTS.subtitle).toBe(
      'Please provide details of who you owe money to and how much you owe.',
    );
  });

  it('ask with two options whose debt it is, and say what a guarantor is (DE-040)', () => {
    expect([DEBT_FORM_TEXTS.joint.mine.label, DEBT_FORM_TEXTS.joint.joint.label]).toEqual(['Mine', 'Joint']);
    expect(DEBT_FORM_TEXTS.guarantor.hint).toContain('A guarantor is a person');
    const ours = [
      ...Object.values(CREDITOR_NAME_MESSAGES),
      ...Object.values(DEBT_FORM_MESSAGES),
      DEBT_FORM_TEXTS.joint.question,
      DEBT_FORM_TEXTS.guarantor.question,
      DEBT_FORM_TEXTS.guarantor.hint,
    ];
    expect(ours.flatMap(unwelcomeWords)).toEqual([]);
  });
});

describe('the name of a creditor', () => {
  it.each([
    ['  Lock &\tKey  Ltd ', 'Lock & Key Ltd'],
    ['118 118 Money', '118 118 Money'],
    ['Dŵr Cymru', 'Dŵr Cymru'],
    ['A\u0000B', 'A B'],
  ])('of %j is kept as %j', (typed, kept) => {
    expect(checkCreditorName(typed)).toEqual({ ok: true, value: kept });
  });

  it.each(['', ' ', '-', '\u200B', 5, null, '\uD800a'])('of %j is missing', typed => {
    expect(checkCreditorName(typed)).toMatchObject({ ok: false, code: 'missing' });
  });
});
