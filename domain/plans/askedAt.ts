import { isNotSentYet, type PlanState } from './planState.ts';

/** What a person asks for by themselves at an office, by the id of its page in the operator's list of help. */
const ASKED_AT: Readonly<Partial<Record<string, string>>> = { MOR: 'moratorium' };

/**
 * The id of the help at which a plan is asked for, until it is; null for one that goes another way, or has gone.
 *
 * @param shortName of the solution that was chosen
 */
export function askedAt(shortName: string, state: PlanState): string | null {
  return isNotSentYet(state) ? (ASKED_AT[shortName] ?? null) : null;
}
