import * as fc from 'fast-check';
import type { Case } from '../case/case.ts';
import { EARLIER_KINDS } from '../case/case.ts';
import { anyCase } from './anyCase.ts';
import { day, debtOf, lineOf, linesWith, NO_CHANGES, tenant } from './cases.ts';

const days = ['2020-03-01', '2022-11-21', '2023-11-22', '2024-11-22', '2026-05-01'] as const;
const yesNo = fc.constantFrom(true, false, null);
const often = <Value>(usual: Value, others: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: others });
const soon = often<Case['changes']['move']>(
  'never',
  fc.constantFrom(day('2027-06-01'), day('2029-01-01'), null),
);

/** A debt of which everything is known: what is open in others is for an adviser, and few would get an answer. */
const plainDebt = fc
  .record({ typeId: fc.constantFrom(1, 4, 9), balance: fc.integer({ min: 500_00, max: 25_000_00 }) })
  .map(({ typeId, balance }) => debtOf(typeId, balance));

/** Any case, with what the gates ask: disability benefits, a partner, earlier solutions, work, changes, gaps in the budget. */
export const anyLife: fc.Arbitrary<Case> = fc
  .record({
    base: anyCase,
    debts: fc.array(plainDebt, { minLength: 2, maxLength: 4 }),
    car: often<number | null>(0, fc.integer({ min: 0, max: 6_000_00 })),
    savings: often<number | null>(0, fc.integer({ min: 0, max: 5_000_00 })),
    left: fc.integer({ min: -50_00, max: 350_00 }),
    disability: often(0, fc.integer({ min: 1, max: 400_00 })),
    kept: often<number | null>(0, fc.option(fc.integer({ min: 1, max: 4_000_00 }), { nil: null })),
    partnerIncome: often(0, fc.integer({ min: 1, max: 1_500_00 })),
    wouldPay: yesNo,
    gap: often<'food' | 'home' | 'income' | null>(null, fc.constantFrom('food', 'home', 'income')),
    getsBy: fc.constantFrom(null, 'somebody else pays' as const, 'savings' as const),
    earlier: often<Case['earlier']>(
      [],
      fc
        .record({
          kind: fc.constantFrom(...EARLIER_KINDS),
          startedOn: fc.constantFrom(...days.map(day), null),
          isActive: yesNo,
        })
        .map(one => [{ ...one, endedOn: null }]),
    ),
    isDirector: yesNo,
    isAdapted: yesNo,
    worseIncome: soon,
    newJob: soon,
    things: often(0, fc.integer({ min: 0, max: 4_000_00 })),
  })
  .map(({ base, disability, kept, partnerIncome, wouldPay, gap, getsBy, isAdapted, things, ...rest }) => ({
    ...base,
    debts: rest.debts,
    someDebtIsBehind: null,
    savings: rest.savings,
    conduct: tenant().conduct,
    earlier: rest.earlier,
    partner: { sharesBudget: partnerIncome > 0, wouldPay, wantsAdvice: null },
    statement: {
      ...base.statement,
      getsBy: { income: null, food: getsBy, housing: getsBy },
      lines: [
        ...linesWith(rest.left, undefined, base.home.tenure).filter(
          ({ roles }) => gap === null || !isGap(roles, gap),
        ),
        ...(disability > 0 ? [lineOf(1018, disability)] : []),
        ...(partnerIncome > 0 ? [lineOf(1002, partnerIncome)] : []),
      ],
    },
    savingsFromDisabilityBenefits:
      kept === null || rest.savings === null ? null : Math.min(kept, rest.savings),
    vehicles: rest.car === 0 ? [] : [{ value: rest.car, isNeeded: true, isAdapted, isOnFinance: false }],
    otherAssets: things > 0 ? [{ name: 'Ring', value: things }] : [],
    work: { ...base.work, isDirector: rest.isDirector },
    changes: { ...NO_CHANGES, worseIncome: rest.worseIncome, newJob: rest.newJob },
  }));

function isGap(roles: readonly string[], gap: 'food' | 'home' | 'income'): boolean {
  if (gap === 'food') return roles.includes('food');
  return gap === 'home' ? roles.includes('housing') : roles.includes('own-earnings');
}
