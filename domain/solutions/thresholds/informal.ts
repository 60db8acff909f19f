import { MINIMUM_AGE } from '../../values/dates.ts';
import { ALL_NATIONS, ENGLAND_WALES, NORTHERN_IRELAND, SCOTLAND } from './nations.ts';
import { COMMON_PRACTICE, OWN_PRACTICE, rowsOf } from './row.ts';

export type InformalKey =
  | 'AGE_MIN'
  | 'DMP_MIN_PER_DEBT'
  | 'DMP_TERM_MAX'
  | 'DMP_FEE'
  | 'SMP_TERM_MAX'
  | 'SMP_CREDITORS_MAX'
  | 'SMP_PLAN_MAX'
  | 'PLAN_SHOWN_MONTHS_MAX'
  | 'TPP_PER_CREDITOR'
  | 'TPP_MONTHS_MIN'
  | 'TPP_MONTHS_MAX'
  | 'FFS_SHARE_MIN'
  | 'SAVINGS_MAX'
  | 'SAVINGS_SHARE'
  | 'ARREARS_MONTHS'
  | 'CREDIT_FILE_YEARS'
  | 'LIMITATION_YEARS'
  | 'CHANGE_MONTHS'
  | 'RECENT_BANKRUPTCY_MONTHS'
  | 'PLAN_FEES_MAX'
  | 'ESTATE_VEHICLE_KEPT'
  | 'SETTLE_SHARE_MIN'
  | 'DIVIDEND_MIN'
  | 'DIVIDEND_COMFORTABLE'
  | 'NEAR_DEBT_PERCENT'
  | 'NEAR_SURPLUS'
  | 'NEAR_ASSETS'
  | 'NEAR_WAIT_MONTHS'
  | 'GAMBLING_MONTHS'
  | 'URGENT_DAYS'
  | 'HOME_AT_RISK'
  | 'QUICK_PLAN_MONTHS'
  | 'FOOD_MIN'
  | 'FOOD_CHILD_SHARE'
  | 'BUDGET_SUM_MIN';

const row = rowsOf<InformalKey>();

const OTHER_TIMES = 'Some kinds of debt have other times: an adviser checks';
const ELSEWHERE = [...SCOTLAND, ...NORTHERN_IRELAND];

