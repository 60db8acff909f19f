import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runOps } from '@towpath/server/ops/run.ts';
import { readConfig } from '@towpath/server/platform/config/config.ts';
import { connect } from '@towpath/server/platform/database/database.ts';
import { migrate } from '@towpath/server/platform/database/migrate.ts';
import { temporaryFolder } from '@towpath/server/platform/database/temporaryFolder.ts';
import { noteKeys } from '@towpath/server/platform/keys/keyChecks.ts';
import { SEALED_COLUMNS, sealingRings } from '@towpath/server/sealed.ts';
import { machinePrograms, startMachinePostgres } from '@towpath/server/testing/machinePostgres.ts';
import { fillWithPeople, letPeopleChange } from './people.ts';

/** How long a back-up and a restore of so many people took, in seconds. */
export type RestoreMeasured = {
  readonly people: number;
  /** Rows of each person, about. */
  readonly rowsEach: number;
  /** What they did with their accounts after the back-up, which the restore does again. */
  readonly changes: number;
  readonly megabytes: number;
  readonly backupSeconds: number;
  readonly restoreSeconds: number;
};

/** The share of people who do something with their account before a back-up is restored: more than in a usual day. */
const CHANGING = 0.01;

/**
 * Backs up a database of so many people and restores it into an empty one, by the commands of the operator, which count
 * every table. On a PostgreSQL of this machine that keeps what it says on the disk. Throws where the machine has none,
 * and where a command does not do it.
 */
export async function measureRestore(people: number, say: (line: string) => void): Promise<RestoreMeasured> {
  if (machinePrograms === null) throw new Error('A PostgreSQL of this machine is needed, with pg_dump.');
  const folder = temporaryFolder();
  const postgres = await startMachinePostgres(machinePrograms, { durable: true });
  const run = async (words: readonly string[], url: string) => {
    const began = performance.now();
    const code = await runOps(words, {
      environment: {
        PATH: process.env.PATH,
        DATA_DIR: folder,
        DATABASE_URL: url,
        PG_BIN: machinePrograms ?? '',
      },
      say,
      complain: say,
    });
    if (code !== 0) throw new Error(`npm run ops -- ${words.join(' ')} ended with ${code}.`);
    return (performance.now() - began) / 1000;
  };
  try {
    const full = await postgres.create('of_people');
    await migrate(full);
    await noteKeysIn(full, folder);
    say(`Making up ${people} people …`);
    const rowsEach = await fillWithPeople(full, people);
    const backupSeconds = await run(['backup', '--to', folder], full);
    const [name = ''] = readdirSync(folder).filter(one => one.endsWith('.backup'));
    const backup = join(folder, name);
    const changes = Math.ceil(people * CHANGING);
    await letPeopleChange(full, changes);
    await run(['changes', '--out', join(folder, 'changes')], full);
    const restoreSeconds = await run(['restore', backup], await postgres.create('restored'));
    const megabytes = statSync(join(backup, 'data.dump')).size / 1e6;
    return { people, rowsEach, changes, megabytes, backupSeconds, restoreSeconds };
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As the first start of a server does: the keys belong to the database, and a restore tries them. */
async function noteKeysIn(url: string, dataDir: string): Promise<void> {
  const { database, close } = connect(url, 1, async () => undefined);
  try {
    await noteKeys(database, sealingRings(readConfig({ DATA_DIR: dataDir })), SEALED_COLUMNS);
  } finally {
    await close();
  }
}
