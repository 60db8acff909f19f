import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Tables } from './database.generated.ts';
import { type Listen, listenTo } from './listening.ts';
import { type DatabaseLimits, healingPool, type PoolCounts, USUAL_LIMITS } from './pool.ts';
import { startCluster } from './postgres/cluster.ts';
import type { Told } from './postgres/keepRunning.ts';
import type { RunQuery } from './preparedStatements.ts';
import { findPrimary } from './primary.ts';

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

export type OpenDatabase = {
  readonly database: Database;
  /** Runs the statements of the hot path, prepared, on the same connections. */
  readonly run: RunQuery;
  /** Runs a statement of a health check: on a connection of its own, with an answer or a fault within seconds. */
  readonly check: RunQuery;
  /** Reads the numbers of /metrics: on a connection of its own, with an answer or a fault within seconds. */
  readonly watch: Database;
  /** Hears what is said on a channel, on a connection for each. */
  readonly listen: Listen;
  /** How the connections that calls use are doing. */
  readonly connections: () => PoolCounts;
  /** One server: of several, the one that takes writes now. */
  readonly url: string;
  /** Closes all connections, and stops PostgreSQL itself when this process started it. */
  close(): Promise<void>;
};

/** A health check that takes longer has its answer. */
const CHECK_LIMITS: DatabaseLimits = { connect: 1_500, statement: 1_000 };
/** Counting may take longer, and nobody waits for it. */
const WATCH_LIMITS: DatabaseLimits = { connect: 5_000, statement: 5_000 };

/**
 * Opens the database of DATABASE_URL, or starts the PostgreSQL that comes with the server. Throws a
 * StartFault that says in one line what is wrong with the address; its password is never repeated. `told` hears when
 * our own PostgreSQL ends by itself; without it, it is then not started again.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'databaseLimits' | 'dataDir'>,
  told?: Told,
  tracing?: Tracing,
): Promise<OpenDatabase> {
  const { databaseUrl, databasePool, databaseLimits } = config;
  if (databaseUrl !== undefined) {
    const url = await findPrimary(databaseUrl);
    const opened = connect(databaseUrl, databasePool, async () => undefined, databaseLimits, tracing);
    return { ...opened, url };
  }
  const cluster = await startCluster(config.dataDir, { durable: true, ...(told ? { told } : {}) });
  return connect(cluster.url, databasePool, () => cluster.stop(), databaseLimits, tracing);
}

/** A pool of at most `connections` connections. `after` runs once they have all ended. */
export function connect(
  url: string,
  connections: number,
  after: () => Promise<void>,
  limits = USUAL_LIMITS,
  tracing?: Tracing,
): OpenDatabase {
  const types = { getTypeParser: typeParser };
  const pool = healingPool(url, connections, limits, { types, tracing });
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  // Health checks neither wait for the connections that calls use, nor take one of theirs.
  const checks = healingPool(url, 1, CHECK_LIMITS);
  const watching = healingPool(url, 1, WATCH_LIMITS, { types });
  const watch = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: watching }) });
  return {
    database,
    run: pool.run,
    check: checks.run,
    watch,
    listen: listenTo(url),
    connections: pool.counts,
    url,
    async close() {
      await Promise.all([database.destroy(), watch.destroy()]);
      // Kysely ends only a pool that it has used itself.
      await Promise.all([pool.end(), checks.end(), watching.end()]);
      await after();
    },
  };
}

const { builtins } = pg.types;

/**
 * Counts are returned as numbers, not text: none of ours exceeds 2^53. A date without a time stays text,
 * since a JavaScript Date would shift it by the machine's time zone.
 */
function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === builtins.INT8) return Number;
  if (oid === builtins.DATE) return value => value;
  return pg.types.getTypeParser(oid, format as 'text');
}
