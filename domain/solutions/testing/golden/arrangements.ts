import type { Case } from '../../case/case.ts';
import { day, debtOf, homeOf, NO_CHANGES, tenant, unknown } from '../cases.ts';
import { after } from './common.ts';
import { golden } from './row.ts';

const two = (sum: number, left = 100_00) =>
  tenant({ left, debts: [debtOf(1, sum - 1_000_00), debtOf(4, 1_000_00)] });
const cards = (count: number, left: number, balance = 1_000_00) =>
  tenant({ left, debts: Array.from({ length: count }, () => debtOf(1, balance)) });
const crisis = (changes: Partial<Case['crisis']>): Case =>
  tenant({
    crisis: {
      isInTreatment: true,
      isConfirmed: true,
      hasContact: true,
      treatmentEndsOn: null,
      isIllLongTerm: false,
      ...changes,
    },
  });
const car = { value: 12_000_00, isNeeded: true, isAdapted: false, isOnFinance: false };
const UNKNOWN = unknown('england');
/** Two cards with £50 agreed on each, one of them perhaps behind: with what sum. */
const paidCards = (left: number, arrears: number | null = 0) =>
  tenant({
    left,
    debts: [
      debtOf(1, 90_000_00, { arrears, debt: { isInArrears: arrears !== 0 } }),
      debtOf(1, 90_000_00, { debt: { isInArrears: false } }),
    ],
  });
/** Debts to one creditor, under a name as different people type it. */
const toOne = (count: number, left = 100_00) =>
  tenant({
    left,
    debts: ['Made-up Bank', 'MADE-UP BANK', 'made-up  bank', 'Made-upBank']
      .slice(0, count)
      .map(initialCreditorName => debtOf(1, 3_000_00, { debt: { initialCreditorName } })),
  });
const soon = (betterIncome: Case['changes']['betterIncome']) =>
  tenant({ changes: { ...NO_CHANGES, betterIncome, lumpSum: 0 } });
const lump = (lumpSum: number | null) => tenant({ changes: { ...NO_CHANGES, lumpSum } });

