import type { CategoryEntry } from '@towpath/contracts/api/budget.ts';
import { words } from './words.ts';

/**
 * Why Continue waits: the first part that is not done, and how many more there are. Undefined when all are
 * done.
 */
export function reasonToWait(unfinished: readonly CategoryEntry[]): string | undefined {
  const [first] = unfinished;
  if (!first) return undefined;
  if (unfinished.length === 1) return words.budget.submitLast(first.categoryName);
  return words.budget.partsToGo(unfinished.length, first.categoryName);
}
