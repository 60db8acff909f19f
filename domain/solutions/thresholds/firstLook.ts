import type { UkNation } from '../../people/nation.ts';
import type { Threshold } from './threshold.ts';

export type FirstLookKey =
  | 'DRO_DEBT_MAX'
  | 'DRO_SURPLUS_MAX'
  | 'IVA_DEBT_MIN'
  | 'IVA_PAYMENT_FLOOR'
  | 'IVA_TERM'
  | 'DMP_MIN_PER_DEBT'
  | 'DMP_TERM_MAX'
  | 'BKY_DEBT_MIN'
  | 'SMP_TERM_MAX'
  | 'MAP_DEBT_MAX'
  | 'SEQ_DEBT_MIN'
  | 'PTD_DEBT_MIN'
  | 'PTD_PAYMENT_FLOOR'
  | 'DAS_TERM_MAX';

const ENGLAND_WALES: readonly UkNation[] = ['england', 'wales'];
const NOT_SCOTLAND: readonly UkNation[] = ['england', 'wales', 'northern-ireland'];
const NI: readonly UkNation[] = ['northern-ireland'];
const SCOTLAND: readonly UkNation[] = ['scotland'];
const ALL: readonly UkNation[] = ['england', 'wales', 'scotland', 'northern-ireland'];
const OWN = 'Our own practice: no public rule; to be confirmed by the advice team';

const row = (
  key: FirstLookKey,
  nations: readonly UkNation[],
  value: number,
  unit: Threshold['unit'],
  validFrom: string | null,
  source: string,
): Threshold<FirstLookKey> => ({ key, nations, value, unit, validFrom, source });

/** The limits that the Qualifier's first look needs. Each change of a figure is a new row with its first day. */
export const FIRST_LOOK_THRESHOLDS: readonly Threshold<FirstLookKey>[] = [
  row('DRO_DEBT_MAX', ENGLAND_WALES, 30_000_00, 'pence', '2021-06-29', 'Salford Citizens Advice; Nelsons'),
  row('DRO_DEBT_MAX', ENGLAND_WALES, 50_000_00, 'pence', '2024-06-28', 'SI 2024/626; Shelter Legal'),
  // The sources name neither day on which Northern Ireland began these: the first is the day one was written.
  row('DRO_DEBT_MAX', NI, 30_000_00, 'pence', '2024-04-02', 'Mental Health and Money Advice NI'),
  row('DRO_DEBT_MAX', NI, 50_000_00, 'pence', '2024-07-08', 'WHR Accountants on the 2024 legislation'),
  row('DRO_SURPLUS_MAX', ENGLAND_WALES, 75_00, 'pence a month', '2021-06-29', 'Salford Citizens Advice'),
  row('DRO_SURPLUS_MAX', NI, 75_00, 'pence a month', '2024-04-02', 'Mental Health and Money Advice NI'),
  row('IVA_DEBT_MIN', NOT_SCOTLAND, 6_000_00, 'pence', null, OWN),
  row('IVA_PAYMENT_FLOOR', NOT_SCOTLAND, 50_00, 'pence a month', '2022-06-26', 'CPAG on the IVA guidance'),
  row('IVA_TERM', NOT_SCOTLAND, 60, 'months', '2016-01-01', 'IVA Protocol'),
  row('DMP_MIN_PER_DEBT', ALL, 5_00, 'pence a month', null, 'StepChange; National Debtline fact sheet 35'),
  row('DMP_TERM_MAX', ALL, 120, 'months', null, 'National Debtline fact sheet 35'),
  row('BKY_DEBT_MIN', NOT_SCOTLAND, 5_000_00, 'pence', null, OWN),
  row('SMP_TERM_MAX', ALL, 12, 'months', null, OWN),
  row('MAP_DEBT_MAX', SCOTLAND, 25_000_00, 'pence', '2021-03-29', 'Accountant in Bankruptcy'),
  row('SEQ_DEBT_MIN', SCOTLAND, 3_000_00, 'pence', null, 'Bankruptcy (Scotland) Act 2016, section 2(8)'),
  row('PTD_DEBT_MIN', SCOTLAND, 5_000_00, 'pence', null, 'Advice Scotland'),
  row('PTD_PAYMENT_FLOOR', SCOTLAND, 100_00, 'pence a month', null, OWN),
  row('DAS_TERM_MAX', SCOTLAND, 120, 'months', null, 'Accountant in Bankruptcy; Advice Scotland'),
];
