import type { Call } from '@towpath/contracts/api/call.ts';
import type { ErrorCode } from '@towpath/contracts/errors/errors.ts';
import { asApiError } from './faults.ts';

/** By the codes of PostgreSQL: a row hangs on one that is not there; two transactions waited for each other. */
const FOREIGN_KEY = '23503';
const DEADLOCK = '40P01';
/** Two calls that met once hardly meet again. */
const MOST_TRIES = 3;

/** Faults that say nothing of the caller, and where asking the database once more would take as long again. */
const OF_ANYBODY: readonly ErrorCode[] = ['UNAVAILABLE', 'TOO_MANY_REQUESTS'];

/**
 * Does the work of a call whose person may be erased while it runs: what then cannot be written or found is no fault of
 * ours or theirs. Before anything is refused the caller is looked for once more, and is not signed in any more. A call
 * that anybody may make, such as a login, is done once more and finds nobody, as for a person who was never there.
 *
 * @param lookAgain throws NOT_SIGNED_IN where the caller is gone
 */
export async function unlessGone<Result>(
  { access }: Pick<Call, 'access'>,
  lookAgain: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await againAfterDeadlock(work);
  } catch (fault) {
    if (OF_ANYBODY.includes(asApiError(fault).code)) throw fault;
    if (access !== 'anyone') await lookAgain();
    else if (codeOf(fault) === FOREIGN_KEY) return work();
    throw fault;
  }
}

/**
 * Does work again that PostgreSQL undid, since it and another call of the same person locked rows in opposite order.
 * What a call did before in a transaction of its own is then done twice, as when a browser sends a call again.
 */
export async function againAfterDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (fault) {
      if (codeOf(fault) !== DEADLOCK || tries === MOST_TRIES) throw fault;
    }
  }
}

function codeOf(fault: unknown): string | undefined {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : undefined;
}