/** IVAs, plans, and what only gives time. */
export const ARRANGEMENT_ROWS = [
  ...golden('IVA', 'IVA_DEBT_MIN', [
    [two(5_999_99), 'not met'],
    [two(6_000_00), 'met'],
    [two(6_000_01), 'met'],
    [tenant({ debts: [debtOf(1, 5_000_00), debtOf(60, 9_000_00)] }), 'cannot say'],
    // Rent arrears and a student loan are not included.
    [tenant({ debts: [debtOf(1, 5_000_00), debtOf(22, 9_000_00), debtOf(39, 9_000_00)] }), 'not met'],
  ]),
  ...golden('IVA', 'IVA_DEBT_COMFORTABLE', [
    [two(10_000_01), 'met'],
    [two(9_999_99), 'confirm'],
    [two(10_000_00), 'met'],
    [UNKNOWN, 'confirm'],
  ]),
  ...golden('IVA', 'IVA_BESIDE_BANKRUPTCY', [
    // £150 for 60 months, less fees of £3,600, is £5,400; £150 for 36 months is £5,400.
    [tenant({ left: 150_00, savings: 1_999_99 }), 'met'],
    [tenant({ left: 150_00, savings: 2_000_00 }), 'met'],
    [tenant({ left: 150_00, savings: 2_000_01 }), 'cannot say'],
    // The home is what the longer term is for, and a vehicle that is needed may be kept.
    [tenant({ left: 150_00, home: homeOf(100_000_00, 90_000_00) }), 'met'],
    [tenant({ left: 150_00, vehicles: [{ ...car, isNeeded: true }] }), 'met'],
    [tenant({ left: 150_00, vehicles: [{ ...car, isNeeded: false }] }), 'cannot say'],
    [tenant({ left: 150_00, vehicles: [{ ...car, isNeeded: null }] }), 'cannot say'],
    [tenant({ left: 150_00, savings: null }), 'cannot say'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('IVA', 'IVA_BESIDE_ESTATE', [
    [tenant(), 'met'],
    [tenant({ savings: 14_999_99 }), 'met'],
    [tenant({ savings: 15_000_00 }), 'cannot say'],
    [tenant({ savings: 15_200_00 }), 'cannot say'],
    [tenant({ home: homeOf(100_000_00, 85_000_01) }), 'met'],
    [tenant({ home: homeOf(100_000_00, 85_000_00) }), 'cannot say'],
    [tenant({ savings: null }), 'cannot say'],
  ]),
  ...golden('IVA', 'LITTLE_TO_OFFER', [
    [tenant({ savings: 9_999_99 }), 'met'],
    [tenant({ savings: 10_000_00 }), 'cannot say'],
    [tenant({ savings: 10_200_00 }), 'cannot say'],
    [tenant({ home: homeOf(100_000_00, 85_000_00) }), 'met'],
    [tenant({ savings: null }), 'cannot say'],
  ]),
  ...golden('IVA', 'IVA_CREDITORS_MIN', [
    [cards(3, 100_00), 'met'],
    [cards(1, 100_00), 'not met'],
    [cards(2, 100_00), 'met'],
    // Two debts to one creditor are one creditor.
    [toOne(2), 'not met'],
    [tenant({ debts: [debtOf(1, 9_000_00), debtOf(60, 900_00)] }), 'cannot say'],
  ]),
  ...golden('IVA', 'IVA_PAYMENT_FLOOR', [
    [two(20_000_00, 51_00), 'met'],
    [two(20_000_00, 49_99), 'not met'],
    [two(20_000_00, 50_00), 'met'],
    [two(20_000_00, 50_01), 'met'],
    [two(20_000_00, 50_00), 'cannot say', day('2022-06-25')],
    [two(20_000_00, 50_00), 'met', day('2022-06-26')],
    // £2,400 of rent arrears takes £100 a month first.
    [tenant({ left: 149_99, debts: [debtOf(1, 9_000_00), debtOf(22, 2_400_00)] }), 'not met'],
    [tenant({ left: 150_00, debts: [debtOf(1, 9_000_00), debtOf(22, 2_400_00)] }), 'met'],
    [
      tenant({ left: 80_00, debts: [debtOf(1, 9_000_00), debtOf(22, 2_400_00, { agreedPayment: 30_00 })] }),
      'met',
    ],
    [
      tenant({ left: 90_00, debts: [debtOf(1, 9_000_00), debtOf(22, 2_400_00, { agreedPayment: null })] }),
      'cannot say',
    ],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('IVA', 'IVA_REPEAT_MONTHS', [
    [after('iva', '2020-01-01', '2025-10-21'), 'met'],
    [tenant(), 'met'],
    [after('iva', '2020-01-01', '2025-11-21'), 'met'],
    [after('iva', '2020-01-01', '2025-11-22'), 'not met'],
    [after('iva', '2020-01-01', null), 'cannot say'],
  ]),
  ...golden('IVA', 'IVA_REPAYS_LESS_THAN_ALL', [
    [two(5_999_99), 'not met'],
    // 60 payments of £100 are £6,000.
    [two(6_000_01), 'met'],
    [two(6_000_00), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('DMP', 'DMP_DEBTS', [
    [cards(2, 100_00), 'met'],
    [cards(1, 100_00), 'met'],
    [tenant({ debts: [debtOf(24, 900_00)] }), 'not met'],
    [tenant({ debts: [debtOf(60, 900_00)] }), 'cannot say'],
  ]),
  ...golden('DMP', 'DMP_MIN_PER_DEBT', [
    [cards(3, 16_00), 'met'],
    [cards(3, 14_99), 'not met'],
    [cards(3, 15_00), 'met'],
    [cards(4, 19_99), 'not met'],
    [cards(4, 20_00), 'met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('DMP', 'DMP_TERM_MAX', [
    [cards(1, 100_00, 11_900_00), 'met'],
    [cards(1, 100_00, 12_000_00), 'met'],
    [cards(1, 100_00, 12_000_01), 'not met'],
    [cards(1, 99_99, 12_000_00), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('BS', 'BS_DEBTS', [
    [cards(2, 100_00), 'met'],
    [cards(1, 0), 'met'],
    [tenant({ debts: [debtOf(39, 900_00)] }), 'not met'],
    [tenant({ debts: [debtOf(1, 900_00, { cameFromFraud: true })] }), 'not met'],
    [tenant({ debts: [debtOf(1, 900_00, { cameFromFraud: null })] }), 'cannot say'],
    [tenant({ debts: [debtOf(19, 90_000_00, { arrears: 600_00 })] }), 'met'],
    [tenant({ debts: [debtOf(19, 90_000_00, { debt: { isInArrears: false } })] }), 'not met'],
    [tenant({ debts: [debtOf(24, 900_00)] }), 'cannot say'],
  ]),
  ...golden('BS', 'BS_REPEAT_MONTHS', [
    [after('breathing space', '2025-08-22', '2025-10-21'), 'met'],
    // The day on which Breathing Space began to exist.
    [tenant(), 'met', day('2021-05-04')],
    [tenant(), 'met'],
    [after('breathing space', '2025-09-22', '2025-11-21'), 'met'],
    [after('breathing space', '2025-09-23', '2025-11-22'), 'not met'],
    [after('breathing space', '2026-10-01', null, true), 'not met'],
    [after('breathing space', null, null), 'cannot say'],
  ]),
  ...golden('MHBS', 'MHBS_TREATMENT', [
    [crisis({}), 'met'],
    [crisis({ isInTreatment: false }), 'not met'],
    [crisis({ isInTreatment: null }), 'cannot say'],
  ]),
  ...golden('MHBS', 'MHBS_CONFIRMED', [
    [crisis({}), 'met'],
    [crisis({ isConfirmed: false }), 'cannot say'],
    [crisis({ isConfirmed: null }), 'cannot say'],
  ]),
  ...golden('MHBS', 'MHBS_CONTACT', [
    [crisis({}), 'met'],
    [crisis({ hasContact: false }), 'cannot say'],
    [crisis({ hasContact: null }), 'cannot say'],
  ]),
  ...golden('TPP', 'TPP_LITTLE_LEFT', [
    [cards(2, 11_00), 'not met'],
    [cards(2, 9_99), 'met'],
    [cards(2, 10_00), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('TPP', 'TPP_CHANGE_EXPECTED', [
    [soon(day('2027-12-21')), 'confirm'],
    [soon(day('2027-11-20')), 'met'],
    [soon(day('2027-11-21')), 'confirm'],
    [soon('never'), 'confirm'],
    [soon(null), 'confirm'],
  ]),
  ...golden('SMP', 'SMP_CREDITORS_MAX', [
    [cards(2, 500_00), 'met'],
    [cards(3, 500_00), 'met'],
    [cards(4, 500_00), 'not met'],
    [toOne(4, 500_00), 'met'],
    [
      tenant({ debts: [debtOf(1, 1_00), debtOf(1, 1_00), debtOf(1, 1_00), debtOf(60, 900_00)] }),
      'cannot say',
    ],
  ]),
  ...golden('SMP', 'SMP_PLAN_MAX', [
    [cards(1, 100_00, 11_900_00), 'met'],
    [cards(1, 100_00, 12_000_00), 'met'],
    [cards(1, 100_00, 12_000_01), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('SMP', 'SMP_AFFORDABLE', [
    // Two agreed payments of £50 each.
    [paidCards(100_00), 'met'],
    [paidCards(99_99), 'not met'],
    // £120 overdue takes £10 a month more.
    [paidCards(110_00, 120_00), 'met'],
    [paidCards(109_99, 120_00), 'not met'],
    [paidCards(120_00, null), 'cannot say'],
    // £480 within 12 months at £40.
    [cards(1, 40_00, 480_00), 'met'],
    [cards(1, 40_00, 480_01), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('FFS', 'FFS_SHARE_MIN', [
    [lump(2_200_00), 'met'],
    [lump(1_999_99), 'not met'],
    [lump(2_000_00), 'met'],
    [lump(null), 'cannot say'],
  ]),
  ...golden('WO', 'WO_LONG_ILLNESS', [
    [crisis({ isIllLongTerm: true }), 'met'],
    [crisis({}), 'not met'],
    [crisis({ isIllLongTerm: null }), 'cannot say'],
  ]),
  ...golden('WO', 'WO_NOTHING_LEFT', [
    [tenant({ left: 99 }), 'met'],
    [tenant({ left: 1_00 }), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('WO', 'WO_NO_ASSETS', [
    [tenant(), 'met'],
    [tenant({ savings: 1 }), 'cannot say'],
    [UNKNOWN, 'cannot say'],
  ]),
];
