import type { GivenAnswer, Step } from '../../journey-engine/definition/definition.ts';

/** What an answer says about the person themselves. */
export type DetailsFromAnswer = {
  readonly forename?: string;
  readonly contactNumber?: string;
  /** Year-month-day. */
  readonly dateOfBirth?: string;
};

/**
 * The detail that the answers of a step are (`tells` in the definition), so that it is kept with the person and never
 * asked again; undefined for every other step. The answers must have been checked.
 */
export function customerDetailsFrom(
  { tells }: Pick<Step, 'tells'>,
  answers: readonly GivenAnswer[],
): DetailsFromAnswer | undefined {
  const value = answers[0]?.value;
  if (!value) return undefined;
  switch (tells) {
    case 'forename':
      return { forename: value };
    case 'contactNumber':
      return { contactNumber: value };
    case 'dateOfBirth':
      return { dateOfBirth: value };
    default:
      return undefined;
  }
}

/**
 * Whether a person's number stays what it is, whatever is answered: an answer needs no password, and once an account
 * has a number, calls and notices go there.
 */
export function keepsNumber(person: {
  readonly isRegistered: boolean;
  readonly contactNumber: string | null;
}): boolean {
  return person.isRegistered && person.contactNumber !== null;
}

/** What a question starts with, from what is known about the person: a partner may have passed it on (ID-008). */
export function knownFromDetails(
  { tells }: Pick<Step, 'tells'>,
  details: { readonly forename: string | null; readonly contactNumber: string | null },
): string | undefined {
  if (tells !== 'forename' && tells !== 'contactNumber') return undefined;
  return details[tells] || undefined;
}
