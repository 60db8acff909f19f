import type { Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { StepKind } from '@towpath/domain/journey-engine/definition/stepKind.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Answers } from './service.ts';

/** What the module that a kind of step belongs to says of it; its `module.ts` hands it over, and compose.ts all of them to the saving of answers. */
export type StepPart = {
  readonly kind: StepKind;
  /** What the step still lacks, stored elsewhere than in answers, as text to show; null when it can be completed. */
  readonly lacks: (customerId: string, step: Step) => Promise<string | null>;
};

/**
 * Makes what a call needs that belongs to steps of some kinds: the step it names, which is of one of them and on the
 * path. That throws NO_JOURNEY, NOT_FOUND (also for a step of another kind) or STEP_NOT_ON_PATH.
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
