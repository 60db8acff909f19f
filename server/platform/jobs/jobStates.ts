import type { Database } from '../database/database.ts';
import type { RecurringJob } from './recurringJobs.ts';

/** What became of a recurring job, whichever process did it. */
export type JobState = {
  readonly name: string;
  /** When it was last done to its end; null for not yet. */
  readonly doneAt: Date | null;
  /** How often it went wrong since then. */
  readonly failures: number;
  /** By how many seconds it is late; 0 while it is in time. A job under way is late once its time has come again. */
  readonly overdueSeconds: number;
};

/** The states of these jobs. One that no process has come to yet is left out. */
export async function jobStates(
  database: Database,
  jobs: readonly RecurringJob[],
  now: Date,
): Promise<readonly JobState[]> {
  const rows = await database
    .selectFrom('recurring_jobs')
    .select(['name', 'known_since', 'done_at', 'failures'])
    .execute();
  const rowOf = new Map(rows.map(row => [row.name, row]));
  return jobs.flatMap(({ name, everySeconds }) => {
    const row = rowOf.get(name);
    if (!row) return [];
    const sinceSeconds = (now.getTime() - (row.done_at ?? row.known_since).getTime()) / 1000;
    return [
      {
        name,
        doneAt: row.done_at,
        failures: row.failures,
        overdueSeconds: Math.max(0, sinceSeconds - everySeconds),
      },
    ];
  });
}
