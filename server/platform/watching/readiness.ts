import { readMigrations } from '../database/migrate.ts';
import type { RunQuery } from '../database/preparedStatements.ts';
import { refusedWrite, TRY_TO_WRITE } from '../database/refusedWrites.ts';

/** What `/health/ready` answers. Ready when `status` says so. */
export type ReadinessAnswer = {
  readonly status: 'ready' | 'not ready' | 'stopping';
  readonly database: 'up' | 'down' | 'cannot write' | 'unknown';
  readonly migrations: 'done' | 'missing' | 'unknown';
};

export type Readiness = {
  /** Told of each fault of a call: after one that says that nothing can be written, it is looked whether that lasts. */
  note(fault: unknown): void;
  /** From now on it is not ready: the server is about to stop. */
  stop(): void;
  /** Asks the database; takes seconds at most, and never throws. */
  ask(): Promise<ReadinessAnswer>;
};

const WRITE = { name: 'room_to_write', text: TRY_TO_WRITE };
const MIGRATED = { name: 'newest_migration', text: 'select id from migrations where id = $1' };

export function createReadiness(check: RunQuery): Readiness {
  const newest = readMigrations().at(-1)?.id ?? '';
  let isInDoubt = false;
  let isStopping = false;

  async function canWrite(): Promise<boolean> {
    if (!isInDoubt) return true;
    try {
      await check(WRITE, []);
    } catch (fault) {
      if (refusedWrite(fault) !== undefined) return false;
      throw fault;
    }
    isInDoubt = false;
    return true;
  }

  return {
    note(fault) {
      isInDoubt ||= refusedWrite(fault) !== undefined;
    },
    stop() {
      isStopping = true;
    },
    async ask() {
      if (isStopping) return { status: 'stopping', database: 'unknown', migrations: 'unknown' };
      try {
        const found = await check(MIGRATED, [newest]);
        if (found.length === 0) return { status: 'not ready', database: 'up', migrations: 'missing' };
        if (await canWrite()) return { status: 'ready', database: 'up', migrations: 'done' };
        return { status: 'not ready', database: 'cannot write', migrations: 'done' };
      } catch {
        return { status: 'not ready', database: 'down', migrations: 'unknown' };
      }
    },
  };
}
