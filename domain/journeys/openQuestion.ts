import type { Plan } from '../journey-engine/compile/plan.ts';
import type { Path } from '../journey-engine/run/path.ts';
import { isLocked, type SessionStatus } from '../people/sessionStatus.ts';

/** What is asked next, where a path does not reach its end. */
export type OpenQuestion = {
  readonly stepId: string;
  /** The part of the questions that it stands in, as its person reads it. */
  readonly part: string;
};

/** Where a person's answers stop for now; null where they reach an end, and where nothing can be answered any more. */
export function openQuestionIn({
  plan,
  path,
  status,
}: {
  readonly plan: Plan;
  readonly path: Path;
  readonly status: SessionStatus;
}): OpenQuestion | null {
  const { open } = path;
  if (!open || isLocked(status)) return null;
  return { stepId: open.stepId, part: plan.sectionById.get(open.sectionId)?.section.name ?? '' };
}
