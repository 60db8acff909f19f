import { HEALTH_QUESTIONS, type HealthAnswers } from './healthQuestions.ts';

const FIELDS = [...HEALTH_QUESTIONS, 'treatmentEndsOn'] as const;

/**
 * What helps when we talk, as somebody chose it in a form, where it may have changed since the form was opened: what they
 * added is added, what they took away is taken away, and the rest stays as it is stored.
 *
 * @param was the ids that stood in the form when it was opened
 * @returns each id once, in order
 */
export function needsMerged(
  chosen: readonly number[],
  was: readonly number[],
  stored: readonly number[],
): readonly number[] {
  const stays = stored.filter(id => chosen.includes(id) || !was.includes(id));
  const added = chosen.filter(id => !was.includes(id));
  return [...new Set([...stays, ...added])].sort((one, other) => one - other);
}

/**
 * The answers about health of a form that may be older than what is stored: an answer that was left alone in it is the one
 * that is stored. Which of them still count, `answersThatCount` says.
 *
 * @param was the answers that stood in the form when it was opened
 */
export function answersMerged(
  given: HealthAnswers,
  was: HealthAnswers,
  stored: HealthAnswers,
): HealthAnswers {
  const own = FIELDS.filter(field => given[field] !== was[field]);
  return { ...stored, ...Object.fromEntries(own.map(field => [field, given[field]])) };
}

/** Whether one of the answers is new, or another than before; one that is only left out is taken away. */
export function hasNewAnswer(answers: HealthAnswers, before: HealthAnswers): boolean {
  return FIELDS.some(field => answers[field] !== undefined && answers[field] !== before[field]);
}
