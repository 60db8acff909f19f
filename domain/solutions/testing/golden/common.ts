import type { Case, CaseDebt, EarlierKind } from '../../case/case.ts';
import { day, debtOf, homeOf, tenant, unknown } from '../cases.ts';
import { golden } from './row.ts';

const conduct = (changes: Partial<Case['conduct']>): Case => {
  const facts = tenant();
  return { ...facts, conduct: { ...facts.conduct, ...changes } };
};

/** A case with an earlier solution. */
export const after = (
  kind: EarlierKind,
  startedOn: string | null,
  endedOn: string | null,
  isActive: boolean | null = false,
  base: Case = tenant(),
): Case => ({
  ...base,
  earlier: [
    {
      kind,
      isActive,
      startedOn: startedOn === null ? null : day(startedOn),
      endedOn: endedOn === null ? null : day(endedOn),
    },
  ],
});

/** £40 left, and £90 a month agreed for gas. */
const owingForGas = (isPaidInStatement: boolean | null): Case =>
  tenant({
    left: 40_00,
    debts: [
      debtOf(25, 900_00, {
        isPaidInStatement,
        debt: { isInArrears: false, regularPaymentAmount: 90_00 },
      }),
    ],
  });

const withCar = (value: number, isAdapted: boolean | null): Case =>
  tenant({ vehicles: [{ value, isNeeded: true, isAdapted, isOnFinance: false }] });

/** Two debts, each behind, not behind or not known, and what the person says of both together. */
const behind = (someDebtIsBehind: boolean | null, ...each: readonly [boolean | null, boolean | null]): Case =>
  tenant({
    someDebtIsBehind,
    debts: each.map(isInArrears =>
      debtOf(1, 9_000_00, { debt: { isInArrears, regularPaymentAmount: 10_00 } }),
    ),
  });

/** A debt that nobody said is behind, with what else is known of it. */
const behindBy = (changes: Partial<Pick<CaseDebt, 'arrears' | 'isNothingPaid'>>): Case =>
  tenant({ debts: [debtOf(1, 9_000_00, { ...changes, debt: { ...paid, isInArrears: null } })] });

const paid = { isInArrears: false, regularPaymentAmount: 20_00 };
const UNKNOWN = unknown('england');

