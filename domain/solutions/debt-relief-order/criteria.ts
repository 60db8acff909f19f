import { ADULT, CHANGES, CONDUCT, hasDebts, NOT_IN_INSOLVENCY, UNABLE_TO_PAY } from '../criteria/common.ts';
import { type Criterion, limited, mustNotBe } from '../criteria/criterion.ts';
import { FULL_BUDGET, KINDS_AND_SUMS } from '../criteria/missingFactTexts.ts';
import { sources } from '../criteria/sources.ts';
import { NORTHERN_IRELAND } from '../thresholds/nations.ts';

const ASSETS = sources('Shelter Legal, asset limits in a debt relief order', {
  northernIreland: 'Advice NI, debt relief orders',
});
const ORDERS = sources('Moneysolve, debt relief order eligibility', {
  northernIreland: 'Insolvency (Northern Ireland) Order 1989',
});

/** Criteria for a debt relief order (England, Wales, Northern Ireland). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  limited('less than', 'DRO_RESIDENCE_YEARS', 'months', {
    tests: 'Time since you lived, had a home or had a business here',
    nil: 'You live in this part of the UK',
    figure: figures => figures.monthsSinceLeaving,
    missing: 'where you live, or when you left',
  }),
  NOT_IN_INSOLVENCY,
  limited('at least', 'DRO_REPEAT_YEARS', 'months', {
    tests: 'Time since you last got a debt relief order',
    never: 'You have not had a debt relief order before',
    figure: figures => figures.past.monthsSinceDebtReliefOrder,
    missing: 'when you last got a debt relief order',
  }),
  hasDebts('DRO'),
  UNABLE_TO_PAY,
  limited('at most', 'DRO_DEBT_MAX', 'pence', {
    tests: 'The debts that count for a debt relief order',
    figure: figures => figures.debts.columns.DRO.total,
    missing: KINDS_AND_SUMS,
  }),
  limited('at most', 'DRO_SURPLUS_MAX', 'pence a month', {
    tests: 'What you have left, not counting benefits for a disability',
    figure: figures => figures.budget.leftWithoutDisabilityBenefits,
    missing: FULL_BUDGET,
  }),
  limited('at most', 'DRO_SURPLUS_MAX', 'pence a month', {
    code: 'DRO_SURPLUS_WITH_DISABILITY_BENEFITS',
    tests: 'What you have left, counting benefits for a disability',
    figure: figures => figures.budget.left,
    otherwise: 'adviser confirms',
    missing: FULL_BUDGET,
  }),
  // The value of a home counts in full, whatever is secured on it.
  mustNotBe(ASSETS, {
    code: 'DRO_NO_HOME',
    tests: 'You own your home, or a part of it',
    not: 'You do not own your home',
    figure: figures => figures.assets.ownsHome,
    missing: 'if you own your home',
  }),
  mustNotBe(ASSETS, {
    code: 'DRO_NO_OTHER_PROPERTY',
    tests: 'You own other land or buildings',
    not: 'You own no other land or buildings',
    figure: figures => figures.assets.ownsOtherProperty,
    missing: 'if you own other land or buildings',
  }),
  limited('at most', 'DRO_ASSET_MAX', 'pence', {
    tests: 'Your savings and things of value, without the vehicle you may keep or back pay for a disability',
    figure: figures => figures.assets.debtReliefAssets,
    missing: 'what your savings and things of value come to',
  }),
  limited('less than', 'DRO_VEHICLE_MAX', 'pence', {
    tests: 'The vehicle worth most, not counting one changed for a disability',
    nil: 'You have no vehicle, or may keep one changed for a disability',
    figure: figures => figures.assets.vehicleLeftOut,
    missing: 'what each vehicle is worth, and if it is changed for a disability',
  }),
  limited('less than', 'DRO_VEHICLE_SURE', 'pence', {
    tests: 'The same vehicle, by the stricter of two rules',
    nil: 'By the stricter of two rules you have no vehicle, or may keep it, as well',
    figure: figures => figures.assets.vehicleLeftOut,
    otherwise: 'adviser decides',
    nations: NORTHERN_IRELAND,
    missing: 'what each vehicle is worth, and if it is changed for a disability',
  }),
  mustNotBe(ORDERS, {
    code: 'DRO_NO_RESTRICTIONS',
    tests: 'You are under bankruptcy restrictions',
    not: 'You are not under bankruptcy restrictions',
    figure: figures => figures.hasRestrictions,
    missing: 'if you are under bankruptcy restrictions',
  }),
  // The debt may continue with the creditor's consent.
  mustNotBe(ORDERS, {
    code: 'DRO_NO_PETITION',
    tests: 'Someone you owe has asked a court to make you bankrupt',
    not: 'Nobody has asked a court to make you bankrupt',
    figure: figures => figures.hasPetition,
    otherwise: 'adviser decides',
    missing: 'if someone you owe has asked a court to make you bankrupt',
  }),
  ...CONDUCT,
  ...CHANGES,
  limited('at least', 'CHANGE_MONTHS', 'months', {
    code: 'DRO_NO_CHANGE_SOON',
    tests: 'Time until you may have more money',
    never: 'You do not expect more money soon',
    figure: figures => figures.monthsToBetterIncome,
    otherwise: 'adviser confirms',
    missing: 'if you will have more money soon',
  }),
];
