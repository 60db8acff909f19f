import type { Difference, NotDrawn } from './drawing.ts';

/** What of a plan is named by itself: a debt that it does not have yet, and one that waits for advice. */
const NAMED_APART: ReadonlySet<Difference> = new Set<Difference>(['a debt more', 'a debt waits']);

/**
 * Whether the sums of a plan do not add up any more, so that its person has to put it or their budget right. Where the
 * advice does not name the plan any more, that is said of the plan as a whole.
 */
export function sumsDiffer({
  differences,
  notDrawn,
}: {
  readonly differences: readonly Difference[];
  readonly notDrawn: NotDrawn | 'advice has changed' | null;
}): boolean {
  if (differences.some(one => !NAMED_APART.has(one))) return true;
  return notDrawn !== null && notDrawn !== 'advice has changed';
}
