import { ALL_NATIONS, ENGLAND_WALES, NORTHERN_IRELAND, NOT_SCOTLAND } from './nations.ts';
import { COMMON_PRACTICE, OWN_PRACTICE, rowsOf } from './row.ts';

export type ArrangementsKey =
  | 'IVA_DEBT_MIN'
  | 'IVA_DEBT_COMFORTABLE'
  | 'IVA_CREDITORS_MIN'
  | 'IVA_PAYMENT_FLOOR'
  | 'IVA_TERM'
  | 'IVA_TERM_HOME'
  | 'IVA_EQUITY_MIN'
  | 'IVA_HOME_COUNTED'
  | 'IVA_APPROVAL'
  | 'IVA_FEES_MIN'
  | 'IVA_FEES_SHARE'
  | 'IVA_REGISTER_MONTHS'
  | 'IVA_REPEAT_MONTHS'
  | 'IVA_WRITE_OFF_MIN'
  | 'IVA_BELOW_BANKRUPTCY_MAX'
  | 'IVA_ESTATE_SHARE_MAX'
  | 'BANKRUPTCY_CHEAPER_BY'
  | 'BANKRUPTCY_FAR_CHEAPER_BY'
  | 'BS_DAYS'
  | 'BS_REVIEW_FROM'
  | 'BS_REVIEW_TO'
  | 'BS_REPEAT_MONTHS'
  | 'BS_NEW_CREDIT_MAX'
  | 'MHBS_AFTER_TREATMENT';

const row = rowsOf<ArrangementsKey>();
const NI_FACT_SHEET = 'Business Debtline, fact sheet NI01';

/** Individual voluntary arrangements and Breathing Space. */
export const ARRANGEMENTS_THRESHOLDS = [
  row('IVA_DEBT_MIN', NOT_SCOTLAND, 6_000_00, 'pence', null, OWN_PRACTICE),
  row('IVA_DEBT_COMFORTABLE', ENGLAND_WALES, 10_000_00, 'pence', null, 'National Debtline fact sheet 35'),
  row('IVA_DEBT_COMFORTABLE', NORTHERN_IRELAND, 10_000_00, 'pence', null, NI_FACT_SHEET),
  row('IVA_CREDITORS_MIN', NOT_SCOTLAND, 2, 'creditors', null, OWN_PRACTICE),
  row('IVA_PAYMENT_FLOOR', ENGLAND_WALES, 50_00, 'pence a month', '2022-06-26', 'CPAG on the IVA guidance'),
  row(
    'IVA_PAYMENT_FLOOR',
    NORTHERN_IRELAND,
    50_00,
    'pence a month',
    '2022-06-26',
    OWN_PRACTICE,
    'Advice NI asks for about £80: the advice team confirms it',
  ),
  row('IVA_TERM', ENGLAND_WALES, 60, 'months', '2016-01-01', 'IVA Protocol'),
  row('IVA_TERM', NORTHERN_IRELAND, 60, 'months', '2016-01-01', NI_FACT_SHEET),
  row('IVA_TERM_HOME', ENGLAND_WALES, 72, 'months', '2016-01-01', 'IVA Protocol'),
  row('IVA_TERM_HOME', NORTHERN_IRELAND, 72, 'months', '2016-01-01', COMMON_PRACTICE),
  row('IVA_EQUITY_MIN', ENGLAND_WALES, 5_000_00, 'pence', '2016-01-01', 'IVA Protocols 2016 and 2021'),
  row('IVA_EQUITY_MIN', ENGLAND_WALES, 10_000_00, 'pence', '2025-07-01', 'IVA Protocol 2025'),
  row('IVA_HOME_COUNTED', ENGLAND_WALES, 85, 'percent', '2016-01-01', 'IVA Protocols 2016, 2021 and 2025'),
  row('IVA_APPROVAL', ENGLAND_WALES, 75, 'percent', null, 'Money Advice Hub'),
  row(
    'IVA_APPROVAL',
    NORTHERN_IRELAND,
    75,
    'percent',
    null,
    NI_FACT_SHEET,
    'The part of the fact sheet that was read names no share',
  ),
  row(
    'IVA_FEES_MIN',
    NOT_SCOTLAND,
    3_600_00,
    'pence',
    null,
    OWN_PRACTICE,
    'Two published examples come to 25.3 and 26.1 percent',
  ),
  row(
    'IVA_FEES_SHARE',
    NOT_SCOTLAND,
    255,
    'per thousand',
    null,
    OWN_PRACTICE,
    'Two published examples come to 25.3 and 26.1 percent',
  ),
  row('IVA_REGISTER_MONTHS', ENGLAND_WALES, 3, 'months', null, 'StepChange, questions about IVAs'),
  row('IVA_REPEAT_MONTHS', NOT_SCOTLAND, 12, 'months', null, COMMON_PRACTICE, 'No public source was found'),
  row('IVA_WRITE_OFF_MIN', NOT_SCOTLAND, 20, 'percent', null, OWN_PRACTICE),
  // So much would go on the costs of a trustee in any case.
  row('IVA_BELOW_BANKRUPTCY_MAX', NOT_SCOTLAND, 2_000_00, 'pence', null, OWN_PRACTICE),
  // Creditors to whom all that is owned would bring so much rarely agree to less.
  row('IVA_ESTATE_SHARE_MAX', NOT_SCOTLAND, 75, 'percent', null, OWN_PRACTICE),
  // From this part of what a plan costs the person, bankruptcy is materially cheaper.
  row('BANKRUPTCY_CHEAPER_BY', ALL_NATIONS, 25, 'percent', null, OWN_PRACTICE),
  // From this part, whatever the plan gives creditors: nothing is due in bankruptcy from benefits alone, say.
  row('BANKRUPTCY_FAR_CHEAPER_BY', ALL_NATIONS, 50, 'percent', null, OWN_PRACTICE),
  row('BS_DAYS', ENGLAND_WALES, 60, 'days', '2021-05-04', 'MoneyHelper; CPAG'),
  row('BS_REVIEW_FROM', ENGLAND_WALES, 25, 'days', '2021-05-04', 'CPAG'),
  row('BS_REVIEW_TO', ENGLAND_WALES, 35, 'days', '2021-05-04', 'CPAG'),
  row(
    'BS_REPEAT_MONTHS',
    ENGLAND_WALES,
    12,
    'months',
    '2021-05-04',
    'MoneyHelper; Staffordshire County Council',
  ),
  row(
    'BS_NEW_CREDIT_MAX',
    ENGLAND_WALES,
    500_00,
    'pence',
    '2021-05-04',
    'Financial Guardian; Citizens Advice',
  ),
  row('MHBS_AFTER_TREATMENT', ENGLAND_WALES, 30, 'days', '2021-05-04', 'MoneyHelper; Surrey County Council'),
];
