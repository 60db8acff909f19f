const DAY_MS = 24 * 60 * 60 * 1000;
/** So long a person is told by themselves what came of their call. */
const TOLD_MS = 28 * DAY_MS;
/** What we did; that they took it back themselves, or that all is closed, is told elsewhere. */
const TOLD: readonly string[] = ['spoke', 'not-reached', 'wrong-number'];

/**
 * What came of the last call that a person asked for, as it is told to them without being looked for: of the calls that they
 * do not wait for any more the one that ended last, where we rang for it and it is not long ago.
 *
 * @param calls each with when it ended, as an ISO moment
 */
export function lastMadeCall<Made extends { readonly outcome: string; readonly doneAt: string }>(
  calls: readonly Made[],
  now: Date,
): Made | undefined {
  const last = calls.toSorted((one, other) => other.doneAt.localeCompare(one.doneAt))[0];
  if (!last || !TOLD.includes(last.outcome)) return undefined;
  return now.getTime() - new Date(last.doneAt).getTime() < TOLD_MS ? last : undefined;
}
