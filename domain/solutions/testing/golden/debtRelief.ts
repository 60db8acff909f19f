import type { Case } from '../../case/case.ts';
import { budgetOf, day, debtOf, homeOf, lineOf, linesWith, NO_CHANGES, tenant, unknown } from '../cases.ts';
import { after } from './common.ts';
import { golden } from './row.ts';

const owing = (balance: number, nation: Case['nation'] = 'england') =>
  tenant({ nation, debts: [debtOf(1, balance)] });
const withCar = (value: number | null, nation: Case['nation'] = 'england', more = {}) =>
  tenant({ nation, vehicles: [{ value, isNeeded: true, isAdapted: false, isOnFinance: false, ...more }] });
const car = { value: 12_000_00, isNeeded: true, isAdapted: false, isOnFinance: false };
/** Cars that are needed, each with its worth and whether it is adapted for a disability. */
const withCars = (...cars: readonly (readonly [number, boolean | null])[]): Case =>
  tenant({ vehicles: cars.map(([value, isAdapted]) => ({ ...car, value, isAdapted })) });
const JUNE_27 = day('2024-06-27');
const JUNE_28 = day('2024-06-28');
const NI = 'northern-ireland';

/** Somebody who lives elsewhere and left on a day. */
const away = (leftOn: string | null, nation: Case['nation'] = 'england'): Case =>
  tenant({
    nation,
    residence: { livesThere: false, leftOn: leftOn === null ? null : day(leftOn), hasPublicFunds: true },
  });

/** With a benefit for a disability of £80 a month among the income. */
const withDisabilityBenefit = (left: number): Case =>
  tenant({
    statement: budgetOf([...linesWith(left - 80_00), lineOf(1018, 80_00)]),
  });

