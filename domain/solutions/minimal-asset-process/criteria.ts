import { ADULT, CHANGES, CONDUCT, hasDebts, NOT_IN_INSOLVENCY, UNABLE_TO_PAY } from '../criteria/common.ts';
import { type Criterion, limited, mustBe, mustNotBe } from '../criteria/criterion.ts';
import { BUDGET_AND_SUMS, KINDS_AND_SUMS } from '../criteria/missingFactTexts.ts';
import { LIVED_IN_SCOTLAND, NO_RECENT_BANKRUPTCY } from '../criteria/scottishBankruptcy.ts';

const ACCOUNTANT = 'Accountant in Bankruptcy, types of bankruptcy';

/** Criteria for the minimal asset process (Scotland). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  LIVED_IN_SCOTLAND,
  NOT_IN_INSOLVENCY,
  NO_RECENT_BANKRUPTCY,
  limited('at least', 'MAP_REPEAT_YEARS', 'months', {
    tests: 'Time since your last minimal asset process began',
    never: 'You have not had a minimal asset process before',
    figure: figures => figures.past.monthsSinceMinimalAssetProcess,
    missing: 'when your last minimal asset process began',
  }),
  hasDebts('SEQ'),
  UNABLE_TO_PAY,
  limited('at most', 'MAP_DEBT_MAX', 'pence', {
    tests: 'The debts that count for the minimal asset process',
    figure: figures => figures.debts.columns.SEQ.total,
    missing: KINDS_AND_SUMS,
  }),
  mustBe(ACCOUNTANT, {
    code: 'MAP_INCOME',
    tests: 'Only benefits came in for long enough, or nothing is left each month',
    not: 'Some money is left each month, and not only benefits came in of late',
    figure: figures => figures.isIncomeMinimal,
    missing: 'your full budget, and since when only benefits came in',
  }),
  mustNotBe(ACCOUNTANT, {
    code: 'MAP_NO_HOME',
    tests: 'You own your home, or a part of it',
    not: 'You do not own your home',
    figure: figures => figures.assets.ownsHome,
    missing: 'if you own your home',
  }),
  mustNotBe(ACCOUNTANT, {
    code: 'MAP_NO_OTHER_PROPERTY',
    tests: 'You own other land or buildings',
    not: 'You own no other land or buildings',
    figure: figures => figures.assets.ownsOtherProperty,
    missing: 'if you own other land or buildings',
  }),
  limited('at most', 'MAP_ASSET_MAX', 'pence', {
    tests: 'Your savings and things of value, without the vehicle you need',
    figure: figures => figures.assets.minimalAssetsWithoutBackPayments,
    missing: 'what your savings and things of value come to',
  }),
  // The law leaves out back-payments of such benefits for a debt relief order; of this process no source says it.
  limited('at most', 'MAP_ASSET_MAX', 'pence', {
    code: 'MAP_ASSETS_WITH_BACK_PAYMENTS',
    tests: 'The same with back-payments of benefits for a disability',
    figure: figures => figures.assets.minimalAssets,
    otherwise: 'adviser decides',
    missing: 'if back-payments of benefits for a disability count as savings',
  }),
  limited('at most', 'MAP_ITEM_MAX', 'pence', {
    tests: 'The thing worth most',
    figure: figures => figures.assets.dearestItem,
    missing: 'what each thing is worth, and if money in the bank counts as one',
  }),
  limited('at most', 'MAP_VEHICLE_MAX', 'pence', {
    tests: 'The vehicle you need',
    nil: 'You have no vehicle that you need',
    figure: figures => figures.assets.dearestNeededVehicle,
    missing: 'what each vehicle is worth, and if you need it',
  }),
  limited('more than', 'QUICK_PLAN_MONTHS', 'months', {
    code: 'MAP_NO_QUICK_PLAN',
    tests: 'Time to pay all of it back with a plan',
    never: 'After what comes first, nothing is left to pay these debts back',
    figure: figures => figures.planMonths,
    otherwise: 'adviser confirms',
    missing: BUDGET_AND_SUMS,
  }),
  ...CONDUCT,
  ...CHANGES,
];
