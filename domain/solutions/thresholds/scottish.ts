import { SCOTLAND } from './nations.ts';
import { OWN_PRACTICE, rowsOf } from './row.ts';

export type ScottishKey =
  | 'MOR_MONTHS'
  | 'MOR_REPEAT_MONTHS'
  | 'MAP_DEBT_MAX'
  | 'MAP_ASSET_MAX'
  | 'MAP_ITEM_MAX'
  | 'MAP_VEHICLE_MAX'
  | 'MAP_BENEFIT_MONTHS'
  | 'MAP_FEE'
  | 'MAP_DISCHARGE'
  | 'MAP_CREDIT_AFTER'
  | 'MAP_REPEAT_YEARS'
  | 'SEQ_DEBT_MIN'
  | 'SEQ_DEBT_WORTH'
  | 'SEQ_FEE'
  | 'SEQ_REPEAT_YEARS'
  | 'SEQ_RESIDENCE_MONTHS'
  | 'SEQ_CONTRIBUTION'
  | 'SEQ_DISCHARGE'
  | 'SEQ_CERTIFICATE_DAYS'
  | 'PTD_DEBT_MIN'
  | 'PTD_TERM'
  | 'PTD_TERM_HOME'
  | 'PTD_PAYMENT_FLOOR'
  | 'PTD_FEES_MIN'
  | 'PTD_FEES_MAX'
  | 'PTD_OBJECTION_WEEKS'
  | 'PTD_OBJECTION_NUMBER'
  | 'PTD_OBJECTION_VALUE'
  | 'ROI_YEARS_AFTER'
  | 'DAS_TERM_MAX'
  | 'DAS_PLAN_MONTHS'
  | 'DAS_CONSENT_DAYS'
  | 'DAS_ADMINISTRATION'
  | 'DAS_TO_CREDITORS'
  | 'DAS_OBJECTORS_MAX'
  | 'CFT_CONTINGENCY_MAX'
  | 'CFT_CONTINGENCY_SHARE';

const row = rowsOf<ScottishKey>();

/** An average of £5,003, with 16.28 pence in the pound for creditors. */
const TRUST_DEED_FEES =
  'Accountant in Bankruptcy, paper for the Protected Trust Deed Working Group, KPMG, May 2010';
const OLD_FEES = 'The figures are of 2010: a trustee says what they take today';

