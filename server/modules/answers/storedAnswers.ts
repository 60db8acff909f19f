import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';

/** One stored answer. */
export type StoredAnswer = { readonly given: readonly GivenAnswer[]; readonly revision: number };
export type StoredAnswers = ReadonlyMap<string, StoredAnswer>;

/** Answers as a statement returns them. */
export type AnswersColumn = readonly [stepId: string, revision: number, given: readonly GivenAnswer[]][];

/**
 * The answers of a journey as a column of the statement that reads the journey, so that both are read at one
 * moment and in one round trip.
 *
 * @param journey what the statement calls the journey
 * @param restriction one of ONLY; all answers without it
 */
export const answersColumn = (journey: string, restriction = ''): string => `
    (select coalesce(json_agg(json_build_array(a.step_id, a.revision, a.given)), '[]')
     from answers a
     where a.customer_id = ${journey}.customer_id and a.journey_id = ${journey}.id ${restriction}) as answers`;

/** Which answers to read, by a parameter of the statement. */
export const ONLY = {
  /**
   * The list is in a subquery so that PostgreSQL keeps one generic plan per connection. If it saw the list's
   * length, it would make a new plan each time and spend far more on planning than on reading.
   */
  ofSteps: (ids: string) => `and a.step_id = any((select ${ids}::text[])::text[])`,
  ofPage: (id: string) => `and a.page_id = ${id}`,
} as const;

/** The answers of such a column, by step. */
export function answersByStep(column: AnswersColumn): StoredAnswers {
  return new Map(
    column.map(([stepId, revision, givenAnswers]) => [stepId, { given: givenAnswers, revision }]),
  );
}
