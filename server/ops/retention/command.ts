import { type RetentionRules, sayKeepFor } from '@towpath/domain/people/retention.ts';
import { loadContent } from '../../modules/content/load.ts';
import { CLOCK_JOB, clockDoubt } from '../../modules/retention/clock.ts';
import { type Planned, planRetention, RETENTION_JOB } from '../../modules/retention/retention.ts';
import { heldUpLately } from '../../platform/audit/heldUp.ts';
import { makeDue, noteDone } from '../../platform/jobs/recurringJobs.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { backupFolder, oldBackups } from '../backup/oldBackups.ts';
import { command, Misuse, withDatabase } from '../command.ts';

/** Prints what the rules of retention would do now. The server does it by itself, once a day. */
export const retention = command(
  'prints what the rules of content/retention.json would remove now, and changes nothing',
  {
    options: {
      'dry-run': { type: 'boolean', default: false, help: 'says that nothing is to be changed' },
      'clock-is-right': { type: 'boolean', default: false, help: 'ends a doubt about the clock' },
    },
  },
  async ({ 'dry-run': isDry, 'clock-is-right': isRight }, _, { environment, say, complain }) => {
    if (isRight) {
      await withDatabase(environment, async ({ database }) => {
        const now = systemClock.now();
        await noteDone(database, CLOCK_JOB, now);
        await makeDue(database, RETENTION_JOB, now);
      });
      say('The clock is taken to be right. What is due is removed within a minute.');
      return 0;
    }
    if (!isDry) throw new Misuse('The server removes by itself, once a day. To see what: --dry-run');
    return withDatabase(environment, async ({ database }, config) => {
      const rules = loadContent(config.contentDir).retention;
      const now = systemClock.now();
      for (const planned of await planRetention(database, rules, now)) {
        say(lineOf(planned, sayKeepFor(rules[planned.covers].keep)));
      }
      say(lineOfBackups(backupFolder(config), rules, now));
      const doubt = await clockDoubt(database, now);
      if (doubt !== null) complain(doubt);
      const heldUp = await heldUpLately(database, now);
      for (const { customerId, record } of heldUp) {
        const why = record === null ? 'the log says why' : `${record} does not open`;
        complain(`${customerId} could not be erased in the last day: ${why}.`);
      }
      return heldUp.length === 0 && doubt === null ? 0 : 1;
    });
  },
);

/** "guests, kept for 90 days: remove 12, the oldest of 2026-08-01". */
function lineOf({ covers, act, count, oldest }: Planned, keptFor: string): string {
  const since = oldest === null ? '' : `, the oldest of ${oldest.toISOString().slice(0, 10)}`;
  return `${covers}, kept for ${keptFor}: ${act} ${count}${since}`;
}

/**
 * Back-ups go by another command than all else, and lie where this one may not see them, on another machine or under
 * another account: then the line says so.
 */
function lineOfBackups(folder: string, rules: RetentionRules, now: Date): string {
  const keptFor = sayKeepFor(rules.backups.keep);
  try {
    const old = oldBackups(folder, rules, now);
    const count = new Set(old.map(({ backup }) => backup)).size;
    const planned = { covers: 'backups', act: 'remove', count, oldest: old[0]?.madeAt ?? null } as const;
    return `${lineOf(planned, keptFor)}, from ${folder} by the next \`backup --keep\``;
  } catch {
    return `backups, kept for ${keptFor}: cannot be seen from here, ${folder} cannot be read`;
  }
}
