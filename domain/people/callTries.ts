/** Who was not reached so often is not rung again before they ask. */
const MOST_TRIES = 3;
/** So long the phone rests after nobody answered. */
const REST_MINUTES = 120;
const MINUTE_MS = 60_000;

/**
 * Whether a call where nobody answered is tried again.
 *
 * @param triesBefore how often it was tried in vain before this time
 */
export function isTriedAgain(triesBefore: number): boolean {
  return triesBefore + 1 < MOST_TRIES;
}

/** The earliest moment of the next try after one where nobody answered; it is made in the safe stretch after that. */
export function earliestNextTry(tried: Date): Date {
  return new Date(tried.getTime() + REST_MINUTES * MINUTE_MS);
}
