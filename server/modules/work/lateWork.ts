import { WORK_KINDS } from '@towpath/contracts/api/staffWork.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { RecurringJob } from '../../platform/jobs/recurringJobs.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { isLate } from './late.ts';
import { mailTeam, type TeamMailDeps } from './teamMail.ts';
import { words } from './words.ts';

const EVERY_SECONDS = 600;

type LateDeps = TeamMailDeps & {
  readonly database: Database;
  readonly clock: Clock;
  /** Who hears of it; undefined for nobody. */
  readonly teamEmail: string | undefined;
};

/**
 * Mails the team how much work has become older than its promise since they were told: counts by kind, and nobody's name.
 * Each piece of work is told once; where the mail is not taken, the next time.
 */
export function tellingOfLateWork(deps: LateDeps): RecurringJob {
  const { database, clock, teamEmail } = deps;
  return {
    name: 'tell of late work',
    everySeconds: EVERY_SECONDS,
    async work() {
      if (teamEmail === undefined) return;
      const at = clock.now();
      const late = await database.transaction().execute(trx => markTold(trx, at));
      if (late.length === 0) return;
      const what = WORK_KINDS.flatMap(kind => {
        const count = late.filter(one => one.kind === kind).length;
        return count === 0 ? [] : [words.counted[kind](count)];
      }).join(', ');
      try {
        await mailTeam(deps, 'workIsLate', teamEmail, { what });
      } catch (fault) {
        await unmark(database, late, at);
        throw fault;
      }
    },
  };
}

type Told = { readonly id: string; readonly kind: string };

/** Of several servers that look at once, one finds each piece. */
function markTold(trx: DatabaseTransaction, at: Date): Promise<readonly Told[]> {
  return trx
    .updateTable('work_items')
    .set({ told_late_at: at })
    .where('state', 'in', ['open', 'taken'])
    .where(isLate(at))
    .where('told_late_at', 'is', null)
    .returning(['id', 'kind'])
    .execute();
}

async function unmark(database: Database, told: readonly Told[], at: Date): Promise<void> {
  await database
    .updateTable('work_items')
    .set({ told_late_at: null })
    .where(
      'id',
      'in',
      told.map(({ id }) => id),
    )
    .where('told_late_at', '=', at)
    .execute();
}
