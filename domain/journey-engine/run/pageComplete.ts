import { type PlanPage, stepsOfPage } from '../compile/plan.ts';
import type { PagePath } from './path.ts';

const SAYS_COMPLETE = 'this section is now complete.';

/**
 * Whether the screen counts a page as complete: its last revealed step has what it needs (JN-034), or its header is
 * 'Review', or a revealed step says 'this section is now complete.' (JN-036).
 */
export function pageComplete(page: PlanPage, walked: Pick<PagePath, 'steps' | 'complete' | 'end'>): boolean {
  if (page.headerName === 'Review') return true;
  const shown = new Set(walked.steps.map(step => step.stepId));
  const saysSo = stepsOfPage(page.page).some(
    step => shown.has(step.id) && textsOf(step).some(text => text.toLowerCase().includes(SAYS_COMPLETE)),
  );
  return saysSo || (walked.complete && walked.end === undefined);
}

function textsOf(step: { readonly headerText: string; readonly additionalText?: string }): readonly string[] {
  return [step.headerText, step.additionalText ?? ''];
}
