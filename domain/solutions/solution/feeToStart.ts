import type { ShortName } from './products.ts';

/** What is charged by these is paid to begin; all other fees come out of what is paid each month. */
const PAID_FIRST: ReadonlySet<string> = new Set<ShortName>(['DRO', 'MAP', 'BKY', 'SEQ']);

/** Whether the fee of a solution has to be paid before it starts. */
export function isFeePaidFirst(shortName: string): boolean {
  return PAID_FIRST.has(shortName);
}
