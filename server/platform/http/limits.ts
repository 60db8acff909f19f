import rateLimit from '@fastify/rate-limit';
import { emailKey } from '@towpath/domain/values/email.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { ApiError } from './apiError.ts';

/**
 * How often a call may be made: from one network address, for one email whoever asks, or by one person
 * wherever they are.
 */
export type Limit = {
  readonly max: number;
  readonly seconds: number;
  readonly by: 'address' | 'email' | 'person';
};

/** Throws TOO_MANY_REQUESTS when a request exceeds the limit. */
export type LimitCheck = (request: FastifyRequest) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts every call of a person; see `limitEveryCall`. */
    limitEveryCall: LimitCheck;
    /** Creates the check for a limit; each has its own count. */
    limitTo(limit: Limit): LimitCheck;
  }
}

/**
 * Limits are counted in the memory of this process: with several processes, each allows the full limit.
 * Limits that must hold across all of them (wrong passwords) are counted in the database instead.
 */
export async function registerLimits(
  app: FastifyInstance,
  { rateLimits }: Pick<Config, 'rateLimits'>,
): Promise<void> {
  if (!rateLimits) {
    app.decorate('limitTo', () => async () => undefined);
    app.decorate('limitEveryCall', async () => undefined);
    return;
  }
  // An IPv6 customer has a whole /64 to choose addresses from, so it counts as one.
  await app.register(rateLimit, { global: false, cache: 20_000, ipv6Subnet: 64 });
  limitEveryCall(app);
  app.decorate('limitTo', ({ max, seconds, by }) => {
    const check = app.createRateLimit({
      max,
      timeWindow: seconds * 1000,
      ...(by === 'address' ? {} : { keyGenerator: KEYS[by] }),
    });
    return async request => {
      const count = await check(request);
      if (!count.isAllowed && count.isExceeded) throw tooMany(count.ttlInSeconds);
    };
  });
}

/**
 * How many calls one person may make in a minute, of those that read and of those that change something: far above what
 * anybody does by hand, also when a phone comes out of a tunnel and sends an evening's answers. Counted by each process
 * by itself, so that a saved answer waits for nothing.
 */
const CALLS_A_MINUTE = { reads: 240, changes: 600 };

function limitEveryCall(app: FastifyInstance): void {
  const isRead = ({ method }: FastifyRequest) => method === 'GET';
  const check = app.createRateLimit({
    max: request => (isRead(request) ? CALLS_A_MINUTE.reads : CALLS_A_MINUTE.changes),
    timeWindow: 60_000,
    keyGenerator: request => `${isRead(request) ? 'reads' : 'changes'} ${callerIn(request)}`,
  });
  app.decorate('limitEveryCall', async request => {
    const count = await check(request);
    if (!count.isAllowed && count.isExceeded) throw tooMany(count.ttlInSeconds);
  });
}

/**
 * The person, or the guest's credential where only that is known: what it claims is not proved yet, and nobody may use up
 * another's calls.
 */
function callerIn({ who, claim }: FastifyRequest): string {
  if (claim?.kind === 'guest') return claim.tokenHash.toString('base64url');
  return who?.customerId ?? claim?.customerId ?? '';
}

/** The refusal, with the wait in words: the table's own says a minute. */
export function tooMany(seconds: number): ApiError {
  const minutes = Math.ceil(seconds / 60);
  return new ApiError('TOO_MANY_REQUESTS', {
    retryAfter: Math.max(1, Math.ceil(seconds)),
    ...(minutes > 1 ? { message: `Too many tries. Wait ${minutes} minutes, then try again.` } : {}),
  });
}

const KEYS = { email: emailIn, person: ({ who }: FastifyRequest) => who?.customerId ?? '' };

function emailIn({ body }: FastifyRequest): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? emailKey(email) : '';
}
