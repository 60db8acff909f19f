import type { Case } from '../../case/case.ts';
import { budgetOf, day, debtOf, homeOf, lineOf, linesWith, tenant, unknown } from '../cases.ts';
import { after } from './common.ts';
import { golden } from './row.ts';

const scot = (changes: Parameters<typeof tenant>[0] = {}): Case => tenant({ nation: 'scotland', ...changes });
const owing = (balance: number, left = 40_00) => scot({ left, debts: [debtOf(1, balance)] });
const UNKNOWN = unknown('scotland');
const car = (value: number | null, isNeeded: boolean | null = true, isAdapted = false) =>
  scot({ vehicles: [{ value, isNeeded, isAdapted, isOnFinance: false }] });
const afterIn = (...args: [Parameters<typeof after>[0], string | null, string | null]) =>
  after(args[0], args[1], args[2], false, scot());

/** £900 of benefits with £100 of it left over, since a given day. */
const onBenefits = (since: string | null, extra: Case['statement']['lines'] = []): Case =>
  scot({
    statement: budgetOf(
      [lineOf(1011, 900_00), ...extra, lineOf(3011, 800_00)],
      since === null ? null : day(since),
    ),
  });

/** On a benefit for a disability, with savings of which a part is back-payment of it. */
const withBackPay = (savings: number, savingsFromDisabilityBenefits: number | null): Case =>
  scot({
    statement: budgetOf([...linesWith(0), lineOf(1018, 80_00)]),
    savings,
    savingsFromDisabilityBenefits,
  });

const gift = (gaveAway: string): Case => scot({ conduct: { ...scot().conduct, gaveAway: day(gaveAway) } });

