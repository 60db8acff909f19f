import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { ApiError } from '../../platform/http/apiError.ts';

/** OWASP's setting for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each takes a core for some thirty milliseconds: one is left for everybody else's calls. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** More would wait for longer than a second or two, and longer than whoever comes after them. */
const WAITING = 50;
const RETRY_AFTER = 2;

const turns = bulkhead(AT_ONCE, WAITING);

/** A hash to compare with when there is no account, with the same cost parameters. */
const NOBODYS: Promise<string> = hash('nobody has this password', COST);

/** The hash of a password, as stored. Throws UNAVAILABLE when too many wait for theirs. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), COST));
}

/**
 * Whether a password matches the hash. Without a hash (no such account, or no password yet) it takes as long
 * and returns false, so that the time taken reveals nothing. Throws UNAVAILABLE when too many wait for theirs.
 */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  const against = hashed ?? (await NOBODYS);
  const matches = await inTurn(() => verify(against, password.normalize('NFKC')));
  return matches && hashed !== null;
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await turns.execute(work);
  } catch (fault) {
    if (isBulkheadRejectedError(fault)) throw new ApiError('UNAVAILABLE', { retryAfter: RETRY_AFTER });
    throw fault;
  }
}
