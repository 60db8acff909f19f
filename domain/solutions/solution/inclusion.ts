import type { InclusionColumn } from '../../debts/creditType.ts';
import type { ShortName } from './products.ts';

/** The inclusion column that says which debts a solution deals with; null for those that deal with all. */
export const COLUMN_OF: Readonly<Record<ShortName, InclusionColumn | null>> = {
  IVA: 'IVA',
  DMP: 'DMP',
  BKY: 'BKY',
  DRO: 'DRO',
  BS: 'BS',
  MHBS: 'BS',
  PTD: 'PTD',
  DAS: 'DAS',
  SEQ: 'SEQ',
  MAP: 'SEQ',
  MOR: 'SEQ',
  AO: null,
  TPP: 'DMP',
  SMP: 'DMP',
  FFS: 'DMP',
  DAP: null,
  WO: 'DMP',
  MHM: null,
};