/** Criteria that several solutions share, tested once. The sample day is 21 November 2026. */
export const COMMON_ROWS = [
  ...golden('IVA', 'AGE_MIN', [
    [tenant({ birthDate: day('2007-11-21') }), 'met'],
    [tenant({ birthDate: day('2008-11-21') }), 'met'],
    [tenant({ birthDate: day('2008-11-22') }), 'not met'],
    [tenant({ birthDate: null }), 'cannot say'],
  ]),
  ...golden('DRO', 'NOT_IN_INSOLVENCY', [
    [tenant(), 'met'],
    [after('iva', '2020-01-01', '2025-01-01'), 'met'],
    [after('iva', '2024-01-01', null, true), 'not met'],
    [after('bankruptcy', '2026-01-01', null, true), 'not met'],
    [after('debt arrangement scheme', '2026-01-01', null, true), 'met'],
    [after('iva', '2024-01-01', null, null), 'cannot say'],
    [after('iva', '2020-01-01', '2026-11-21', null), 'met'],
    [after('iva', '2020-01-01', '2026-11-22', null), 'cannot say'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('DMP', 'NOT_IN_ARRANGEMENT', [
    [tenant(), 'met'],
    [after('debt arrangement scheme', '2026-01-01', null, true), 'not met'],
    [after('administration order', '2026-01-01', null, true), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('BKY', 'UNABLE_TO_PAY', [
    [tenant(), 'met'],
    [
      tenant({
        left: 40_00,
        debts: [debtOf(1, 9_000_00, { debt: { ...paid, regularPaymentAmount: 40_01 } })],
      }),
      'met',
    ],
    [
      tenant({
        left: 40_00,
        debts: [debtOf(1, 9_000_00, { debt: { ...paid, regularPaymentAmount: 40_00 } })],
      }),
      'not met',
    ],
    // When the gas bill is in the budget, its payment is not deducted again.
    [owingForGas(true), 'not met'],
    [owingForGas(false), 'met'],
    [owingForGas(null), 'cannot say'],
    [tenant({ debts: [debtOf(1, 9_000_00, { debt: { ...paid, isInArrears: null } })] }), 'cannot say'],
    [
      tenant({ debts: [debtOf(1, 9_000_00, { debt: { ...paid, regularPaymentAmount: null } })] }),
      'cannot say',
    ],
    // One debt that is behind is enough, whichever it is.
    [behind(true, null, null), 'met'],
    [behind(true, null, false), 'met'],
    [behind(null, true, null), 'met'],
    [behind(false, null, null), 'not met'],
    [behind(null, null, false), 'cannot say'],
    [behind(null, false, false), 'not met'],
    // The list goes first. When the person says they are behind but no debt on the list is, the answer is not known.
    [behind(false, true, null), 'met'],
    [behind(true, false, false), 'cannot say'],
    // A sum that is overdue, or nothing paid, says so where nobody asked.
    [behindBy({ arrears: 1 }), 'met'],
    [behindBy({ isNothingPaid: true }), 'met'],
    [behindBy({}), 'cannot say'],
  ]),
  ...golden('BKY', 'SOLVENT_ASSETS_EXCEED_DEBTS', [
    [tenant({ savings: 20_000_01 }), 'not met'],
    [tenant({ savings: 19_999_99 }), 'met'],
    [tenant({ savings: 20_000_00 }), 'not met'],
    [tenant({ home: homeOf(100_000_00, 80_000_01) }), 'met'],
    [tenant({ home: homeOf(100_000_00, 80_000_00) }), 'not met'],
    [tenant({ home: homeOf(140_000_00, 100_000_02, 50) }), 'met'],
    [tenant({ home: homeOf(140_000_00, 100_000_00, 50) }), 'not met'],
    [tenant({ home: homeOf(null, 80_000_00) }), 'cannot say'],
    [tenant({ home: { ...homeOf(100_000_00, 99_000_00), ownsOtherProperty: true } }), 'cannot say'],
    [tenant({ vehicles: null }), 'cannot say'],
    // A car adapted for a disability is not sold.
    [withCar(25_000_00, true), 'met'],
    [withCar(25_000_00, false), 'not met'],
    [withCar(25_000_00, null), 'cannot say'],
  ]),
  ...golden('BS', 'LIVES_THERE', [
    [tenant(), 'met'],
    [
      tenant({ residence: { livesThere: false, leftOn: day('2026-11-01'), hasPublicFunds: true } }),
      'not met',
    ],
    [tenant({ residence: { livesThere: null, leftOn: null, hasPublicFunds: null } }), 'cannot say'],
  ]),
  ...golden('DRO', 'NO_RECENT_GIFT', [
    [conduct({ gaveAway: day('2024-10-21') }), 'met'],
    [conduct({ gaveAway: day('2024-11-21') }), 'met'],
    [conduct({ gaveAway: day('2024-11-22') }), 'cannot say'],
    [conduct({ gaveAway: null }), 'cannot say'],
  ]),
  ...golden('DRO', 'NO_RECENT_PREFERENCE', [
    [conduct({ preferred: day('2024-10-21') }), 'met'],
    [conduct({ preferred: day('2024-11-21') }), 'met'],
    [conduct({ preferred: day('2024-11-22') }), 'cannot say'],
    [conduct({ preferred: null }), 'cannot say'],
  ]),
  ...golden('DRO', 'NO_RECENT_GAMBLING', [
    [conduct({ gambled: day('2025-10-21') }), 'met'],
    [conduct({ gambled: day('2025-11-21') }), 'met'],
    [conduct({ gambled: day('2025-11-22') }), 'cannot say'],
    [conduct({ gambled: null }), 'cannot say'],
  ]),
  ...golden('DRO', 'NO_FRAUD', [
    [tenant(), 'met'],
    [conduct({ isFraudSuspected: true }), 'cannot say'],
    [tenant({ debts: [debtOf(1, 900_00, { cameFromFraud: true })] }), 'cannot say'],
    [conduct({ isFraudSuspected: null }), 'cannot say'],
  ]),
];
