import type { Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { StepKind } from '@towpath/domain/journey-engine/definition/stepKind.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Answers } from './service.ts';

/**
 * What the module that owns a kind of step says about it; its `module.ts` exports it, and compose.ts passes
 * all of them to the saving of answers.
 */
export type StepPart = {
  readonly kind: StepKind;
  /**
   * What the step still lacks among data stored outside the answers, as text to show; null when it can be
   * completed.
   */
  readonly lacks: (customerId: string, step: Step) => Promise<string | null>;
};

/**
 * Makes the check for a call that belongs to steps of certain kinds: the step it names must be of one of them
 * and on the path. The check throws NO_JOURNEY, NOT_FOUND (also for a step of another kind) or
 * STEP_NOT_ON_PATH.
 */
export type RequireStep = (
  ...kinds: readonly StepKind[]
) => (customerId: string, stepId: string) => Promise<Step>;

export function requireStepBy(answers: Pick<Answers, 'stepOnPath'>): RequireStep {
  return (...kinds) =>
    async (customerId, stepId) => {
      const { planStep } = await answers.stepOnPath(customerId, stepId);
      if (!kinds.some(({ name }) => name === planStep.kind.name)) throw new ApiError('NOT_FOUND');
      return planStep.step;
    };
}
