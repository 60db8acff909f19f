import { ENGLAND_WALES, NORTHERN_IRELAND, NOT_SCOTLAND, SCOTLAND } from './nations.ts';
import { COMMON_PRACTICE, OWN_PRACTICE, rowsOf } from './row.ts';

export type DebtReliefKey =
  | 'DRO_DEBT_MAX'
  | 'DRO_SURPLUS_MAX'
  | 'DRO_ASSET_MAX'
  | 'DRO_VEHICLE_MAX'
  | 'DRO_VEHICLE_SURE'
  | 'DRO_FEE'
  | 'DRO_CREDIT_TOLD'
  | 'DRO_LENGTH'
  | 'DRO_REPEAT_YEARS'
  | 'DRO_REGISTER_MONTHS'
  | 'DRO_RESIDENCE_YEARS'
  | 'CONDUCT_MONTHS'
  | 'BKY_DEBT_MIN'
  | 'BKY_RESIDENCE_YEARS'
  | 'BKY_FEE'
  | 'BKY_COURT_FEE'
  | 'BKY_DEPOSIT'
  | 'BKY_OATH_FEE'
  | 'BKY_DISCHARGE'
  | 'BKY_REGISTER_MONTHS'
  | 'REGISTER_MONTHS_AFTER'
  | 'BKY_CREDITOR_PETITION_MIN'
  | 'BKY_HOME_LEAST'
  | 'BKY_HOME_YEARS'
  | 'BKY_RESTRICTION_YEARS'
  | 'IPA_MIN'
  | 'IPA_MONTHS'
  | 'AO_DEBT_MAX'
  | 'AO_COURT_SHARE';

const row = rowsOf<DebtReliefKey>();
const REGISTER = 'Official Receivers’ technical guidance, chapter 5';
const NOT_FOUND = 'No source for Northern Ireland was found';

const VEHICLE_RULE = 'Insolvency (England and Wales) Rules 2016, rule 9.9(1)(a)(ii)';

