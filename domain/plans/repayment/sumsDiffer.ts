import type { Pence } from '../../values/pence.ts';
import { type Difference, NOT_ADVISED, type NotAdvised, type NotDrawn } from './drawing.ts';

/** What of a plan does not agree with what is known today. */
export type DiffersToday = {
  readonly differences: readonly Difference[];
  /** Why it could not be drawn up today; null where it could. */
  readonly notDrawn: NotDrawn | NotAdvised | null;
  /** Whom the debts are owed to that it does not have. */
  readonly notInPlan: readonly string[];
  /** What it would pay each month by what is known today, in pence; null where that is not known. */
  readonly left: Pence | null;
};

/** What of a plan is named by itself: a debt that it does not have yet, and one that waits for advice. */
const NAMED_APART: ReadonlySet<Difference> = new Set<Difference>(['a debt more', 'a debt waits']);

/** Whether a difference is one of the sums. */
export function isOfSums(one: Difference): boolean {
  return !NAMED_APART.has(one);
}

/**
 * Whether the sums of a plan do not add up any more, so that its person has to put it or their budget right. Where the
 * advice does not name the plan any more, or a question is open before it, that is said of the plan as a whole.
 */
export function sumsDiffer({
  differences,
  notDrawn,
}: Pick<DiffersToday, 'differences' | 'notDrawn'>): boolean {
  if (differences.some(isOfSums)) return true;
  return notDrawn !== null && !isNotAdvised(notDrawn);
}

/** Whether a plan could not be drawn up since there is no advice for it, and not by its sums. */
export function isNotAdvised(why: NotDrawn | NotAdvised): why is NotAdvised {
  return NOT_ADVISED.some(one => one === why);
}
