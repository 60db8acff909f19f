import { describe, expect, it } from 'vitest';
import type { CaseDebt } from '../case/case.ts';
import { between, exactly, NO, YES, YES_OR_NO } from '../case/span.ts';
import { debtOf, TODAY } from '../testing/cases.ts';
import { limitsOn } from '../testing/inForce.ts';
import { debtFigures } from './debts.ts';
import { whoseSurplus } from './whoseMoney.ts';

const CARD = 1;
const COUNCIL_TAX = 24;
const limits = limitsOn('england', TODAY);
const figures = (debts: readonly CaseDebt[], someDebtIsBehind: boolean | null = null) =>
  debtFigures({ debts, someDebtIsBehind }, 'DMP', limits);
const paid = { debt: { isInArrears: false } };
const sure = debtOf(CARD, 900_00, paid);
const disputed = (changes: Parameters<typeof debtOf>[2] = {}) =>
  debtOf(CARD, 600_00, { isDisputed: true, ...changes });

describe('a debt that may not be owed (SA-140)', () => {
  it.each([{ isDisputed: true }, { isVeryOld: true }])('counts for anything up to its balance: %o', doubt => {
    const found = figures([sure, debtOf(CARD, 600_00, { arrears: 200_00, ...doubt })]);
    expect(found.total).toEqual(between(900_00, 1_500_00));
    expect(found.unsecured).toEqual(between(900_00, 1_500_00));
    expect(found.count).toEqual(between(1, 2));
    expect(found.contractual).toEqual(between(50_00, 100_00));
    expect(found.overdue).toEqual(between(0, 200_00));
    expect(found.columns.IVA.creditors).toEqual(between(1, 2));
  });

  it('counts in full while it is not known to be in doubt', () => {
    const open = debtOf(CARD, 600_00, { isDisputed: null, isVeryOld: null });
    expect(figures([sure, open]).total).toEqual(exactly(1_500_00));
  });

  it('is perhaps behind, whatever is said of all debts together', () => {
    expect(figures([sure, disputed()]).isInArrears).toEqual(YES_OR_NO);
    expect(figures([sure, disputed()], true).isInArrears).toEqual(YES_OR_NO);
    expect(figures([sure, disputed(paid)]).isInArrears).toEqual(NO);
    expect(figures([sure, disputed(paid)], false).isInArrears).toEqual(NO);
    expect(figures([debtOf(CARD, 900_00), disputed()]).isInArrears).toEqual(YES);
    const notAsked = debtOf(CARD, 900_00, { debt: { isInArrears: null } });
    expect(figures([notAsked, disputed(paid)], true).isInArrears).toEqual(YES);
    expect(figures([notAsked, disputed(paid)], false).isInArrears).toEqual(NO);
  });

  it('is perhaps a priority to be paid beside a plan', () => {
    const tax = (changes: Parameters<typeof debtOf>[2]) =>
      figures([sure, debtOf(COUNCIL_TAX, 240_00, { agreedPayment: 10_00, ...changes })]).priorityOffers;
    expect(tax({})).toEqual(exactly(10_00));
    expect(tax({ isDisputed: true })).toEqual(between(0, 10_00));
  });

  it('does not decide whose money pays', () => {
    const partner = { sharesBudget: true, wouldPay: null, wantsAdvice: null };
    const shared = debtOf(CARD, 900_00, { debt: { isJoint: true } });
    expect(whoseSurplus({ partner, debts: [shared, debtOf(CARD, 900_00)] })).toBe('open');
    expect(whoseSurplus({ partner, debts: [shared, disputed()] })).toBe('joint');
  });
});
