import { ARRANGEMENT_ROWS } from './arrangements.ts';
import { COMMON_ROWS } from './common.ts';
import { DEBT_RELIEF_ROWS } from './debtRelief.ts';
import { GATE_ROWS } from './gates.ts';
import { PLAN_ROWS } from './plans.ts';
import type { GoldenRow } from './row.ts';
import { SCOTTISH_ROWS } from './scottish.ts';

/** Every golden table: together they bring each criterion to every possible outcome. */
export const GOLDEN_ROWS: readonly GoldenRow[] = [
  ...COMMON_ROWS,
  ...DEBT_RELIEF_ROWS,
  ...ARRANGEMENT_ROWS,
  ...SCOTTISH_ROWS,
  ...GATE_ROWS,
  ...PLAN_ROWS,
];
