import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { endEveryLogin, hasLogins } from '../../modules/identity/endEveryLogin.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import { runOnce } from '../../platform/database/postgres/running.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, Misuse, withDatabase } from '../command.ts';
import { applyErased, erasedIn } from '../own-data/carryErased.ts';
import {
  ERASED_LIST,
  type ErasedList,
  readErasedList,
  readIfThere,
  together,
  writeErasedList,
} from '../own-data/erasedList.ts';
import { refuseWrongKeys } from '../wrongKeys.ts';
import { load } from './load.ts';
import { contentsOf, readWhole } from './manifest.ts';

/** Puts a back-up into the database of the settings. */
export const restore = command(
  'puts a back-up into an empty database, or in place of what it holds',
  {
    words: ['BACKUP'],
    options: {
      replace: { type: 'string', help: 'name of the database whose content goes' },
      erased: { type: 'string', help: `list of who was erased (${ERASED_LIST} beside the back-up)` },
      'without-erased': {
        type: 'boolean',
        default: false,
        help: 'lets those come back who were erased since',
      },
    },
  },
  async ({ replace, erased, 'without-erased': isWithout }, [folder = ''], { environment, say }) => {
    if (isWithout && erased !== undefined) throw new Misuse('Give --erased or --without-erased, not both.');
    const path = resolve(folder);
    const listed = isWithout ? new Map() : listBeside(path, erased, replace === undefined);
    const manifest = await readWhole(path);
    const started = performance.now();
    await withDatabase(environment, async ({ database: held, url }, config) => {
      const database = await stateOf(url);
      if (replace !== undefined && replace !== database.name) {
        throw new StartFault(
          `--replace must be "${database.name}", the name of the database whose content goes.`,
        );
      }
      if (database.tables > 0 && replace === undefined) {
        throw new StartFault(
          `The database "${database.name}" is not empty, so nothing was changed. To give up what it holds: --replace ${database.name}`,
        );
      }
      if (database.connections > 0) {
        throw new StartFault(
          `Nothing was changed: ${database.connections} connections to "${database.name}" are open. Stop the service first.`,
        );
      }
      // Whoever was erased since the back-up was made must not come back with it.
      const gone = isWithout ? listed : together(listed, await erasedIn(held));
      // In a file first, so that a run that is broken off loses none.
      if (gone.size > 0) writeErasedList(`${path}.erased`, gone);
      await load(path, manifest, { url, replace: database.tables > 0, environment });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      say(`Restored ${contentsOf(manifest)} as of ${manifest.at} in ${seconds} s; each table was counted.`);
      say('Migrations that are newer than it run at the next start.');
      if (await hasLogins(held)) {
        // Who signed out since, or chose another password, would be signed in again.
        const ended = await endEveryLogin(held, systemClock.now());
        say(`${ended} sessions of the back-up were ended: everybody logs in again.`);
      }
      if (gone.size > 0) say(await applyErased(held, gone, `${path}.erased`));
      await refuseWrongKeys(url, config);
    });
    return undefined;
  },
);

/** Who was erased, by the list that lies beside a back-up, or that is named; with what an earlier run left. */
function listBeside(path: string, named: string | undefined, isNeeded: boolean): ErasedList {
  const file = named ?? join(dirname(path), ERASED_LIST);
  const left = `${path}.erased`;
  if (named === undefined && !existsSync(file)) {
    if (isNeeded && !existsSync(left)) {
      throw new StartFault(
        `There is no ${file}, the list of who was erased: who was erased since would come back, so nothing was changed. Name the newest list there is by --erased FILE; only where there is none: --without-erased`,
      );
    }
    return readIfThere(left);
  }
  return together(readErasedList(file), readIfThere(left));
}

/** What stands in the way of a restore: tables, and connections of others. */
async function stateOf(url: string) {
  const { rows } = await runOnce(
    url,
    `select current_database() as name,
            (select count(*)::int from pg_tables where schemaname = 'public') as tables,
            (select count(*)::int from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid()
               and backend_type = 'client backend') as connections`,
  );
  return {
    name: String(rows[0]?.name),
    tables: Number(rows[0]?.tables),
    connections: Number(rows[0]?.connections),
  };
}
