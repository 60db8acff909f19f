import type { GivenAnswer } from '../../journey-engine/definition/definition.ts';

/** What an answer of the Qualifier tells of the person themselves. */
export type DetailsFromAnswer = {
  readonly forename?: string;
  readonly contactNumber?: string;
  /** Year-month-day. */
  readonly dateOfBirth?: string;
};

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
  switch (stepId) {
    case 'first-name':
      return { forename: value };
    case 'phone':
      return { contactNumber: value };
    case 'birth-date':
      return { dateOfBirth: value };
    default:
      return undefined;
  }
}

/** What a question of the Qualifier begins with, from what is known of the person: a partner may have told it (ID-008). */
export function knownFromDetails(details: {
  readonly forename: string | null;
  readonly contactNumber: string | null;
}): Readonly<Partial<Record<string, string>>> {
  const { forename, contactNumber } = details;
  return {
    ...(forename ? { 'first-name': forename } : {}),
    ...(contactNumber ? { phone: contactNumber } : {}),
  };
}
