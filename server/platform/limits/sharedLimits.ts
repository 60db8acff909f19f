import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import { createSeal } from '../crypto/seal.ts';
import type { Database } from '../database/database.ts';
import type { RunQuery } from '../database/preparedStatements.ts';
import { type Limit, tooMany } from '../http/limits.ts';
import { everyCallLimit } from './everyCallLimit.ts';

const TABLE = 'limit_counts';
/** A count is worth no longer wait: a database this slow is not asked, and each process counts for itself. */
const LONGEST_WAIT_MS = 1000;

/**
 * Counts limited calls in the database, for all processes together, one statement a call. Whoever is over a limit is
 * turned away from memory from then on. While the database does not answer, each process counts in its own memory.
 * Whom a count is about is kept as a keyed hash.
 */
export function registerLimits(
  app: FastifyInstance,
  { config, run }: { readonly config: Pick<Config, 'rateLimits' | 'dataSecret'>; readonly run: RunQuery },
): void {
  if (!config.rateLimits) {
    app.decorate('limitTo', () => async () => undefined);
    app.decorate('limitEveryCall', async () => undefined);
    return;
  }
  const seal = createSeal(config.dataSecret);
  app.decorate('limitEveryCall', everyCallLimit(app, seal, run));
  const storeClient = storeOn(run);
  app.decorate('limitTo', (call, { max, seconds, by }) => {
    const limiter = sharedLimiter(storeClient, `${call} ${by}`, max, seconds);
    return async request => {
      const key = seal.fingerprint(SUBJECTS[by](request), `limit ${by}`).toString('base64url');
      await count(limiter, key);
    };
  });
}

/** How many texts one phone is sent: enough for who mistypes codes, too few to keep somebody awake. */
const TEXTS_TO_ONE = [
  { max: 6, seconds: 3600 },
  { max: 12, seconds: 24 * 3600 },
];

/**
 * Counts the texts to each phone, for all processes and whatever they are for. `take` throws ApiError TOO_MANY_REQUESTS
 * where a text to this number is one too many, and counts nothing then; `giveBack` takes back one that did not go.
 */
export function textLimit({
  config,
  run,
}: {
  readonly config: Pick<Config, 'rateLimits' | 'dataSecret'>;
  readonly run: RunQuery;
}): Readonly<Record<'take' | 'giveBack', (to: string) => Promise<void>>> {
  if (!config.rateLimits) return { take: async () => undefined, giveBack: async () => undefined };
  const seal = createSeal(config.dataSecret);
  const storeClient = storeOn(run);
  const limiters = TEXTS_TO_ONE.map(({ max, seconds }) =>
    sharedLimiter(storeClient, 'texts', max, seconds, { mayGiveBack: true }),
  );
  const keyOf = (to: string) =>
    seal.fingerprint(to.replace(/^\+44/u, '0'), 'limit texts').toString('base64url');
  const giveBack = async (to: string, counted = limiters) => {
    for (const limiter of counted) await limiter.reward(keyOf(to));
  };
  return {
    giveBack: to => giveBack(to),
    async take(to) {
      for (const [index, limiter] of limiters.entries()) {
        await count(limiter, keyOf(to)).catch(async refusal => {
          await giveBack(to, limiters.slice(0, index + 1));
          throw refusal;
        });
      }
    },
  };
}

function sharedLimiter(
  storeClient: ReturnType<typeof storeOn>,
  name: string,
  max: number,
  seconds: number,
  { mayGiveBack = false } = {},
): RateLimiterAbstract {
  // The seconds stand last: `tidyLimits` reads them there.
  const counted = { keyPrefix: `${name} ${seconds}`, points: max, duration: seconds };
  return new RateLimiterPostgres({
    ...counted,
    storeClient,
    storeType: 'client',
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Whoever is given something back must not stay turned away from memory.
    ...(mayGiveBack ? {} : { inMemoryBlockOnConsumed: max + 1 }),
    insuranceLimiter: new RateLimiterMemory(counted),
  });
}

async function count(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext / 1000) : refusal;
  }
}

/** Removes counts that have run out. */
export async function tidyLimits({ database }: { readonly database: Database }): Promise<void> {
  const now = Date.now();
  // The key holds the seconds of its limit; a count that runs longer began before the clock was set back.
  const longest = sql<number>`${now} + 1000 * substring(key from ' ([0-9]+):')::bigint`;
  await database
    .deleteFrom('limit_counts')
    .where(({ or, eb }) => or([eb('expire', '<', now), eb('expire', '>', longest)]))
    .execute();
}

/** Whom or what a call is counted for. */
const SUBJECTS: Readonly<Record<Limit['by'], (request: FastifyRequest) => string>> = {
  address: ({ network }) => network.toString('base64url'),
  refusals: ({ network }) => network.toString('base64url'),
  person: ({ who }) => who?.customerId ?? '',
  partner: ({ partner }) => partner?.appId ?? '',
};

/** The connections as the library asks them. */
function storeOn(run: RunQuery) {
  return {
    async query({ name, text, values }: { name: string; text: string; values: unknown[] }) {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error('too slow')), LONGEST_WAIT_MS);
      try {
        return { rows: await Promise.race([run({ name, text }, values), late.promise]) };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
