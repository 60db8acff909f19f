/** Who was not reached so often is not rung again before they ask. */
const MOST_TRIES = 3;
/** So long the phone rests after nobody answered. */
const REST_MINUTES = 120;
const MINUTE_MS = 60_000;

/** A try where nobody answered: when it was made, and before when the person did not expect it, null for any time. */
export type VainTry = { readonly tried: Date; readonly notBefore: Date | null };

/**
 * Whether a try where nobody answered is one of the few. One before the time that was promised or chosen is not: its person
 * still waits for that time, which stays.
 */
export function countsAsTry({ tried, notBefore }: VainTry): boolean {
  return notBefore === null || tried >= notBefore;
}

/**
 * Whether a call where nobody answered is tried again.
 *
 * @param triesBefore how often it was tried in vain before this time, as far as that counts
 */
export function isTriedAgain(triesBefore: number, vain: VainTry): boolean {
  return !countsAsTry(vain) || triesBefore + 1 < MOST_TRIES;
}

/** The earliest moment of the next try after one that counts where nobody answered; it is made in the safe stretch after that. */
export function earliestNextTry(tried: Date): Date {
  return new Date(tried.getTime() + REST_MINUTES * MINUTE_MS);
}
