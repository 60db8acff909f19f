import type { CategoryEntry } from '@towpath/contracts/api/budget.ts';
import type { CategoryStatus } from '../state/typedLines.ts';
import { words } from './words.ts';

/**
 * Why Continue waits: the first part that is not done, and how many more there are. Undefined when all are
 * done.
 */
export function reasonToWait(
  entries: readonly CategoryEntry[],
  standings: readonly CategoryStatus[],
): string | undefined {
  const open = entries.filter((_, index) => standings[index] !== 'completed');
  const [first] = open;
  if (!first) return undefined;
  if (open.length === 1) return words.budget.submitLast(first.categoryName);
  return words.budget.partsToGo(open.length, first.categoryName);
}
