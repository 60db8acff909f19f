/** What frees a person of the debts in it once it came to its end; what stays was never in it. */
const CLEARS: ReadonlySet<string> = new Set(['DRO', 'BKY', 'IVA', 'PTD', 'SEQ', 'MAP']);

/** Whether what was over cleared debts: it is one that does, and came to its end. */
export function hasCleared(shortName: string, isDone: boolean): boolean {
  return isDone && CLEARS.has(shortName);
}
