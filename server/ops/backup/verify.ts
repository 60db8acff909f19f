import { join, resolve } from 'node:path';
import { StartFault } from '../../platform/config/startFault.ts';
import { runOnce } from '../../platform/database/postgres/running.ts';
import { checkAddress } from '../../platform/database/primary.ts';
import { command, withDatabase } from '../command.ts';
import { refuseWrongKeys } from '../wrongKeys.ts';
import { load, refuseNewer } from './load.ts';
import { contentsOf, DATA, type Manifest, readWhole } from './manifest.ts';
import { findPrograms } from './programs.ts';
import { startTool } from './tool.ts';

/** Looks whether a back-up is whole, and whether it can be restored. */
export const verify = command(
  'looks whether a back-up is whole; with --into, restores it on trial and counts',
  {
    words: ['BACKUP'],
    options: { into: { type: 'string', help: 'name of a new database, made for it and removed' } },
  },
  async ({ into }, [folder = ''], { environment, say }) => {
    const path = resolve(folder);
    const manifest = await readWhole(path);
    refuseNewer(manifest);
    await withDatabase(environment, async ({ url }, config) => {
      await checkList(path, manifest, url, environment);
      say(`Whole: ${contentsOf(manifest)}, of ${manifest.at}, release ${manifest.release}.`);
      if (into === undefined) return;
      await inNewDatabase(url, into, async scratch => {
        const started = performance.now();
        await load(path, manifest, { url: scratch, replace: false, environment });
        await refuseWrongKeys(scratch, config);
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        say(
          `Restored on trial in ${seconds} s: each of ${Object.keys(manifest.rows).length} tables has its rows, and what is sealed opens with these keys.`,
        );
      });
    });
    return undefined;
  },
);

/** Throws a StartFault unless the list of the archive has the data of every table that was counted. */
async function checkList(
  path: string,
  { rows }: Manifest,
  url: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { pg_restore } = await findPrograms(await checkAddress(url), environment);
  const tool = startTool(pg_restore, ['--list', join(path, DATA)]);
  let list = '';
  tool.output.on('data', part => {
    list += part;
  });
  await tool.done;
  const listed = new Set([...list.matchAll(/ TABLE DATA public (\S+) /g)].map(([, table]) => table));
  const missing = Object.keys(rows).filter(table => !listed.has(table));
  if (missing.length > 0) throw new StartFault(`The back-up has no data of ${missing.join(', ')}.`);
}

async function inNewDatabase(
  url: string,
  name: string,
  work: (scratch: string) => Promise<void>,
): Promise<void> {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) {
    throw new StartFault(`--into "${name}": small letters, digits and _ are a name.`);
  }
  await runOnce(url, `create database ${name}`).catch((fault: unknown) => {
    const reason = fault instanceof Error ? fault.message : String(fault);
    throw new StartFault(`The database "${name}" cannot be made: ${reason}.`);
  });
  try {
    await work(Object.assign(new URL(url), { pathname: `/${name}` }).href);
  } finally {
    await runOnce(url, `drop database ${name} with (force)`);
  }
}
