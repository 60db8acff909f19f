import { existsSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { loadContent } from '../../modules/content/load.ts';
import { REPOSITORY_ROOT } from '../../platform/config/config.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { backupName } from '../../platform/watching/backups.ts';
import { keepChanges } from '../carry/carryChanges.ts';
import { CHANGES_LIST } from '../carry/changesList.ts';
import { command, Misuse, withDatabase } from '../command.ts';
import { keepErased } from '../own-data/carryErased.ts';
import { ERASED_LIST } from '../own-data/erasedList.ts';
import { dump } from './dump.ts';
import { contentsOf } from './manifest.ts';
import { backupFolder, oldBackups } from './oldBackups.ts';

/** Writes a back-up, and removes old ones once the new one is whole. */
export const backup = command(
  'writes a back-up of the database while the service runs, and beside it who was erased and what people did',
  {
    options: {
      to: { type: 'string', help: 'folder for it (BACKUP_DIR, or backups in DATA_DIR)' },
      keep: {
        type: 'string',
        help: 'days: older back-ups there are removed, as are those that no rule keeps',
      },
    },
  },
  async ({ to, keep }, _, { environment, say }) => {
    if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
      throw new Misuse('--keep wants a number of days.');
    const started = performance.now();
    await withDatabase(environment, async ({ url, database }, config) => {
      const { contentDir } = config;
      const folder = to === undefined ? backupFolder(config) : inRepository(to);
      const now = await freeMoment(folder);
      const { path, manifest } = await dump(url, folder, now, environment);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      say(`Backed up ${contentsOf(manifest)} in ${seconds} s: ${path}`);
      // A restore reads these, so that nobody comes back with a back-up from before they were erased, and nothing that
      // people have stopped.
      await keepErased(database, join(folder, ERASED_LIST), contentDir);
      await keepChanges(database, join(folder, CHANGES_LIST), contentDir);
      if (keep === undefined) return;
      for (const { name } of oldBackups(folder, loadContent(contentDir).retention, now, Number(keep))) {
        rmSync(join(folder, name), { recursive: true });
        say(`Removed ${name}.`);
      }
    });
    return undefined;
  },
);

/** Now, or the next second where a back-up of this one is there already: its name says the second. */
async function freeMoment(folder: string): Promise<Date> {
  for (;;) {
    const now = systemClock.now();
    if (!existsSync(join(folder, backupName(now)))) return now;
    await setTimeout(50);
  }
}

function inRepository(path: string): string {
  return isAbsolute(path) ? path : join(REPOSITORY_ROOT, path);
}
