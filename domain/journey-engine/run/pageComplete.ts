import { type PlanPage, stepsOfPage } from '../compile/plan.ts';
import type { PagePath } from './path.ts';

/**
 * Whether the screen counts a page as complete: its last revealed step has what it needs (JN-034), or the page, or a
 * step revealed on it, says that it is (JN-036).
 */
export function pageComplete(
  { page }: PlanPage,
  walked: Pick<PagePath, 'steps' | 'complete' | 'end'>,
): boolean {
  if (page.show?.alwaysComplete) return true;
  const shown = new Set(walked.steps.map(step => step.stepId));
  const saysSo = stepsOfPage(page).some(step => step.completesPage && shown.has(step.id));
  return saysSo || (walked.complete && walked.end === undefined);
}
