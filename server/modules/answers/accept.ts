import type { PlanStep } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { StepType } from '@towpath/domain/journey-engine/definition/kinds.ts';
import {
  CHOICE_MESSAGES,
  type CheckedAnswer,
  checkAnswer,
} from '@towpath/domain/journey-engine/run/checkAnswer.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { StoredAnswer } from '../journeys/journeyRow.ts';

/** Completed by a save without answers; whether they may be, others are asked. */
const COMPLETED_BY_SAVING: readonly StepType[] = [
  'Marketing Consents',
  'Customer Debts',
  'Customer Debts Summary',
  'Household Makeup',
  'SFS',
  'SFS Summary',
  'Health Conditions',
];

/**
 * What a save of answers keeps for a step, as it is kept. Throws VALIDATION_FAILED with the rule's own words at the
 * step.
 *
 * A step that its own call completes (registration, call-backs) cannot be completed here; saving it again without
 * answers, as a screen does that saves every step before it goes on (JN-041), changes nothing.
 */
export function accept(
  { step, completion }: PlanStep,
  given: readonly GivenAnswer[],
  stored: StoredAnswer | undefined,
  today: CalendarDate,
): readonly GivenAnswer[] {
  if (step.type === 'Question') return checked(step.id, checkAnswer(step, given, today));
  if (given.length > 0) throw fieldError(step.id, CHOICE_MESSAGES.unknownAnswer);
  if (completion === 'nothing' || COMPLETED_BY_SAVING.includes(step.type)) return [];
  if (stored) return stored.given;
  throw fieldError(step.id, CHOICE_MESSAGES.notAQuestion);
}

function checked(stepId: string, answer: CheckedAnswer): readonly GivenAnswer[] {
  if (answer.ok) return answer.value;
  const { message, parts = [] } = answer;
  const fields = [stepId, ...parts.map(part => `${stepId}.${part}`)].map(field => ({ field, message }));
  throw new ApiError('VALIDATION_FAILED', { message, fields });
}