/** The statutory solutions of Scotland. */
export const SCOTTISH_ROWS = [
  ...golden('SEQ', 'NO_RECENT_GIFT', [
    [gift('2024-11-21'), 'met'],
    [gift('2024-11-22'), 'cannot say'],
  ]),
  ...golden('DAS', 'DAS_DEBTS', [
    [scot(), 'met'],
    [owing(1_00), 'met'],
    [scot({ debts: [debtOf(58, 900_00)] }), 'not met'],
    [scot({ debts: [debtOf(60, 900_00)] }), 'cannot say'],
  ]),
  ...golden('DAS', 'DAS_PAYMENT', [
    [owing(900_00, 1_00), 'met'],
    [owing(900_00, 99), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('DAS', 'DAS_TERM_MAX', [
    [owing(11_900_00, 100_00), 'met'],
    [owing(12_000_00, 100_00), 'met'],
    // The law sets no longest term: an adviser decides.
    [owing(12_000_01, 100_00), 'cannot say'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('PTD', 'PTD_DEBT_MIN', [
    [owing(4_999_99), 'not met'],
    [owing(5_000_00), 'not met'],
    [owing(5_000_01), 'met'],
    [scot({ debts: [debtOf(60, 9_000_00)] }), 'cannot say'],
  ]),
  ...golden('PTD', 'PTD_CONTRIBUTION', [
    // A tenth is kept, so £1.12 leaves £1.01.
    [owing(9_000_00, 1_12), 'met'],
    [owing(9_000_00, 1_10), 'not met'],
    [owing(9_000_00, -1_00), 'not met'],
    // Nothing is due from benefits alone.
    [onBenefits('2020-01-01'), 'not met'],
    [onBenefits('2020-01-01', [lineOf(1001, 1_00)]), 'met'],
    [onBenefits('2020-01-01', [lineOf(1031, 1_00)]), 'cannot say'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('PTD', 'PTD_PAYMENT_FLOOR', [
    [owing(9_000_00, 112_22), 'met'],
    // A tenth of £111.11 is kept: £100 is left to pay.
    [owing(9_000_00, 111_11), 'met'],
    [owing(9_000_00, 111_10), 'confirm'],
    [UNKNOWN, 'confirm'],
  ]),
  ...golden('PTD', 'PTD_REPAYS_LESS_THAN_ALL', [
    [owing(13_439_99, 300_00), 'not met'],
    // 48 payments of £280: £20 of £300 is kept.
    [owing(13_440_01, 300_00), 'met'],
    [owing(13_440_00, 300_00), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('SEQ', 'SEQ_DEBT_MIN', [
    [owing(2_999_99), 'not met'],
    [owing(3_000_00), 'met'],
    [owing(3_000_01), 'met'],
    [scot({ debts: [debtOf(60, 9_000_00)] }), 'cannot say'],
  ]),
  ...golden('SEQ', 'SEQ_DEBT_WORTH', [
    [owing(9_999_99), 'cannot say'],
    [owing(10_000_00), 'met'],
    [owing(10_000_01), 'met'],
    [scot({ debts: [debtOf(60, 19_000_00)] }), 'cannot say'],
  ]),
  ...golden('SEQ', 'LITTLE_TO_OFFER', [
    [scot({ savings: 9_999_99 }), 'met'],
    [scot({ savings: 10_000_00 }), 'cannot say'],
    [scot({ savings: 10_200_00 }), 'cannot say'],
    [scot({ savings: null }), 'cannot say'],
  ]),
  ...(['SEQ', 'PTD'] as const).flatMap(of =>
    golden(of, 'ADAPTED_VEHICLE_KEPT', [
      [scot(), 'met'],
      [car(8_000_00), 'met'],
      [car(2_999_99, true, true), 'met'],
      [car(3_000_00, true, true), 'met'],
      [car(3_000_01, true, true), 'cannot say'],
      [car(8_000_00, true, true), 'cannot say'],
      [car(8_000_00, false, true), 'cannot say'],
      [UNKNOWN, 'cannot say'],
    ]),
  ),
  ...golden('PTD', 'LITTLE_TO_OFFER', [
    [scot({ savings: 9_999_99 }), 'met'],
    [scot({ savings: 10_000_00 }), 'cannot say'],
    [scot({ savings: 10_200_00 }), 'cannot say'],
    [scot({ savings: null }), 'cannot say'],
  ]),
  ...golden('SEQ', 'SEQ_RESIDENCE_MONTHS', [
    [scot({ residence: { livesThere: false, leftOn: day('2025-10-21'), hasPublicFunds: true } }), 'not met'],
    [scot(), 'met'],
    [scot({ residence: { livesThere: false, leftOn: day('2025-11-22'), hasPublicFunds: true } }), 'met'],
    [scot({ residence: { livesThere: false, leftOn: day('2025-11-21'), hasPublicFunds: true } }), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('SEQ', 'SEQ_REPEAT_YEARS', [
    [afterIn('sequestration', '2021-10-21', '2022-10-21'), 'met'],
    // One from another nation counts too.
    [afterIn('bankruptcy', '2021-11-22', '2022-11-22'), 'not met'],
    [scot(), 'met'],
    [afterIn('sequestration', '2021-11-21', '2022-11-21'), 'met'],
    [afterIn('sequestration', '2021-11-22', '2022-11-22'), 'not met'],
    [afterIn('minimal asset process', '2021-11-22', '2022-05-22'), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('SEQ', 'SEQ_REPAYS_LESS_THAN_ALL', [
    [owing(13_439_99, 300_00), 'not met'],
    [owing(13_440_01, 300_00), 'met'],
    [owing(13_440_00, 300_00), 'not met'],
    // What would be sold counts as paid.
    [{ ...owing(3_000_00, 0), savings: 2_999_99 }, 'met'],
    [{ ...owing(3_000_00, 0), savings: 3_000_00 }, 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('MAP', 'MAP_DEBT_MAX', [
    [owing(24_999_99), 'met'],
    [owing(25_000_00), 'met'],
    [owing(25_000_01), 'not met'],
    [owing(25_000_00), 'cannot say', day('2021-03-28')],
    [owing(25_000_00), 'met', day('2021-03-29')],
    // A student loan does not count.
    [scot({ debts: [debtOf(1, 25_000_00), debtOf(39, 9_000_00)] }), 'met'],
    [scot({ debts: [debtOf(1, 20_000_00), debtOf(60, 9_000_00)] }), 'cannot say'],
  ]),
  ...golden('MAP', 'SEQ_DEBTS', [
    [scot(), 'met'],
    [owing(1_00), 'met'],
    [scot({ debts: [debtOf(39, 900_00)] }), 'not met'],
    [scot({ debts: [debtOf(60, 900_00)] }), 'cannot say'],
  ]),
  ...golden('MAP', 'MAP_REPEAT_YEARS', [
    [afterIn('minimal asset process', '2016-10-21', '2017-04-21'), 'met'],
    [scot(), 'met'],
    [afterIn('minimal asset process', '2016-11-21', '2017-05-21'), 'met'],
    [afterIn('minimal asset process', '2016-11-22', '2017-05-22'), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('MAP', 'MAP_INCOME', [
    [onBenefits('2026-05-21'), 'met'],
    [onBenefits('2026-05-22'), 'not met'],
    [onBenefits(null), 'cannot say'],
    [onBenefits('2020-01-01', [lineOf(1001, 1_00)]), 'not met'],
    [onBenefits('2020-01-01', [lineOf(1031, 1_00)]), 'cannot say'],
    [owing(900_00, 0), 'met'],
    [owing(900_00, 1), 'not met'],
    // Only a benefit for a disability leaves something over.
    [scot({ statement: budgetOf([...linesWith(0), lineOf(1018, 80_00)]) }), 'cannot say'],
    [scot({ statement: budgetOf([...linesWith(1), lineOf(1018, 80_00)]) }), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('MAP', 'MAP_NO_HOME', [
    [scot(), 'met'],
    [scot({ home: homeOf(90_000_00, 99_000_00) }), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('MAP', 'MAP_NO_OTHER_PROPERTY', [
    [scot(), 'met'],
    [scot({ home: { ...scot().home, ownsOtherProperty: true } }), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('MAP', 'MAP_ASSET_MAX', [
    [scot({ savings: 1_999_99 }), 'met'],
    [scot({ savings: 2_000_00 }), 'met'],
    [scot({ savings: 2_000_01 }), 'not met'],
    [car(3_000_00), 'met'],
    [car(2_000_01, false), 'not met'],
    [scot({ savings: null }), 'cannot say'],
    [withBackPay(4_000_00, 2_000_00), 'met'],
    [withBackPay(4_000_01, 2_000_00), 'not met'],
    [withBackPay(4_000_00, null), 'cannot say'],
  ]),
  ...golden('MAP', 'MAP_ASSETS_WITH_BACK_PAYMENTS', [
    [withBackPay(1_999_99, 1_000_00), 'met'],
    [withBackPay(2_000_00, 1_000_00), 'met'],
    [withBackPay(2_000_01, 1_000_00), 'cannot say'],
    [withBackPay(2_000_01, 2_000_01), 'cannot say'],
    [scot({ savings: null }), 'cannot say'],
  ]),
  ...golden('MAP', 'MAP_ITEM_MAX', [
    [scot({ otherAssets: [{ name: 'Ring', value: 999_99 }] }), 'met'],
    [scot({ otherAssets: [{ name: 'Ring', value: 1_000_00 }] }), 'met'],
    [scot({ otherAssets: [{ name: 'Ring', value: 1_000_01 }] }), 'not met'],
    [scot({ savings: 1_000_00 }), 'met'],
    [scot({ savings: 1_000_01 }), 'cannot say'],
    [car(1_000_01, false), 'not met'],
    [car(1_000_01, null), 'cannot say'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('MAP', 'MAP_VEHICLE_MAX', [
    [car(2_999_99), 'met'],
    [car(3_000_00), 'met'],
    [car(3_000_01), 'not met'],
    [car(null), 'cannot say'],
  ]),
  ...golden('MAP', 'MAP_NO_QUICK_PLAN', [
    [owing(3_500_00, 100_00), 'confirm'],
    [owing(3_600_01, 100_00), 'met'],
    [owing(3_600_00, 100_00), 'confirm'],
    [UNKNOWN, 'confirm'],
  ]),
  ...golden('MOR', 'MOR_REPEAT_MONTHS', [
    [afterIn('moratorium', '2025-04-21', '2025-10-21'), 'met'],
    [scot(), 'met'],
    [afterIn('moratorium', '2025-05-21', '2025-11-21'), 'met'],
    [afterIn('moratorium', '2025-05-22', '2025-11-22'), 'not met'],
    [scot(), 'cannot say', day('2024-08-05')],
    [scot(), 'met', day('2024-08-06')],
    [UNKNOWN, 'cannot say'],
  ]),
];
