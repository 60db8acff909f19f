import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { PreparedStatement, RunQuery } from './preparedStatements.ts';

/** How long the database may take, in ms. */
export type DatabaseLimits = {
  /** For a new connection, and to wait for a free one. */
  readonly connect: number;
  /** For one statement. PostgreSQL ends it itself; a connection that says nothing even then is given up. */
  readonly statement: number;
};

export const USUAL_LIMITS: DatabaseLimits = { connect: 5_000, statement: 15_000 };

/** How much longer than PostgreSQL we wait, so that it can say itself that a statement took too long. */
const ANSWER_MARGIN = 1_000;
/** A connection that nothing comes through is asked for a sign of life after this long. */
const KEEP_ALIVE = 10_000;
/** What pg says of a statement that brought no answer in time. */
const NO_ANSWER = 'Query read timeout';

export type HealingPool = PostgresPool & {
  /** Runs each statement by itself, prepared, on any free connection. */
  readonly run: RunQuery;
};

/**
 * At most `connections` connections. Whatever becomes of one, the process goes on: a statement on it fails, and the
 * connection is replaced at the next use. Nothing is said twice: whether a statement on a broken connection has been
 * done, nobody knows.
 */
export function healingPool(
  url: string,
  connections: number,
  limits: DatabaseLimits,
  options: Pick<pg.PoolConfig, 'types'> = {},
): HealingPool {
  const pool = new pg.Pool({
    ...options,
    connectionString: url,
    max: connections,
    application_name: 'towpath',
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    // A process that hangs in the middle of a transaction must not hold its locks.
    idle_in_transaction_session_timeout: 2 * limits.statement,
    query_timeout: limits.statement + ANSWER_MARGIN,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
  });
  // Without a listener a connection that breaks would end the process: while idle it is the pool that says so, and
  // while in use the connection itself.
  pool.on('error', () => undefined);
  pool.on('connect', client => void client.on('error', () => undefined));
  let ended: Promise<void> | undefined;
  const connect = async () => watched(await pool.connect());
  return {
    options: {},
    connect,
    end: () => {
      ended ??= pool.end();
      return ended;
    },
    async run<Row extends object>(statement: PreparedStatement, values: unknown[]) {
      const client = await connect();
      try {
        return (await client.prepared<Row>({ ...statement, values })).rows;
      } finally {
        client.release();
      }
    },
  };
}

type WatchedClient = PostgresPoolClient & {
  prepared<Row extends object>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
};

/** A connection that is closed at once, not used again, when a statement shows that it is of no use. */
function watched(client: pg.PoolClient): WatchedClient {
  let isBroken = false;
  const watch = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (fault) {
      if (!isBroken && showsBroken(fault)) {
        isBroken = true;
        // Closing waits for the other side, which may never answer.
        void client.end().catch(() => undefined);
      }
      throw fault;
    }
  };
  const query = (text: string, values: unknown[]) => watch(client.query(text, values));
  return {
    // Kysely's other form, with a cursor, is for streams, and we make none.
    query: query as unknown as PostgresPoolClient['query'],
    prepared: <Row extends object>(config: pg.QueryConfig) => watch(client.query<Row>(config)),
    release: destroy => client.release(destroy || isBroken),
  };
}

/** Whether the connection is of no use after this: it is silent, ended, or leads to a database that only reads. */
function showsBroken(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  if (fault.message === NO_ANSWER) return true;
  const severity = 'severity' in fault ? String(fault.severity) : '';
  const code = 'code' in fault ? String(fault.code) : '';
  // 25006: after a failover, the server that was the primary.
  return ['FATAL', 'PANIC'].includes(severity) || /^(08|57P)/.test(code) || code === '25006';
}