/** Debt relief orders, bankruptcy and administration orders. */
export const DEBT_RELIEF_ROWS = [
  ...golden('DRO', 'DRO_DEBT_MAX', [
    [owing(1_00, NI), 'met', day('2024-04-02')],
    [owing(49_999_99), 'met'],
    [owing(50_000_00), 'met'],
    [owing(50_000_01), 'not met'],
    [owing(50_000_00, 'wales'), 'met'],
    [owing(30_000_00), 'met', JUNE_27],
    [owing(30_000_01), 'not met', JUNE_27],
    [owing(30_000_01), 'met', JUNE_28],
    [owing(30_000_00), 'met', day('2021-06-29')],
    [owing(30_000_00), 'cannot say', day('2021-06-28')],
    [owing(30_000_01, NI), 'not met', day('2024-07-07')],
    [owing(30_000_01, NI), 'met', day('2024-07-08')],
    [owing(50_000_01, NI), 'not met', day('2024-07-08')],
    [owing(1_00, NI), 'cannot say', day('2024-04-01')],
    // Student loans and court fines do not count; a vehicle on hire purchase may.
    [tenant({ debts: [debtOf(1, 50_000_00), debtOf(39, 40_000_00), debtOf(35, 900_00)] }), 'met'],
    [tenant({ debts: [debtOf(1, 45_000_00), debtOf(15, 9_000_00)] }), 'cannot say'],
    [
      tenant({ debts: [debtOf(1, 45_000_00), debtOf(4, 9_000_00, { debt: { isSecured: true } })] }),
      'cannot say',
    ],
    [tenant({ debts: [debtOf(1, 45_000_00), debtOf(4, null)] }), 'cannot say'],
    [tenant({ debts: [debtOf(1, 50_000_01), debtOf(4, null)] }), 'not met'],
    [tenant({ debts: [debtOf(1, 60_000_00, { debt: { isDeleted: true } }), debtOf(4, 900_00)] }), 'met'],
  ]),
  ...golden('DRO', 'DRO_DEBTS', [
    [tenant(), 'met'],
    [owing(1_00), 'met'],
    [tenant({ debts: [debtOf(39, 40_000_00)] }), 'not met'],
    [tenant({ debts: [] }), 'not met'],
    [tenant({ debts: [debtOf(60, 900_00)] }), 'cannot say'],
  ]),
  ...golden('DRO', 'DRO_SURPLUS_MAX', [
    [tenant({ left: 75_00, nation: NI }), 'cannot say', day('2024-04-01')],
    [tenant({ left: 75_00, nation: NI }), 'met', day('2024-04-02')],
    [tenant({ left: 74_99 }), 'met'],
    [tenant({ left: 75_00 }), 'met'],
    [tenant({ left: 75_01 }), 'not met'],
    [tenant({ left: 75_00, nation: NI }), 'met'],
    [tenant({ left: 75_01, nation: NI }), 'not met'],
    [withDisabilityBenefit(155_00), 'met'],
    [withDisabilityBenefit(155_01), 'not met'],
    [tenant({ left: 75_00 }), 'met', day('2021-06-29')],
    [tenant({ left: 75_00 }), 'cannot say', day('2021-06-28')],
    [unknown('england'), 'cannot say'],
  ]),
  ...golden('DRO', 'DRO_SURPLUS_WITH_DISABILITY_BENEFITS', [
    [withDisabilityBenefit(74_99), 'met'],
    [withDisabilityBenefit(75_00), 'confirm', day('2021-06-28')],
    [withDisabilityBenefit(75_00), 'met', day('2021-06-29')],
    [{ ...withDisabilityBenefit(75_00), nation: NI }, 'confirm', day('2024-04-01')],
    [{ ...withDisabilityBenefit(75_00), nation: NI }, 'met', day('2024-04-02')],
    [withDisabilityBenefit(75_00), 'met'],
    [withDisabilityBenefit(75_01), 'confirm'],
    [unknown('england'), 'confirm'],
  ]),
  ...golden('DRO', 'DRO_NO_HOME', [
    [tenant(), 'met'],
    [tenant({ home: homeOf(100_000_00, 120_000_00) }), 'not met'],
    [unknown('england'), 'cannot say'],
  ]),
  ...golden('DRO', 'DRO_NO_OTHER_PROPERTY', [
    [tenant(), 'met'],
    [tenant({ home: { ...tenant().home, ownsOtherProperty: true } }), 'not met'],
    [unknown('england'), 'cannot say'],
  ]),
  ...golden('DRO', 'DRO_ASSET_MAX', [
    [tenant({ savings: 2_000_00, nation: NI }), 'met', day('2024-04-02')],
    [tenant({ savings: 1_999_99 }), 'met'],
    [tenant({ savings: 2_000_00 }), 'met'],
    [tenant({ savings: 2_000_01 }), 'not met'],
    [tenant({ savings: 2_000_00, nation: NI }), 'met'],
    [tenant({ savings: 2_000_01, nation: NI }), 'not met'],
    [tenant({ savings: 2_000_00, nation: NI }), 'cannot say', day('2024-04-01')],
    [tenant({ savings: 1_500_00, otherAssets: [{ name: 'Ring', value: 500_01 }] }), 'not met'],
    [tenant({ savings: 2_000_00 }), 'cannot say', day('2021-06-28')],
    [tenant({ savings: 2_000_00 }), 'met', day('2021-06-29')],
    [tenant({ savings: null }), 'cannot say'],
    // What a benefit for a disability paid back does not count; nobody asked, and it may be all of it.
    [tenant({ savings: 6_000_00, savingsFromDisabilityBenefits: 4_000_00 }), 'met'],
    [tenant({ savings: 6_000_01, savingsFromDisabilityBenefits: 4_000_00 }), 'not met'],
    [
      { ...withDisabilityBenefit(75_00), savings: 6_000_00, savingsFromDisabilityBenefits: null },
      'cannot say',
    ],
    [{ ...withDisabilityBenefit(75_00), savings: 2_000_00, savingsFromDisabilityBenefits: null }, 'met'],
    [tenant({ savings: 2_000_01, savingsFromDisabilityBenefits: null }), 'not met'],
    // One vehicle is left out; a second counts.
    [
      tenant({
        vehicles: [
          { value: 3_000_00, isNeeded: true, isAdapted: false, isOnFinance: false },
          { value: 2_000_01, isNeeded: true, isAdapted: false, isOnFinance: false },
        ],
      }),
      'not met',
    ],
    // A single vehicle, one that is adapted or another: the other one counts.
    [withCars([9_000_00, true], [2_000_00, false]), 'met'],
    [withCars([2_000_00, false], [9_000_00, true]), 'met'],
    [withCars([9_000_00, true], [2_000_01, false]), 'not met'],
    [withCars([9_000_00, true], [2_000_00, true]), 'met'],
    [withCars([9_000_00, true], [2_000_01, true]), 'not met'],
    [withCars([3_999_99, false], [2_000_00, true]), 'met'],
    [withCars([3_999_99, false], [2_000_01, true]), 'not met'],
  ]),
  ...golden('DRO', 'DRO_VEHICLE_MAX', [
    [withCars([9_000_00, true], [2_000_00, false]), 'met'],
    [withCars([3_999_99, false], [2_000_00, true]), 'met'],
    [withCars([4_000_00, false], [3_999_99, true]), 'not met'],
    [withCars([4_000_00, false], [4_000_00, true]), 'met'],
    [withCars([4_000_00, false], [4_000_00, null]), 'cannot say'],
    [withCar(3_999_99, NI), 'not met', day('2024-01-31')],
    [withCar(3_999_99, NI), 'met', day('2024-02-01')],
    [withCar(999_99, NI), 'met', day('2024-01-31')],
    [withCar(1_000_00, NI), 'not met', day('2024-01-31')],
    [withCar(999_99), 'met', day('2021-06-28')],
    [withCar(1_000_00), 'not met', day('2021-06-28')],
    [withCar(1_999_99), 'not met', day('2021-06-28')],
    [withCar(1_999_99), 'met', day('2021-06-29')],
    [withCar(2_000_00), 'not met', day('2021-06-29')],
    [withCar(3_999_99), 'met'],
    [withCar(4_000_00), 'not met'],
    [withCar(4_000_01), 'not met'],
    [withCar(9_000_00, 'england', { isAdapted: true }), 'met'],
    [withCar(9_000_00, 'england', { isAdapted: null }), 'cannot say'],
    [withCar(9_000_00, 'england', { isOnFinance: true }), 'cannot say'],
    [withCar(3_999_99), 'not met', JUNE_27],
    [withCar(3_999_99), 'met', JUNE_28],
    [withCar(3_999_99, NI), 'met'],
    [withCar(4_000_00, NI), 'not met'],
    [withCar(4_000_01, NI), 'not met'],
    [withCar(null), 'cannot say'],
  ]),
  ...golden('DRO', 'DRO_VEHICLE_SURE', [
    [withCar(1_999_99, NI), 'met'],
    [withCar(2_000_00, NI), 'cannot say'],
    [withCar(2_000_01, NI), 'cannot say'],
    [withCar(999_99, NI), 'met', day('2024-01-31')],
    [withCar(1_999_99, NI), 'cannot say', day('2024-01-31')],
    [withCar(1_999_99, NI), 'met', day('2024-02-01')],
    [withCar(null, NI), 'cannot say'],
  ]),
  ...golden('DRO', 'DRO_RESIDENCE_YEARS', [
    [
      tenant({ residence: { livesThere: false, leftOn: day('2023-10-21'), hasPublicFunds: true } }),
      'not met',
    ],
    [tenant(), 'met'],
    [tenant({ residence: { livesThere: false, leftOn: day('2023-11-22'), hasPublicFunds: true } }), 'met'],
    [
      tenant({ residence: { livesThere: false, leftOn: day('2023-11-21'), hasPublicFunds: true } }),
      'not met',
    ],
    [tenant({ residence: { livesThere: false, leftOn: null, hasPublicFunds: true } }), 'cannot say'],
  ]),
  ...golden('DRO', 'DRO_REPEAT_YEARS', [
    [after('debt relief order', '2020-10-21', '2021-10-21'), 'met'],
    [tenant(), 'met'],
    [after('debt relief order', '2020-11-21', '2021-11-21'), 'met'],
    [after('debt relief order', '2020-11-22', '2021-11-22'), 'not met'],
    [after('debt relief order', null, '2021-11-21'), 'cannot say'],
    [after('debt relief order', null, '2019-11-21'), 'met'],
    [after('debt relief order', null, null), 'cannot say'],
  ]),
  ...golden('DRO', 'DRO_NO_RESTRICTIONS', [
    [tenant(), 'met'],
    [tenant({ standing: { hasBankruptcyRestrictions: true, hasCreditorPetition: false } }), 'not met'],
    [unknown('england'), 'cannot say'],
  ]),
  ...golden('DRO', 'DRO_NO_PETITION', [
    [tenant(), 'met'],
    [tenant({ standing: { hasBankruptcyRestrictions: false, hasCreditorPetition: true } }), 'cannot say'],
    [unknown('england'), 'cannot say'],
  ]),
  ...golden('DRO', 'DRO_NO_CHANGE_SOON', [
    [tenant({ changes: { ...NO_CHANGES, betterIncome: day('2027-12-21'), lumpSum: 0 } }), 'met'],
    [tenant({ changes: { ...NO_CHANGES, betterIncome: 'never', lumpSum: 0 } }), 'met'],
    [tenant({ changes: { ...NO_CHANGES, betterIncome: day('2027-11-21'), lumpSum: 0 } }), 'met'],
    [tenant({ changes: { ...NO_CHANGES, betterIncome: day('2027-11-20'), lumpSum: 0 } }), 'confirm'],
    [tenant({ changes: { ...NO_CHANGES, betterIncome: null, lumpSum: 0 } }), 'confirm'],
  ]),
  ...golden('BKY', 'BKY_DEBTS', [
    [tenant(), 'met'],
    [owing(1_00), 'met'],
    [tenant({ debts: [debtOf(39, 900_00)] }), 'not met'],
    [tenant({ debts: [debtOf(60, 900_00)] }), 'cannot say'],
  ]),
  ...golden('BKY', 'BKY_RESIDENCE', [
    [tenant(), 'met'],
    [away('2023-12-22'), 'met'],
    [away('2023-11-22'), 'met'],
    [away('2023-11-21'), 'cannot say'],
    [away('2023-10-21'), 'cannot say'],
    [away(null), 'cannot say'],
    [away('2023-11-22', NI), 'met'],
    [away('2023-11-21', NI), 'cannot say'],
  ]),
  ...golden('BKY', 'BKY_DEBT_MIN', [
    [owing(10_000_01), 'met'],
    [owing(9_999_99), 'cannot say'],
    [owing(10_000_00), 'met'],
    [tenant({ debts: [debtOf(60, 19_000_00)] }), 'cannot say'],
  ]),
  ...golden('BKY', 'LITTLE_TO_OFFER', [
    [tenant(), 'met'],
    [tenant({ savings: 9_999_99 }), 'met'],
    [tenant({ savings: 10_000_00 }), 'cannot say'],
    [tenant({ savings: 10_200_00 }), 'cannot say'],
    // A vehicle that is needed is no part of it.
    [tenant({ vehicles: [{ ...car, isNeeded: true }] }), 'met'],
    [tenant({ vehicles: [{ ...car, isNeeded: false }] }), 'cannot say'],
    [tenant({ otherAssets: [{ name: 'Shares', value: 10_000_00 }] }), 'cannot say'],
    [tenant({ savings: null }), 'cannot say'],
  ]),
  ...golden('BKY', 'ADAPTED_VEHICLE_KEPT', [
    [tenant(), 'met'],
    [withCars([9_000_00, false]), 'met'],
    [withCars([9_000_00, null]), 'met'],
    [withCars([1_999_99, true]), 'met'],
    [withCars([2_000_00, true]), 'met'],
    [withCars([2_000_01, true]), 'cannot say'],
    [withCars([20_000_00, true]), 'cannot say'],
    [withCar(1_999_99, NI, { isAdapted: true }), 'met'],
    [withCar(2_000_00, NI, { isAdapted: true }), 'met'],
    [withCar(2_000_01, NI, { isAdapted: true }), 'cannot say'],
    // One on finance belongs to the lender.
    [withCar(20_000_00, 'england', { isAdapted: true, isOnFinance: true }), 'met'],
    [withCar(20_000_00, 'england', { isAdapted: true, isOnFinance: null }), 'cannot say'],
    [unknown('england'), 'cannot say'],
  ]),
  ...golden('BKY', 'BKY_REPAYS_LESS_THAN_ALL', [
    [tenant({ left: 100_00, debts: [debtOf(1, 3_599_99)] }), 'not met'],
    // 36 payments of £100 are £3,600.
    [tenant({ left: 100_00, debts: [debtOf(1, 3_600_01)] }), 'met'],
    [tenant({ left: 100_00, debts: [debtOf(1, 3_600_00)] }), 'not met'],
    // What would be sold counts as paid.
    [tenant({ left: 0, debts: [debtOf(1, 3_000_00)], savings: 2_999_99 }), 'met'],
    [tenant({ left: 0, debts: [debtOf(1, 3_000_00)], savings: 3_000_00 }), 'not met'],
    [tenant({ left: 0, debts: [debtOf(1, 3_000_00)], vehicles: [{ ...car, isNeeded: true }] }), 'cannot say'],
    // Up to £20 a month nothing is taken.
    [tenant({ left: 20_00, debts: [debtOf(1, 1_00)] }), 'met'],
    [tenant({ left: 20_01, debts: [debtOf(1, 720_00)] }), 'not met'],
    [unknown('england'), 'cannot say'],
  ]),
  ...golden('AO', 'AO_DEBT_MAX', [
    [owing(4_999_99), 'met'],
    [owing(5_000_00), 'met'],
    [owing(5_000_01), 'not met'],
    [tenant({ debts: [debtOf(1, null)] }), 'cannot say'],
  ]),
  ...golden('AO', 'AO_JUDGMENT', [
    [tenant({ debts: [debtOf(1, 900_00, { stage: 'judgment' })] }), 'met'],
    [tenant({ debts: [debtOf(42, 900_00)] }), 'met'],
    [tenant({ debts: [debtOf(1, 900_00, { stage: 'court claim' })] }), 'not met'],
    [tenant({ debts: [debtOf(1, 900_00, { stage: null, debt: { hasLegalAction: true } })] }), 'cannot say'],
  ]),
  ...golden('AO', 'AO_PAYMENT', [
    [tenant({ left: 1_00 }), 'met'],
    [tenant({ left: 99 }), 'not met'],
    [unknown('england'), 'cannot say'],
  ]),
];
