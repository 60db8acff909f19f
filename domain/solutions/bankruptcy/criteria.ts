import {
  ADULT,
  CONDUCT,
  hasDebts,
  leavesUnpaid,
  NOT_IN_INSOLVENCY,
  OWES_MORE_THAN_OWNS,
  UNABLE_TO_PAY,
} from '../criteria/common.ts';
import type { Criterion } from '../criteria/criterion.ts';

/** What bankruptcy asks for (England, Wales, Northern Ireland). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  NOT_IN_INSOLVENCY,
  hasDebts('BKY'),
  UNABLE_TO_PAY,
  leavesUnpaid('BKY_REPAYS_LESS_THAN_ALL', figures => figures.unpaid.bankruptcy),
  OWES_MORE_THAN_OWNS,
  ...CONDUCT,
];
