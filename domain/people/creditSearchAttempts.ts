/**
 * How many searches a person may make in a day: enough to correct a mistyped address, too few to search for strangers.
 */
export const MOST_SEARCHES = 5;
/** How often one person may be searched for in a day, whoever searches whom the agency has not matched with them before. */
export const MOST_SEARCHES_FOR_ONE = 8;
const DAY = 24 * 60 * 60 * 1000;

/** The outcome of a search. A search may have two: that a code is needed, and the outcome of the code. */
export const SEARCH_OUTCOMES = [
  'found',
  'not found',
  'code required',
  'no tries left',
  'not allowed',
  'phone not accepted',
  'unavailable',
] as const;
export type SearchOutcome = (typeof SEARCH_OUTCOMES)[number];

/** An earlier search. Without an outcome it is still running or was interrupted. */
export type PastSearch = { readonly at: Date; readonly outcomes: readonly SearchOutcome[] };

/**
 * Whether a person may search now. Within 24 hours five searches are allowed; those that the agency never answered do
 * not count. A person who used up the attempts at a code waits until that search is a day old (ER-013).
 */
export function isSearchAllowed(past: readonly PastSearch[], now: Date): boolean {
  const recent = past.filter(({ at }) => now.getTime() - at.getTime() < DAY);
  if (recent.some(({ outcomes }) => outcomes.includes('no tries left'))) return false;
  const counted = recent.filter(({ outcomes }) => !outcomes.every(isNoAnswer) || outcomes.length === 0);
  return counted.length < MOST_SEARCHES;
}

/** Searches before this time no longer count. */
export function searchesCountSince(now: Date): Date {
  return new Date(now.getTime() - DAY);
}

function isNoAnswer(outcome: SearchOutcome): boolean {
  return outcome === 'unavailable';
}
