import { describe, expect, it } from 'vitest';
import type { CaseDebt } from '../case/case.ts';
import { exactly, ZERO } from '../case/span.ts';
import { debtOf, TODAY } from '../testing/cases.ts';
import { limitsOn } from '../testing/inForce.ts';
import { debtFigures } from './debts.ts';

const figures = (debt: CaseDebt, plan: 'DMP' | 'DAS' = 'DMP') =>
  debtFigures({ debts: [debt], someDebtIsBehind: null }, plan, limitsOn('england', TODAY));

const LOAN = 4;
const HIRE_PURCHASE = 15;
const FROM_EMPLOYER = 45;
const OTHER = 60;
/** £120 late, which is £5 a month over two years. */
const late = { arrears: 120_00 };

describe('what is paid beside a plan', () => {
  it.each<[string, number, Parameters<typeof debtOf>[2]]>([
    ['a loan with a charging order', LOAN, { stage: 'charging order' }],
    ['one with it that nobody was asked about', LOAN, { stage: 'charging order', debt: { isSecured: null } }],
    ['a loan that is secured', LOAN, { debt: { isSecured: true } }],
    ['vehicle hire purchase, secured or not as it is told', HIRE_PURCHASE, { debt: { isSecured: false } }],
    ['what an adviser decides about, owed to an employer', FROM_EMPLOYER, {}],
    ['what an adviser decides about, of no other kind', OTHER, {}],
  ])('has %s, and the plan does not pay it a second time (DN-1180)', (_, kind, more) => {
    const found = figures(debtOf(kind, 3_000_00, { ...late, ...more }));
    expect(found.priorityOffers).toEqual(exactly(5_00));
    expect(found.offersBesideDmp).toEqual(exactly(5_00));
    expect(found.overdue).toEqual(ZERO);
    expect(found.columns.DMP.total.low).toBe(0);
  });

  it('has no loan that the plan takes in, and a loan that may be secured only perhaps (DN-1180)', () => {
    const taken = figures(debtOf(LOAN, 3_000_00, late));
    expect([taken.priorityOffers, taken.overdue]).toEqual([ZERO, exactly(120_00)]);
    const open = figures(debtOf(LOAN, 3_000_00, { ...late, debt: { isSecured: null } }));
    expect([open.priorityOffers, open.overdue]).toEqual([
      { low: 0, high: 5_00 },
      { low: 0, high: 120_00 },
    ]);
  });

  it('has nothing for an illegal lender, a student loan, or what is disputed for sure (DN-1180)', () => {
    for (const kind of [58, 39])
      expect(figures(debtOf(kind, 3_000_00, late)).priorityOffers, `${kind}`).toEqual(ZERO);
    const disputed = debtOf(LOAN, 3_000_00, { ...late, stage: 'charging order', isDisputed: true });
    expect(figures(disputed).priorityOffers).toEqual({ low: 0, high: 5_00 });
  });

  it('counts what is late of what an adviser decides about only as it is told (DN-1180)', () => {
    expect(figures(debtOf(OTHER, 2_400_00)).priorityOffers).toEqual({ low: 0, high: 100_00 });
  });

  it('is the same beside the Scottish scheme (DN-1180)', () => {
    const charged = debtOf(LOAN, 3_000_00, { ...late, stage: 'charging order' });
    expect(figures(charged, 'DAS').priorityOffers).toEqual(exactly(5_00));
  });
});