/** The statutory solutions of Scotland. */
export const SCOTTISH_THRESHOLDS = [
  row(
    'MOR_MONTHS',
    SCOTLAND,
    6,
    'months',
    '2024-08-06',
    'Bankruptcy (Scotland) Act 2016, sections 195 to 198; Accountant in Bankruptcy',
  ),
  row('MOR_REPEAT_MONTHS', SCOTLAND, 12, 'months', '2024-08-06', 'Accountant in Bankruptcy; mygov.scot'),
  row('MAP_DEBT_MAX', SCOTLAND, 25_000_00, 'pence', '2021-03-29', 'Accountant in Bankruptcy'),
  row('MAP_ASSET_MAX', SCOTLAND, 2_000_00, 'pence', null, 'Accountant in Bankruptcy'),
  row('MAP_ITEM_MAX', SCOTLAND, 1_000_00, 'pence', null, 'Accountant in Bankruptcy'),
  row('MAP_VEHICLE_MAX', SCOTLAND, 3_000_00, 'pence', null, 'Accountant in Bankruptcy'),
  row('MAP_BENEFIT_MONTHS', SCOTLAND, 6, 'months', null, 'Accountant in Bankruptcy'),
  row('MAP_FEE', SCOTLAND, 50_00, 'pence', null, 'Accountant in Bankruptcy'),
  row('MAP_DISCHARGE', SCOTLAND, 6, 'months', null, 'Accountant in Bankruptcy'),
  row('MAP_CREDIT_AFTER', SCOTLAND, 6, 'months', null, 'Accountant in Bankruptcy'),
  row('MAP_REPEAT_YEARS', SCOTLAND, 10, 'years', null, 'Accountant in Bankruptcy'),
  row('SEQ_DEBT_MIN', SCOTLAND, 3_000_00, 'pence', null, 'Bankruptcy (Scotland) Act 2016, section 2(8)'),
  row('SEQ_DEBT_WORTH', SCOTLAND, 10_000_00, 'pence', null, OWN_PRACTICE),
  row('SEQ_FEE', SCOTLAND, 150_00, 'pence', null, 'StepChange; Accountant in Bankruptcy'),
  row('SEQ_REPEAT_YEARS', SCOTLAND, 5, 'years', null, 'Accountant in Bankruptcy'),
  row(
    'SEQ_RESIDENCE_MONTHS',
    SCOTLAND,
    12,
    'months',
    null,
    'Bankruptcy (Scotland) Act 2016, section 15; Accountant in Bankruptcy',
  ),
  row(
    'SEQ_CONTRIBUTION',
    SCOTLAND,
    48,
    'months',
    null,
    'Debt Advisory Service',
    'An adviser confirms the length',
  ),
  row('SEQ_CERTIFICATE_DAYS', SCOTLAND, 30, 'days', null, 'Accountant in Bankruptcy; Advice Scotland'),
  row(
    'SEQ_DISCHARGE',
    SCOTLAND,
    12,
    'months',
    null,
    'Bankruptcy (Scotland) Act 2016, section 138; mygov.scot, when bankruptcy ends',
  ),
  row('PTD_DEBT_MIN', SCOTLAND, 5_000_00, 'pence', null, 'Advice Scotland'),
  row('PTD_TERM', SCOTLAND, 48, 'months', null, 'Advice Scotland'),
  row('PTD_TERM_HOME', SCOTLAND, 60, 'months', null, 'Advice Scotland'),
  row('PTD_PAYMENT_FLOOR', SCOTLAND, 100_00, 'pence a month', null, OWN_PRACTICE),
  row('PTD_FEES_MIN', SCOTLAND, 4_000_00, 'pence', null, TRUST_DEED_FEES, OLD_FEES),
  row('PTD_FEES_MAX', SCOTLAND, 6_500_00, 'pence', null, TRUST_DEED_FEES, OLD_FEES),
  row('PTD_OBJECTION_WEEKS', SCOTLAND, 5, 'weeks', null, 'Advice Scotland'),
  // More than half of the creditors by number, or more than a third by value.
  row('PTD_OBJECTION_NUMBER', SCOTLAND, 50, 'percent', null, 'Advice Scotland'),
  row('PTD_OBJECTION_VALUE', SCOTLAND, 3, 'parts', null, 'Advice Scotland'),
  row(
    'ROI_YEARS_AFTER',
    SCOTLAND,
    1,
    'years',
    null,
    'Accountant in Bankruptcy, notes for guidance, section 17.3',
  ),
  row('DAS_TERM_MAX', SCOTLAND, 120, 'months', null, 'Accountant in Bankruptcy; Advice Scotland'),
  row('DAS_PLAN_MONTHS', SCOTLAND, 96, 'months', null, OWN_PRACTICE),
  row('DAS_CONSENT_DAYS', SCOTLAND, 21, 'days', null, 'Advice Scotland; Harper McDermott'),
  row('DAS_ADMINISTRATION', SCOTLAND, 22, 'percent', null, 'Accountant in Bankruptcy; StepChange'),
  row('DAS_TO_CREDITORS', SCOTLAND, 78, 'percent', null, 'Accountant in Bankruptcy; StepChange'),
  row('DAS_OBJECTORS_MAX', SCOTLAND, 10, 'percent', null, 'Advice Scotland; Harper McDermott'),
  row(
    'CFT_CONTINGENCY_MAX',
    SCOTLAND,
    20_00,
    'pence a month',
    null,
    'Bankruptcy (Scotland) Regulations 2016, regulation 16',
  ),
  row(
    'CFT_CONTINGENCY_SHARE',
    SCOTLAND,
    10,
    'percent',
    null,
    'Bankruptcy (Scotland) Regulations 2016, regulation 16',
  ),
];
