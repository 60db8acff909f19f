import type { GivenAnswer } from '../../journey-engine/definition/definition.ts';

/** What an answer of the Qualifier tells of the person themselves. */
export type DetailsFromAnswer = { readonly forename?: string; readonly contactNumber?: string };

/**
 * The detail that the answers of a step are, so that it is kept with the person and never asked again; undefined for
 * every other step. The answers must have been checked.
 */
export function customerDetailsFrom(
  stepId: string,
  answers: readonly GivenAnswer[],
): DetailsFromAnswer | undefined {
  const value = answers[0]?.value;
  if (!value) return undefined;
  if (stepId === 'first-name') return { forename: value };
  return stepId === 'phone' ? { contactNumber: value } : undefined;
}
