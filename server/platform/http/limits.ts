import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './apiError.ts';

/**
 * How often a call may be made, in all processes together:
 * - `person`: by one person, whichever address they call from
 * - `address`: from one network address. Where a call needs a credential, only calls with a valid one are counted, so
 *   that nobody without one uses up what the others at their address have. Many people share the address of a
 *   library or a mobile network, so this is generous
 * - `partner`: by one partner, with all its keys
 * - `refusals`: how often it may be refused to one network address. Calls that succeed are not counted or held back:
 *   for calls that bring a secret nobody can guess
 */
export type Limit = {
  readonly max: number;
  readonly seconds: number;
  readonly by: 'address' | 'person' | 'partner' | 'refusals';
};

/** Counts a call. Throws TOO_MANY_REQUESTS when it is over the limit. */
export type LimitCheck = (request: FastifyRequest) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts every call of a person, of those that read and of those that change something. */
    limitEveryCall: LimitCheck;
    /** Creates the check for a limit of a call, which has its own count in the name of that call. */
    limitTo(call: string, limit: Limit): LimitCheck;
  }
}

/** The checks of some limits of a call, in the order in which they are to be made. */
export function checksOf(
  app: FastifyInstance,
  call: string,
  limits: readonly Limit[],
  ...kinds: readonly Limit['by'][]
): LimitCheck[] {
  return kinds.flatMap(kind => limits.filter(({ by }) => by === kind).map(limit => app.limitTo(call, limit)));
}

/** The refusal, with the wait in words: the table's own says a minute. */
export function tooMany(seconds: number): ApiError {
  const minutes = Math.ceil(seconds / 60);
  return new ApiError('TOO_MANY_REQUESTS', {
    retryAfter: Math.max(1, Math.ceil(seconds)),
    ...(minutes > 1 ? { message: `Too many tries. Wait ${minutes} minutes, then try again.` } : {}),
  });
}
