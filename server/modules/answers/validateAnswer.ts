import type { PlanStep } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { CheckedAnswer } from '@towpath/domain/journey-engine/definition/stepKind.ts';
import { CHOICE_MESSAGES, checkGiven } from '@towpath/domain/journey-engine/run/checkAnswer.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { StoredAnswer } from './storedAnswers.ts';

/**
 * The answers to store for a step, validated and normalised. Throws VALIDATION_FAILED with the rule's own
 * words at the step. A step that has its own endpoint (registration, call-backs) cannot be completed here;
 * saving it again without answers, as a screen does that saves every step before it goes on (JN-041), changes
 * nothing.
 *
 * A step that its own call completes (registration, call-backs) cannot be completed here; saving it again
 * without answers, as a screen does that saves every step before it goes on (JN-041), changes nothing.
 */
export function validateAnswer(
  planStep: PlanStep,
  given: readonly GivenAnswer[],
  stored: StoredAnswer | undefined,
  today: CalendarDate,
): readonly GivenAnswer[] {
  const { step, kind } = planStep;
  if (kind.completedBy === 'answers') return checked(step.id, checkGiven(planStep, given, today));
  if (given.length > 0) throw fieldError(step.id, CHOICE_MESSAGES.unknownAnswer);
  if (kind.completedBy === 'nothing' || kind.completedBy === 'a save') return [];
  if (stored) return stored.given;
  throw fieldError(step.id, CHOICE_MESSAGES.notAQuestion);
}

function checked(stepId: string, answer: CheckedAnswer): readonly GivenAnswer[] {
  if (answer.ok) return answer.value;
  const { message, parts = [] } = answer;
  const fields = [stepId, ...parts.map(part => `${stepId}.${part}`)].map(field => ({ field, message }));
  throw new ApiError('VALIDATION_FAILED', { message, fields });
}
