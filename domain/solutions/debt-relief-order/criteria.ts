import { ADULT, CONDUCT, hasDebts, NOT_IN_INSOLVENCY, UNABLE_TO_PAY } from '../criteria/common.ts';
import { type Criterion, limited, mustNotBe } from '../criteria/criterion.ts';
import { NORTHERN_IRELAND } from '../thresholds/nations.ts';

const BUDGET = 'your full budget';
const VEHICLES = 'what each vehicle is worth, and if it is adapted for a disability';

/** What a debt relief order asks for (England, Wales, Northern Ireland). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  limited('less than', 'DRO_RESIDENCE_YEARS', 'months', {
    tests: 'Time since you lived, had property or had a business there',
    figure: figures => figures.monthsSinceLeaving,
    missing: 'where you live, and when you left if you do not live there now',
  }),
  NOT_IN_INSOLVENCY,
  limited('at least', 'DRO_REPEAT_YEARS', 'months', {
    tests: 'Time since an earlier debt relief order was made',
    figure: figures => figures.past.monthsSinceDebtReliefOrder,
    missing: 'when an earlier debt relief order was made',
  }),
  hasDebts('DRO'),
  UNABLE_TO_PAY,
  limited('at most', 'DRO_DEBT_MAX', 'pence', {
    tests: 'The debts that count for a debt relief order',
    figure: figures => figures.debts.columns.DRO.total,
    missing: 'what kind each debt is, how much it is, and if it is secured',
  }),
  limited('at most', 'DRO_SURPLUS_MAX', 'pence a month', {
    tests: 'What is left each month, without benefits for a disability',
    figure: figures => figures.budget.leftWithoutDisabilityBenefits,
    missing: BUDGET,
  }),
  limited('at most', 'DRO_SURPLUS_MAX', 'pence a month', {
    code: 'DRO_SURPLUS_WITH_DISABILITY_BENEFITS',
    tests: 'What is left each month, with benefits for a disability',
    figure: figures => figures.budget.left,
    otherwise: 'adviser confirms',
    missing: BUDGET,
  }),
  mustNotBe('Shelter Legal, asset limits in a debt relief order: the value of a home counts in full', {
    code: 'DRO_NO_HOME',
    tests: 'You own your home, or a share of it',
    figure: figures => figures.assets.ownsHome,
    missing: 'whether you own your home',
  }),
  mustNotBe('Shelter Legal, asset limits in a debt relief order', {
    code: 'DRO_NO_OTHER_PROPERTY',
    tests: 'You own other land or buildings',
    figure: figures => figures.assets.ownsOtherProperty,
    missing: 'whether you own other land or buildings',
  }),
  limited('at most', 'DRO_ASSET_MAX', 'pence', {
    tests: 'Your savings and things of value, without the vehicle that may be kept',
    figure: figures => figures.assets.debtReliefAssets,
    missing: 'what your savings and things of value come to',
  }),
  limited('at most', 'DRO_VEHICLE_MAX', 'pence', {
    tests: 'The vehicle of most value, leaving out one adapted for a disability',
    figure: figures => figures.assets.dearestVehicle,
    missing: VEHICLES,
  }),
  limited('at most', 'DRO_VEHICLE_SURE', 'pence', {
    tests: 'The vehicle of most value, against the lower limit that one source names',
    figure: figures => figures.assets.dearestVehicle,
    otherwise: 'adviser confirms',
    nations: NORTHERN_IRELAND,
    missing: VEHICLES,
  }),
  mustNotBe('Moneysolve, debt relief order eligibility', {
    code: 'DRO_NO_RESTRICTIONS',
    tests: 'You are under bankruptcy restrictions',
    figure: figures => figures.hasRestrictions,
    missing: 'whether you are under bankruptcy restrictions',
  }),
  mustNotBe('Moneysolve, debt relief order eligibility: not without the creditor’s consent', {
    code: 'DRO_NO_PETITION',
    tests: 'A creditor has asked a court to make you bankrupt',
    figure: figures => figures.hasPetition,
    otherwise: 'adviser decides',
    missing: 'whether a creditor has asked a court to make you bankrupt',
  }),
  ...CONDUCT,
  limited('at least', 'CHANGE_MONTHS', 'months', {
    code: 'DRO_NO_CHANGE_SOON',
    tests: 'Time until you may have more money: the order could be taken back',
    figure: figures => figures.monthsToBetterIncome,
    otherwise: 'adviser confirms',
    missing: 'whether you will have more money soon',
  }),
];