/** Limits that apply to everybody, to informal arrangements and to the order of solutions. */
export const INFORMAL_THRESHOLDS = [
  row('AGE_MIN', ALL_NATIONS, MINIMUM_AGE, 'years of age', null, 'The age from which we advise'),
  row('DMP_MIN_PER_DEBT', ALL_NATIONS, 5_00, 'pence a month', null, 'StepChange, payments to creditors'),
  row('DMP_TERM_MAX', ENGLAND_WALES, 120, 'months', null, 'National Debtline fact sheet 35'),
  row('DMP_TERM_MAX', ELSEWHERE, 120, 'months', null, COMMON_PRACTICE),
  row('DMP_FEE', ALL_NATIONS, 0, 'pence', null, 'Our own fee'),
  row('SMP_TERM_MAX', ALL_NATIONS, 12, 'months', null, OWN_PRACTICE),
  row('SMP_CREDITORS_MAX', ALL_NATIONS, 3, 'creditors', null, OWN_PRACTICE),
  row('SMP_PLAN_MAX', ALL_NATIONS, 120, 'months', null, OWN_PRACTICE),
  // Forty years: a plan that runs longer would outlive many people.
  row('PLAN_SHOWN_MONTHS_MAX', ALL_NATIONS, 480, 'months', null, OWN_PRACTICE),
  row('TPP_PER_CREDITOR', ALL_NATIONS, 1_00, 'pence a month', null, OWN_PRACTICE),
  row('TPP_MONTHS_MIN', ALL_NATIONS, 6, 'months', null, OWN_PRACTICE),
  row('TPP_MONTHS_MAX', ALL_NATIONS, 12, 'months', null, OWN_PRACTICE),
  row('FFS_SHARE_MIN', ALL_NATIONS, 10, 'percent', null, OWN_PRACTICE),
  row(
    'SAVINGS_MAX',
    ALL_NATIONS,
    20_00,
    'pence a month',
    null,
    COMMON_PRACTICE,
    'The common statement’s savings line',
  ),
  row(
    'SAVINGS_SHARE',
    ALL_NATIONS,
    10,
    'percent',
    null,
    COMMON_PRACTICE,
    'The common statement’s savings line',
  ),
  row('ARREARS_MONTHS', ALL_NATIONS, 24, 'months', null, OWN_PRACTICE),
  row('CREDIT_FILE_YEARS', ENGLAND_WALES, 6, 'years', null, 'StepChange, what is an IVA'),
  row('CREDIT_FILE_YEARS', SCOTLAND, 6, 'years', null, 'Advice Scotland'),
  row('CREDIT_FILE_YEARS', NORTHERN_IRELAND, 6, 'years', null, 'Advice NI, debt relief orders'),
  row('LIMITATION_YEARS', ENGLAND_WALES, 6, 'years', null, 'Limitation Act 1980, section 5', OTHER_TIMES),
  row(
    'LIMITATION_YEARS',
    NORTHERN_IRELAND,
    6,
    'years',
    null,
    'Limitation (Northern Ireland) Order 1989, article 4',
    OTHER_TIMES,
  ),
  row(
    'LIMITATION_YEARS',
    SCOTLAND,
    5,
    'years',
    null,
    'Prescription and Limitation (Scotland) Act 1973, section 6',
    OTHER_TIMES,
  ),
  row('CHANGE_MONTHS', ALL_NATIONS, 12, 'months', null, OWN_PRACTICE),
  row('RECENT_BANKRUPTCY_MONTHS', ALL_NATIONS, 24, 'months', null, OWN_PRACTICE),
  // Up to this worth a vehicle that is needed is kept in an insolvency; a dearer one may be sold and replaced.
  row('ESTATE_VEHICLE_KEPT', [...ENGLAND_WALES, ...NORTHERN_IRELAND], 2_000_00, 'pence', null, OWN_PRACTICE),
  row('ESTATE_VEHICLE_KEPT', SCOTLAND, 3_000_00, 'pence', null, 'Accountant in Bankruptcy'),
  // From this part of the debts, what could be offered to the creditors comes before an insolvency that takes it.
  row('SETTLE_SHARE_MIN', ALL_NATIONS, 50, 'percent', null, OWN_PRACTICE),
  // No law sets a least dividend.
  row('PLAN_FEES_MAX', ALL_NATIONS, 50, 'percent', null, OWN_PRACTICE),
  row('DIVIDEND_MIN', ALL_NATIONS, 10, 'percent', null, OWN_PRACTICE),
  row('DIVIDEND_COMFORTABLE', ALL_NATIONS, 20, 'percent', null, OWN_PRACTICE),
  // How far over a limit, or how long before one, still counts as near.
  row('NEAR_DEBT_PERCENT', ALL_NATIONS, 10, 'percent', null, OWN_PRACTICE),
  row('NEAR_SURPLUS', ALL_NATIONS, 25_00, 'pence a month', null, OWN_PRACTICE),
  row('NEAR_ASSETS', ALL_NATIONS, 1_500_00, 'pence', null, OWN_PRACTICE),
  row('NEAR_WAIT_MONTHS', ALL_NATIONS, 24, 'months', null, OWN_PRACTICE),
  row('GAMBLING_MONTHS', ALL_NATIONS, 12, 'months', null, OWN_PRACTICE),
  row('URGENT_DAYS', ALL_NATIONS, 14, 'days', null, OWN_PRACTICE),
  row('HOME_AT_RISK', ALL_NATIONS, 5_000_00, 'pence', null, OWN_PRACTICE),
  row('QUICK_PLAN_MONTHS', ALL_NATIONS, 36, 'months', null, OWN_PRACTICE),
  // Far below what anybody spends on food, for each adult: less is no budget, and somebody asks how the person gets by.
  row('FOOD_MIN', ALL_NATIONS, 20_00, 'pence a month', null, OWN_PRACTICE),
  row('FOOD_CHILD_SHARE', ALL_NATIONS, 50, 'percent', null, OWN_PRACTICE),
  // Pennies are no income and pay for no home.
  row('BUDGET_SUM_MIN', ALL_NATIONS, 1_00, 'pence a month', null, OWN_PRACTICE),
];
