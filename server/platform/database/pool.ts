import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { databaseAddresses } from '../config/databaseAddresses.ts';
import { inSpan, type Tracing } from '../tracing/tracing.ts';
import { askingOnce, isInALook } from './oneLook.ts';
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
/**
 * A connection that nobody has used for so long is closed. Each costs a handshake, a process of the database and every
 * plan anew, so that closing them after seconds makes all who come next wait at once.
 */
const IDLE = 10 * 60_000;
/** What pg says of a statement that brought no answer in time. */
const NO_ANSWER = 'Query read timeout';

/** What PostgreSQL says of a write where it only reads: after a failover, on the server that was the primary. */
const ONLY_READS = '25006';

/** Connections of a pool at a moment. */
export type PoolCounts = {
  readonly open: number;
  /** Of those, not in use. */
  readonly idle: number;
  /** Calls that wait for one. */
  readonly waiting: number;
};

export type HealingPool = PostgresPool & {
  /** Runs each statement by itself, prepared, on any free connection. */
  readonly run: RunQuery;
  counts(): PoolCounts;
};

/**
 * At most `connections` connections. Whatever becomes of one, the process goes on: a statement on it fails, and the
 * connection is replaced at the next use. Nothing is said twice: whether a statement on a broken connection has been
 * done, nobody knows. Where DATABASE_URL names several servers, it is the one that takes writes, also after another has
 * become that.
 */
export function healingPool(
  databaseUrl: string,
  connections: number,
  limits: DatabaseLimits,
  { tracing, ...options }: Pick<pg.PoolConfig, 'types'> & { readonly tracing?: Tracing | undefined } = {},
): HealingPool {
  const urls = databaseAddresses(databaseUrl);
  const pool = new pg.Pool({
    ...options,
    connectionString: urls[0],
    max: connections,
    idleTimeoutMillis: IDLE,
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
  const takesWrites = new WeakSet<pg.PoolClient>();
  let place = 0;

  /** A connection to the server that takes writes: the one that did last, or else each of the others once. */
  async function connect(): Promise<WatchedClient> {
    for (let tries = 1; ; tries++) {
      const tried = place;
      try {
        const client = await pool.connect();
        if (urls.length > 1 && !takesWrites.has(client)) await refuseStandby(client);
        takesWrites.add(client);
        return watched(client, tracing);
      } catch (fault) {
        if (tries >= urls.length || hasNoRoom(fault)) throw fault;
        // Unless somebody else has moved on meanwhile.
        if (place === tried) {
          place = (place + 1) % urls.length;
          // What the pool makes its next connection by.
          pool.options.connectionString = urls[place];
        }
      }
    }
  }

  /** A connection for whoever asks: within a look it is taken only once something has to be asked. */
  async function taken(): Promise<WatchedClient> {
    return isInALook() ? askingBy(connect) : askingBy(connect, await connect());
  }

  return {
    options: {},
    // Kysely's other form of a query, with a cursor, is for streams, and we make none.
    connect: taken as unknown as PostgresPool['connect'],
    end: () => {
      ended ??= pool.end();
      return ended;
    },
    counts: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async run<Row extends object>(statement: PreparedStatement, values: unknown[]) {
      const client = await taken();
      try {
        return (await client.prepared<Row>({ ...statement, values })).rows;
      } finally {
        client.release();
      }
    },
  };
}

type WatchedClient = Pick<PostgresPoolClient, 'release'> & {
  query(text: string, values: unknown[]): Promise<pg.QueryResult<object>>;
  prepared<Row extends object>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
};

/** A connection that is closed at once, not used again, when a statement shows that it is of no use. */
function watched(client: pg.PoolClient, tracing: Tracing | undefined): WatchedClient {
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
  return {
    query: (text, values) => inSpan(tracing, spanOf(text), () => watch(client.query<object>(text, values))),
    prepared: <Row extends object>(config: pg.QueryConfig) =>
      inSpan(tracing, spanOf(config.text), () => watch(client.query<Row>(config))),
    release: destroy => client.release(destroy || isBroken),
  };
}

/** A connection that asks nothing twice that is known (see `inOneLook`); `connect` takes one where none is taken yet. */
function askingBy(connect: () => Promise<WatchedClient>, taken?: WatchedClient): WatchedClient {
  let client = taken;
  const { ask } = askingOnce();
  async function connected(): Promise<WatchedClient> {
    client ??= await connect();
    return client;
  }
  return {
    query: (text, values) => ask(text, values, async () => (await connected()).query(text, values)),
    prepared: <Row extends object>(config: pg.QueryConfig) =>
      ask(config.text, config.values ?? [], async () => (await connected()).prepared<Row>(config)),
    release: destroy => client?.release(destroy),
  };
}

/** A statement as it was written, with $1 for each value. */
function spanOf(text: string) {
  const operation = /\w+/.exec(text)?.[0].toLowerCase() ?? 'statement';
  const facts = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text };
  return { name: `sql ${operation}`, kind: 'client', facts } as const;
}

/** Lets a connection go that leads to a standby, which only reads, and throws. */
async function refuseStandby(client: pg.PoolClient): Promise<void> {
  try {
    const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"');
    if (rows[0]?.isStandby) throw Object.assign(new Error('a standby'), { code: ONLY_READS });
  } catch (fault) {
    client.release(true);
    throw fault;
  }
}

/** Whether all connections are in use: no other server would help. */
function hasNoRoom(fault: unknown): boolean {
  return fault instanceof Error && fault.message === 'timeout exceeded when trying to connect';
}

/** Whether the connection is of no use after this: it is silent, ended, or leads to a database that only reads. */
function showsBroken(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  if (fault.message === NO_ANSWER) return true;
  const severity = 'severity' in fault ? String(fault.severity) : '';
  const code = 'code' in fault ? String(fault.code) : '';
  return ['FATAL', 'PANIC'].includes(severity) || /^(08|57P)/.test(code) || code === ONLY_READS;
}
