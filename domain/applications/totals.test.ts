import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry, SingleValue } from './answer.ts';
import { fieldsOf } from './form.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { totalsOf } from './totals.ts';

const { 'debt-relief-order': DRO, bankruptcy: BANKRUPTCY, 'breathing-space': SPACE } = APPLICATION_FORMS;

type Lists = Readonly<Record<string, readonly Readonly<Record<string, SingleValue>>[] | null>>;

/** What a form with some lists comes to. */
const totals = (form: typeof DRO, lists: Lists) =>
  totalsOf(
    form,
    fieldsOf(form)
      .filter(({ id }) => id in lists)
      .map(field => ({
        field,
        value: lists[field.id]?.map((parts, at): Entry => ({ id: `own:${at}`, parts })) ?? null,
      })),
  );
const debt = (balance: number, more: Readonly<Record<string, SingleValue>> = {}) => ({
  balance,
  isJoint: false,
  ...more,
});

describe('what a form adds up', () => {
  it('is money in and out each month with what is left, and the debts by what they are (DN-1630)', () => {
    const income = [{ monthly: 1_500_00 }, { monthly: 110_50 }];
    const spending = [{ monthly: 780_00 }, { monthly: 900_75 }];
    const debts = [debt(400_00, { inIt: true }), debt(90_00, { inIt: false, isJoint: true }), debt(10_00)];
    expect(totals(BANKRUPTCY, { income, spending, debts })).toEqual({
      income: 1_610_50,
      spending: 1_680_75,
      left: -70_25,
      debts: 500_00,
      debtsInIt: 410_00,
      debtsJoint: 90_00,
      debtsSole: 410_00,
    });
  });

  it('is nothing of what its form does not ask (DN-1630)', () => {
    expect(totals(DRO, { debts: [debt(400_00)] })).toEqual({ debts: 400_00, debtsInIt: 400_00 });
    expect(totals(SPACE, { ongoing: [{ monthly: 780_00 }], debts: [] })).toEqual({
      ongoing: 780_00,
      debts: 0,
      debtsInIt: 0,
      debtsJoint: 0,
      debtsSole: 0,
    });
  });

  it('is nothing where a sum of it is not known, or nobody has answered (DN-1630)', () => {
    const one = { isJoint: true };
    expect(
      totals(BANKRUPTCY, { income: [{ monthly: 1_00 }, {}], spending: [{ monthly: 1_00 }], debts: null }),
    ).toEqual({
      spending: 1_00,
    });
    expect(totals(BANKRUPTCY, { debts: [debt(5_00), one] })).toEqual({ debtsSole: 5_00 });
    expect(totals(BANKRUPTCY, { debts: [debt(5_00), { balance: 1_00 }] })).toEqual({
      debts: 6_00,
      debtsInIt: 6_00,
    });
  });

  it('divides the debts without a penny over, whatever they are (DN-1630)', () => {
    const any = fc.record({
      balance: fc.nat(50_000_00),
      isJoint: fc.boolean(),
      inIt: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any), debts => {
        const {
          debts: all = -1,
          debtsInIt = -1,
          debtsJoint = -1,
          debtsSole = -1,
        } = totals(BANKRUPTCY, { debts });
        expect(debtsJoint + debtsSole).toBe(all);
        expect(debtsInIt).toBe(all - debts.reduce((out, one) => out + (one.inIt ? 0 : one.balance), 0));
      }),
    );
  });
});
