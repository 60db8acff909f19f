import type { ShortName } from '../../solution/products.ts';

/** Each writes debts off by law, is seen by others for years and cannot be undone: a person confirms it first. */
export const PERSON_CONFIRMS: ReadonlySet<ShortName> = new Set<ShortName>([
  'DRO',
  'MAP',
  'IVA',
  'PTD',
  'BKY',
  'SEQ',
]);