/** Debt relief orders, bankruptcy and administration orders in England, Wales and Northern Ireland. */
export const DEBT_RELIEF_THRESHOLDS = [
  row(
    'DRO_DEBT_MAX',
    ENGLAND_WALES,
    30_000_00,
    'pence',
    '2021-06-29',
    'Insolvency Act 1986, Schedule 4ZA, paragraph 6; Salford Citizens Advice; Nelsons',
  ),
  row(
    'DRO_DEBT_MAX',
    ENGLAND_WALES,
    50_000_00,
    'pence',
    '2024-06-28',
    'Insolvency Act 1986, Schedule 4ZA, paragraph 6; SI 2024/626',
  ),
  // The sources do not say when either of these began in Northern Ireland: the first day here is the day one source was
  // written.
  row(
    'DRO_DEBT_MAX',
    NORTHERN_IRELAND,
    30_000_00,
    'pence',
    '2024-04-02',
    'Mental Health and Money Advice NI',
  ),
  row(
    'DRO_DEBT_MAX',
    NORTHERN_IRELAND,
    50_000_00,
    'pence',
    '2024-07-08',
    'WHR Accountants on the 2024 legislation',
  ),
  row(
    'DRO_SURPLUS_MAX',
    ENGLAND_WALES,
    75_00,
    'pence a month',
    '2021-06-29',
    'Insolvency Act 1986, Schedule 4ZA, paragraph 7; Salford Citizens Advice',
  ),
  row(
    'DRO_SURPLUS_MAX',
    NORTHERN_IRELAND,
    75_00,
    'pence a month',
    '2024-04-02',
    'Mental Health and Money Advice NI',
    'Another source dates it 8 July 2024',
  ),
  row(
    'DRO_ASSET_MAX',
    ENGLAND_WALES,
    2_000_00,
    'pence',
    '2021-06-29',
    'Insolvency Act 1986, Schedule 4ZA, paragraph 8; Salford Citizens Advice',
  ),
  row(
    'DRO_ASSET_MAX',
    NORTHERN_IRELAND,
    2_000_00,
    'pence',
    '2024-04-02',
    'Mental Health and Money Advice NI',
    'Another source dates it 8 July 2024',
  ),
  // The vehicle that may be kept is worth less than this: at exactly this sum it counts.
  row('DRO_VEHICLE_MAX', ENGLAND_WALES, 1_000_00, 'pence', null, VEHICLE_RULE),
  row(
    'DRO_VEHICLE_MAX',
    ENGLAND_WALES,
    2_000_00,
    'pence',
    '2021-06-29',
    `${VEHICLE_RULE}, as amended by SI 2021/672`,
  ),
  row(
    'DRO_VEHICLE_MAX',
    ENGLAND_WALES,
    4_000_00,
    'pence',
    '2024-06-28',
    `${VEHICLE_RULE}, as amended by SI 2024/622`,
  ),
  row('DRO_VEHICLE_MAX', NORTHERN_IRELAND, 1_000_00, 'pence', null, 'SR 2023/220 on the limit before it'),
  row(
    'DRO_VEHICLE_MAX',
    NORTHERN_IRELAND,
    4_000_00,
    'pence',
    '2024-02-01',
    'StepChange, for England, Wales and Northern Ireland',
    'The statute found says less than £2,000 (SR 2023/220)',
  ),
  // The statute of Northern Ireland. From this sum up to the other source's, an adviser decides.
  row('DRO_VEHICLE_SURE', NORTHERN_IRELAND, 1_000_00, 'pence', null, 'SR 2023/220 on the limit before it'),
  row('DRO_VEHICLE_SURE', NORTHERN_IRELAND, 2_000_00, 'pence', '2024-02-01', 'SR 2023/220, rule 5A.14(4)(a)'),
  row('DRO_FEE', ENGLAND_WALES, 90_00, 'pence', null, 'Christians Against Poverty, three key changes'),
  row('DRO_FEE', ENGLAND_WALES, 0, 'pence', '2024-04-06', 'Christians Against Poverty, three key changes'),
  row('DRO_FEE', NORTHERN_IRELAND, 90_00, 'pence', null, 'WHR Accountants on the 2024 legislation'),
  // The source says June 2024 without a day, so the last day of the month is used.
  row('DRO_FEE', NORTHERN_IRELAND, 0, 'pence', '2024-06-30', 'WHR Accountants on the 2024 legislation'),
  row('DRO_CREDIT_TOLD', ENGLAND_WALES, 500_00, 'pence', null, 'StepChange, debt relief orders'),
  row('DRO_CREDIT_TOLD', NORTHERN_IRELAND, 500_00, 'pence', null, 'Advice NI, debt relief orders'),
  row('DRO_LENGTH', ENGLAND_WALES, 12, 'months', null, 'StepChange, debt relief orders'),
  row('DRO_LENGTH', NORTHERN_IRELAND, 12, 'months', null, 'Advice NI, debt relief orders'),
  row('DRO_REPEAT_YEARS', ENGLAND_WALES, 6, 'years', null, 'Salford Citizens Advice'),
  row('DRO_REPEAT_YEARS', NORTHERN_IRELAND, 6, 'years', null, 'Mental Health and Money Advice NI'),
  row('DRO_REGISTER_MONTHS', ENGLAND_WALES, 15, 'months', null, REGISTER),
  row('DRO_RESIDENCE_YEARS', ENGLAND_WALES, 3, 'years', null, 'Frost Group, debt relief orders'),
  row(
    'DRO_RESIDENCE_YEARS',
    NORTHERN_IRELAND,
    3,
    'years',
    null,
    'Northern Ireland Debt; nibusinessinfo.co.uk',
  ),
  row('CONDUCT_MONTHS', ENGLAND_WALES, 24, 'months', null, 'Shelter Legal, debt relief orders'),
  row('CONDUCT_MONTHS', NORTHERN_IRELAND, 24, 'months', null, COMMON_PRACTICE, NOT_FOUND),
  row('CONDUCT_MONTHS', SCOTLAND, 24, 'months', null, COMMON_PRACTICE, 'Taken over from the rest of the UK'),
  row('BKY_DEBT_MIN', NOT_SCOTLAND, 10_000_00, 'pence', null, OWN_PRACTICE),
  row(
    'BKY_RESIDENCE_YEARS',
    ENGLAND_WALES,
    3,
    'years',
    null,
    'Insolvency Act 1986, section 263I(2)',
    'Who is domiciled there needs no residence: an adviser checks',
  ),
  row(
    'BKY_RESIDENCE_YEARS',
    NORTHERN_IRELAND,
    3,
    'years',
    null,
    'Insolvency (Northern Ireland) Order 1989, article 239',
    'Who is domiciled or present there needs no residence: an adviser checks',
  ),
  row('BKY_FEE', ENGLAND_WALES, 680_00, 'pence', '2016-07-21', 'Lexology; PayPlan'),
  row('BKY_FEE', NORTHERN_IRELAND, 683_00, 'pence', null, 'nibusinessinfo.co.uk; StepChange'),
  // What the fee of a bankruptcy is made of: the adjudicator's or the court's part, the deposit, and the oath.
  row('BKY_COURT_FEE', ENGLAND_WALES, 130_00, 'pence', null, 'Lexology; PayPlan'),
  row('BKY_COURT_FEE', NORTHERN_IRELAND, 151_00, 'pence', null, 'nibusinessinfo.co.uk; StepChange'),
  row('BKY_DEPOSIT', ENGLAND_WALES, 550_00, 'pence', null, 'Lexology; PayPlan'),
  row('BKY_DEPOSIT', NORTHERN_IRELAND, 525_00, 'pence', null, 'nibusinessinfo.co.uk; StepChange'),
  row('BKY_OATH_FEE', NORTHERN_IRELAND, 7_00, 'pence', null, 'nibusinessinfo.co.uk; StepChange'),
  row('BKY_DISCHARGE', ENGLAND_WALES, 12, 'months', null, 'National Debtline fact sheet 35'),
  row(
    'BKY_DISCHARGE',
    NORTHERN_IRELAND,
    12,
    'months',
    null,
    'Department for the Economy, discharge from bankruptcy',
  ),
  row('BKY_REGISTER_MONTHS', ENGLAND_WALES, 15, 'months', null, REGISTER),
  row('REGISTER_MONTHS_AFTER', ENGLAND_WALES, 3, 'months', null, REGISTER),
  row(
    'BKY_CREDITOR_PETITION_MIN',
    ENGLAND_WALES,
    5_000_00,
    'pence',
    '2015-10-01',
    'National Debtline fact sheet 35',
  ),
  row(
    'BKY_CREDITOR_PETITION_MIN',
    NORTHERN_IRELAND,
    5_000_00,
    'pence',
    '2016-11-30',
    'Department for the Economy, Northern Ireland',
  ),
  row('BKY_HOME_LEAST', ENGLAND_WALES, 1_000_00, 'pence', null, 'Citizens Advice, homes in bankruptcy'),
  row('BKY_HOME_LEAST', NORTHERN_IRELAND, 1_000_00, 'pence', null, COMMON_PRACTICE, NOT_FOUND),
  row('BKY_HOME_YEARS', ENGLAND_WALES, 3, 'years', null, 'Citizens Advice, homes in bankruptcy'),
  row(
    'BKY_HOME_YEARS',
    NORTHERN_IRELAND,
    3,
    'years',
    null,
    'Insolvency (Northern Ireland) Order 1989, Article 256A',
  ),
  row('BKY_RESTRICTION_YEARS', ENGLAND_WALES, 15, 'years', null, 'Insolvency Act 1986, Schedule 4A'),
  row(
    'BKY_RESTRICTION_YEARS',
    NORTHERN_IRELAND,
    15,
    'years',
    null,
    'Insolvency (Northern Ireland) Order 1989, Schedule 2A',
  ),
  row('IPA_MIN', ENGLAND_WALES, 20_00, 'pence a month', null, 'Advice Network; StepChange'),
  row('IPA_MIN', NORTHERN_IRELAND, 20_00, 'pence a month', null, 'StepChange, bankruptcy costs and fees'),
  row('IPA_MONTHS', ENGLAND_WALES, 36, 'months', null, 'Official Receivers’ technical guidance, chapter 35'),
  row('IPA_MONTHS', NORTHERN_IRELAND, 36, 'months', null, 'Northern Ireland Debt; StepChange'),
  row(
    'AO_DEBT_MAX',
    ENGLAND_WALES,
    5_000_00,
    'pence',
    null,
    'GOV.UK, options for paying off your debts; RIFT',
  ),
  row('AO_COURT_SHARE', ENGLAND_WALES, 10, 'percent', null, 'GOV.UK, options for paying off your debts'),
];
