import type { Case } from '../../case/case.ts';
import { budgetOf, debtOf, lineOf, linesWith, tenant, unknown } from '../cases.ts';
import { golden } from './row.ts';

const owing = (sum: number, left: number) =>
  tenant({ left, debts: [debtOf(1, sum - 1_000_00), debtOf(4, 1_000_00)] });
const scot = (sum: number, left: number) =>
  tenant({ nation: 'scotland', left, debts: [debtOf(1, sum - 1_000_00), debtOf(4, 1_000_00)] });
/** So much is left each month, of which a part is a benefit for a disability. */
const withDisability = (left: number, part: number, changes: Partial<Case> = {}): Case =>
  tenant({ ...changes, statement: budgetOf([...linesWith(left - part), lineOf(1018, part)]) });
const SCOT = { nation: 'scotland' } as const;
const UNKNOWN = unknown('england');
const UNKNOWN_SCOT = unknown('scotland');

/** What an IVA and a trust deed leave after their fees: the edges of the gate, to the penny. */
export const PLAN_ROWS = [
  ...golden('IVA', 'IVA_SHORTFALL', [
    // £12,000 is paid: 20 % of £15,000 stays, and a penny less is 19.
    [owing(15_000_00, 200_00), 'met'],
    [owing(14_999_99, 200_00), 'not met'],
    [owing(15_200_00, 200_00), 'met'],
    [tenant({ left: 200_00, debts: [debtOf(1, 14_000_00), debtOf(60, 9_000_00)] }), 'cannot say'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('IVA', 'IVA_FEES', [
    // £3,600 of £7,200 is half; a pound less each month and it is 51 %.
    [owing(20_000_00, 120_00), 'met'],
    [owing(20_000_00, 119_00), 'not met'],
    [owing(20_000_00, 119_99), 'not met'],
    [owing(20_000_00, 122_00), 'met'],
    [owing(20_000_00, 124_00), 'met'],
    [owing(20_000_00, 55_00), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('IVA', 'IVA_DIVIDEND', [
    // £3,600 is left of £7,200.
    [owing(36_000_00, 120_00), 'met'],
    [owing(36_000_01, 120_00), 'not met'],
    [owing(32_000_00, 120_00), 'met'],
    [tenant({ left: 120_00, debts: [debtOf(1, 30_000_00), debtOf(60, 9_000_00)] }), 'cannot say'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('IVA', 'IVA_DIVIDEND_COMFORTABLE', [
    [owing(18_000_00, 120_00), 'met'],
    [owing(18_000_01, 120_00), 'confirm'],
    [owing(17_000_00, 120_00), 'met'],
    [tenant({ left: 120_00, debts: [debtOf(1, 17_000_00), debtOf(60, 9_000_00)] }), 'confirm'],
    [UNKNOWN, 'confirm'],
  ]),
  ...golden('PTD', 'PTD_FEES', [
    // 48 payments of £271 are £13,008, and of £270 £12,960. £20 a month is kept.
    [scot(40_000_00, 291_00), 'met'],
    [scot(40_000_00, 290_00), 'cannot say'],
    // Below £8,000 even the least fees take more than half: 48 payments of £166 are £7,968, of £167 £8,016.
    [scot(40_000_00, 185_00), 'not met'],
    [scot(40_000_00, 186_00), 'cannot say'],
    [scot(40_000_00, 300_00), 'met'],
    [UNKNOWN_SCOT, 'cannot say'],
  ]),
  ...golden('PTD', 'PTD_DIVIDEND', [
    // £13,440 less £6,500 is £6,940; less £4,000 £9,440.
    [scot(63_000_00, 300_00), 'met'],
    [scot(69_400_00, 300_00), 'met'],
    [scot(69_400_01, 300_00), 'cannot say'],
    [scot(94_400_00, 300_00), 'cannot say'],
    [scot(94_400_01, 300_00), 'not met'],
    [UNKNOWN_SCOT, 'cannot say'],
  ]),
  ...golden('PTD', 'PTD_DIVIDEND_COMFORTABLE', [
    [scot(33_000_00, 300_00), 'met'],
    [scot(34_700_00, 300_00), 'met'],
    [scot(34_700_01, 300_00), 'confirm'],
    [scot(60_000_00, 300_00), 'confirm'],
    [UNKNOWN_SCOT, 'confirm'],
  ]),
  ...golden('DMP', 'DMP_WITHOUT_DISABILITY_BENEFITS', [
    [tenant({ left: 0 }), 'met'],
    // £5 to each of two debts, and £10,000 and £2,000 in 120 months.
    [withDisability(110_00, 100_00, { debts: [debtOf(1, 900_00), debtOf(4, 100_00)] }), 'met'],
    [withDisability(109_99, 100_00, { debts: [debtOf(1, 900_00), debtOf(4, 100_00)] }), 'cannot say'],
    [withDisability(200_00, 100_00, { debts: [debtOf(1, 12_000_00)] }), 'met'],
    [withDisability(200_00, 100_00, { debts: [debtOf(1, 12_000_01)] }), 'cannot say'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('IVA', 'IVA_WITHOUT_DISABILITY_BENEFITS', [
    [tenant(), 'met'],
    [withDisability(220_00, 100_00), 'met'],
    [withDisability(219_99, 100_00), 'cannot say'],
    [withDisability(220_00, 100_00, { debts: [debtOf(1, 36_000_00)] }), 'met'],
    [withDisability(220_00, 100_00, { debts: [debtOf(1, 36_000_01)] }), 'cannot say'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('DAS', 'DAS_WITHOUT_DISABILITY_BENEFITS', [
    [withDisability(200_00, 100_00, { ...SCOT, debts: [debtOf(1, 12_000_00)] }), 'met'],
    [withDisability(200_00, 100_00, { ...SCOT, debts: [debtOf(1, 12_000_01)] }), 'cannot say'],
    [withDisability(100_00, 100_00, SCOT), 'cannot say'],
    [UNKNOWN_SCOT, 'cannot say'],
  ]),
  ...golden('PTD', 'PTD_WITHOUT_DISABILITY_BENEFITS', [
    [withDisability(391_00, 100_00, SCOT), 'met'],
    [withDisability(390_00, 100_00, SCOT), 'cannot say'],
    [withDisability(100_00, 100_00, SCOT), 'cannot say'],
    [UNKNOWN_SCOT, 'cannot say'],
  ]),
  ...golden('AO', 'AO_WITHOUT_DISABILITY_BENEFITS', [
    [withDisability(101_00, 100_00), 'met'],
    [withDisability(100_99, 100_00), 'cannot say'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('SMP', 'SMP_WITHOUT_DISABILITY_BENEFITS', [
    // Two agreed payments of £50, and £1,200 that is overdue, in a year.
    [withDisability(300_00, 100_00, { debts: [debtOf(1, 600_00), debtOf(4, 600_00)] }), 'met'],
    [withDisability(199_00, 100_00, { debts: [debtOf(1, 600_00), debtOf(4, 600_00)] }), 'cannot say'],
    [UNKNOWN, 'cannot say'],
  ]),
];
