import type { InclusionColumn } from '../../debts/creditType.ts';
import type { ShortName } from './products.ts';

/** The insolvencies, each with the column that says which debts it takes in. */
export const INSOLVENCIES: ReadonlyMap<ShortName, InclusionColumn> = new Map<ShortName, InclusionColumn>([
  ['IVA', 'IVA'],
  ['BKY', 'BKY'],
  ['DRO', 'DRO'],
  ['PTD', 'PTD'],
  ['SEQ', 'SEQ'],
  ['MAP', 'SEQ'],
]);

/** Whether a solution is an insolvency: an adviser goes through it with the person before it is applied for. */
export function isInsolvency(shortName: string): boolean {
  return (INSOLVENCIES as ReadonlyMap<string, InclusionColumn>).has(shortName);
}
