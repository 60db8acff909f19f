import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { describeFault } from '../http/faults.ts';
import type { Clock } from '../time/clock.ts';
import { inSpan, type Tracing } from '../tracing/tracing.ts';

/** A recurring job. It must be idempotent: a process may die in the middle of it. */
export type RecurringJob = {
  /** The name by which the database knows it; a new name is a new job. */
  readonly name: string;
  readonly everySeconds: number;
  readonly work: () => Promise<void>;
};

/** A job that runs every hour. */
export function everyHour(name: string, work: () => Promise<void>): RecurringJob {
  return { name, everySeconds: 3600, work };
}

export type RecurringJobs = {
  /**
   * Runs the jobs that are due now, and waits for them. A job that fails is logged, and does not delay the
   * others.
   */
  doDue(): Promise<void>;
  /** Checks immediately and every minute from now on. */
  start(): void;
  /** Stops checking; the promise resolves when the running jobs are done. */
  stop(): Promise<void>;
};

const SECOND = 1000;
const LOOK_EVERY = 60 * SECOND;
/** After how long a job that went wrong is tried again. */
const TRY_AGAIN_AFTER = 300 * SECOND;

/**
 * Runs each job once per interval, however many processes share the database: the process that updates its
 * row runs it. A new job is due immediately. What a dying process leaves undone is done the next time.
 */
export function createRecurringJobs(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: readonly RecurringJob[];
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly tracing?: Tracing | undefined;
}): RecurringJobs {
  const { database, clock, jobs, log, tracing } = deps;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function doIfDue({ name, everySeconds, work }: RecurringJob): Promise<void> {
    try {
      if (!(await claim(database, name, clock.now(), everySeconds * SECOND))) return;
      await inSpan(tracing, { name: `job ${name}`, kind: 'internal' }, work);
      await noteDone(database, name, clock.now());
    } catch (fault) {
      log.warn({ job: name, ...describeFault(fault) }, 'recurring job not done');
      // The database itself may be unavailable; the job then runs again at its next time.
      await putOff(database, name, clock.now()).catch(() => undefined);
    }
  }

  const all: RecurringJobs = {
    async doDue() {
      const doing = Promise.all(jobs.map(doIfDue));
      running = Promise.all([running, doing]);
      await doing;
    },
    start() {
      timer = setInterval(() => void all.doDue(), LOOK_EVERY);
      timer.unref();
      void all.doDue();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
  return all;
}

/** Takes a job that is due for this process alone, by writing when it is due next. Says whether it was due. */
async function claim(database: Database, name: string, now: Date, every: number): Promise<boolean> {
  const next = new Date(now.getTime() + every);
  const taken = await database
    .insertInto('recurring_jobs')
    .values({ name, due_at: next })
    .onConflict(conflict =>
      conflict
        .column('name')
        .doUpdateSet({ due_at: next })
        // Later than an interval from now it can only be because the clock was set back since.
        .where(({ or, eb }) =>
          or([eb('recurring_jobs.due_at', '<=', now), eb('recurring_jobs.due_at', '>', next)]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Lets a job run at the next look for what is due: at the next start of a process, or within a minute. */
export async function makeDue(database: Database, name: string, now: Date): Promise<void> {
  await database
    .insertInto('recurring_jobs')
    .values({ name, due_at: now })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ due_at: now }))
    .execute();
}

/** When a job was last done to its end, by the clock of then; null for never. */
export async function lastDone(database: Database, name: string): Promise<Date | null> {
  const row = await database
    .selectFrom('recurring_jobs')
    .select('done_at')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.done_at ?? null;
}

/** Notes that a job is done to its end. */
export async function noteDone(database: Database, name: string, now: Date): Promise<void> {
  await database
    .updateTable('recurring_jobs')
    .set({ done_at: now, failures: 0 })
    .where('name', '=', name)
    .execute();
}

async function putOff(database: Database, name: string, now: Date): Promise<void> {
  await database
    .updateTable('recurring_jobs')
    .set(row => ({
      due_at: new Date(now.getTime() + TRY_AGAIN_AFTER),
      failures: row('failures', '+', 1),
    }))
    .where('name', '=', name)
    .execute();
}
