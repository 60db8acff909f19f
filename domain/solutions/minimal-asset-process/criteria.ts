import { ADULT, CONDUCT, hasDebts, NOT_IN_INSOLVENCY, UNABLE_TO_PAY } from '../criteria/common.ts';
import { type Criterion, limited, mustBe, mustNotBe } from '../criteria/criterion.ts';
import { LIVED_IN_SCOTLAND, NO_RECENT_BANKRUPTCY } from '../sequestration/shared.ts';

const ACCOUNTANT = 'Accountant in Bankruptcy, types of bankruptcy';

/** What the minimal asset process asks for (Scotland). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  LIVED_IN_SCOTLAND,
  NOT_IN_INSOLVENCY,
  NO_RECENT_BANKRUPTCY,
  limited('at least', 'MAP_REPEAT_YEARS', 'months', {
    tests: 'Time since an earlier minimal asset process began',
    figure: figures => figures.past.monthsSinceMinimalAssetProcess,
    missing: 'when an earlier minimal asset process began',
  }),
  hasDebts('SEQ'),
  UNABLE_TO_PAY,
  limited('at most', 'MAP_DEBT_MAX', 'pence', {
    tests: 'The debts that count for the minimal asset process',
    figure: figures => figures.debts.columns.SEQ.total,
    missing: 'what kind each debt is, how much it is, and if it is secured',
  }),
  mustBe(ACCOUNTANT, {
    code: 'MAP_INCOME',
    tests: 'Only benefits came in for 6 months, or nothing is left of a month',
    figure: figures => figures.isIncomeMinimal,
    missing: 'your full budget, and since when only benefits came in',
  }),
  mustNotBe(ACCOUNTANT, {
    code: 'MAP_NO_HOME',
    tests: 'You own your home, or a share of it',
    figure: figures => figures.assets.ownsHome,
    missing: 'whether you own your home',
  }),
  mustNotBe(ACCOUNTANT, {
    code: 'MAP_NO_OTHER_PROPERTY',
    tests: 'You own other land or buildings',
    figure: figures => figures.assets.ownsOtherProperty,
    missing: 'whether you own other land or buildings',
  }),
  limited('at most', 'MAP_ASSET_MAX', 'pence', {
    tests: 'Your savings and things of value, without the vehicle that is needed',
    figure: figures => figures.assets.minimalAssets,
    missing: 'what your savings and things of value come to',
  }),
  limited('at most', 'MAP_ITEM_MAX', 'pence', {
    tests: 'The thing of most value',
    figure: figures => figures.assets.dearestItem,
    missing: 'what each thing is worth, and if money in the bank counts as one',
  }),
  limited('at most', 'MAP_VEHICLE_MAX', 'pence', {
    tests: 'The vehicle that is needed',
    figure: figures => figures.assets.dearestNeededVehicle,
    missing: 'what each vehicle is worth, and if it is needed',
  }),
  limited('more than', 'QUICK_PLAN_MONTHS', 'months', {
    code: 'MAP_NO_QUICK_PLAN',
    tests: 'Time to repay all of it: a short plan may be better than bankruptcy',
    figure: figures => figures.planMonths,
    otherwise: 'adviser confirms',
    missing: 'your full budget, and how much each debt is',
  }),
  ...CONDUCT,
];
