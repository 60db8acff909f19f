import { join, resolve } from 'node:path';
import { peopleWithUnknownEmail } from '../../modules/account/emailAfterRestore.ts';
import { loadContent } from '../../modules/content/load.ts';
import { accountsWithoutPassword } from '../../modules/customers/accounts.ts';
import { endEveryLogin, sessionsEndedAt } from '../../modules/identity/endEveryLogin.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { runOnce } from '../../platform/database/postgres/running.ts';
import {
  finishRestore,
  markUnfinished,
  type UnfinishedRestore,
  unfinishedRestore,
} from '../../platform/database/unfinishedRestore.ts';
import { FORGET_SIGNING_KEY } from '../../platform/keys/keyChecks.ts';
import { systemClock } from '../../platform/time/clock.ts';
import type { Restored } from '../carry/carriedOver.ts';
import { applyChanges } from '../carry/carryChanges.ts';
import { CHANGES_LIST } from '../carry/changesList.ts';
import { command, type Operation, withDatabase } from '../command.ts';
import { counted } from '../counted.ts';
import { applyErased } from '../own-data/carryErased.ts';
import { ERASED_LIST } from '../own-data/erasedList.ts';
import { refuseWrongKeys } from '../wrongKeys.ts';
import { type Lists, listsBeside, withHeld, withLeft } from './lists.ts';
import { load } from './load.ts';
import { contentsOf, MANIFEST, type Manifest, readWhole, sha256Of } from './manifest.ts';

/** Puts a back-up into the database of the settings. */
export const restore = command(
  'puts a back-up into an empty database, or in place of what it holds',
  {
    words: ['BACKUP'],
    options: {
      replace: { type: 'string', help: 'name of the database whose content goes' },
      erased: { type: 'string', help: `list of who was erased (${ERASED_LIST} beside the back-up)` },
      changes: {
        type: 'string',
        help: `list of what people did with their accounts (${CHANGES_LIST} beside the back-up)`,
      },
      'without-lists': {
        type: 'boolean',
        default: false,
        help: 'goes on where a list is missing: who was erased since comes back, what people did is undone',
      },
    },
  },
  async ({ replace, 'without-lists': isWithout, ...named }, [folder = ''], { environment, say }) => {
    const path = resolve(folder);
    const listed = listsBeside(path, named, replace === undefined && !isWithout);
    const manifest = await readWhole(path);
    const started = performance.now();
    await withDatabase(environment, async ({ database: held, url }, config) => {
      const content = loadContent(config.contentDir);
      const database = await stateOf(url);
      refuseOccupied(database, replace);
      const cutOff = await unfinishedRestore(url);
      const checksum = await sha256Of(join(path, MANIFEST));
      refuseOther({ path, checksum }, cutOff, database.name);
      const all = withLeft(path, listed, cutOff);
      const lists = await withHeld(path, all, held, new Date(manifest.at), cutOff !== null);
      const now = systemClock.now();
      // Whoever signed out since, or was, would be signed in again; and nobody is served before all is carried over.
      const atTheEnd = `${endEveryLogin(now)}\n${FORGET_SIGNING_KEY}\n${markUnfinished({ path, manifest: checksum, lists: lists.left })}`;
      await load(path, manifest, { url, replace: database.tables > 0, atTheEnd, environment });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      say(`Restored ${contentsOf(manifest)} as of ${manifest.at} in ${seconds} s; each table was counted.`);
      const run = await migrate(url, undefined, undefined, 'restore');
      if (run.length > 0) say(`Brought up to date (${counted(run.length, 'migration', 'migrations')}).`);
      const ended = await sessionsEndedAt(held, now);
      say(
        `${counted(ended, 'session of the back-up was', 'sessions of the back-up were')} ended: everybody logs in again.`,
      );
      const { known } = lists;
      await carryOver({ database: held, config, content, now, known }, { path, manifest, lists }, say);
      await refuseWrongKeys(url, config);
    });
    return undefined;
  },
);

const DONE_AGAIN = ['thing that people did since was', 'things that people did since were'] as const;

/** Carries over what the lists have, and lets the database be served. */
async function carryOver(
  to: Restored,
  of: { readonly path: string; readonly manifest: Manifest; readonly lists: Lists },
  say: Operation['say'],
): Promise<void> {
  const { database, now } = to;
  const { erased, changes } = of.lists;
  if (erased.size > 0) say(await applyErased(database, erased, `${of.path}.${ERASED_LIST}`));
  const withoutBefore = await accountsWithoutPassword(database);
  const done = await applyChanges(to, changes, customerId => erased.has(customerId));
  if (done > 0) say(`${counted(done, ...DONE_AGAIN)} done again, such as a consent taken back.`);
  const lost = (await accountsWithoutPassword(database)) - withoutBefore;
  if (lost > 0) {
    say(
      `${counted(lost, 'account has', 'accounts have')} no password any more, since it was changed or codes were turned on since. Their people come in by "Password Reset?": tell them.`,
    );
  }
  const unknown = await peopleWithUnknownEmail(database);
  if (unknown.length > 0) {
    say(
      `${counted(unknown.length, 'person has', 'people have')} changed their email to one that is not known here. They cannot log in until they write and you give the account its email (people email ID --to EMAIL): ${unknown.join(', ')}`,
    );
  }
  await database.transaction().execute(async trx => {
    const facts = { asOf: of.manifest.at, changes: done };
    await note(trx, { kind: 'back-up restored', at: now, customerId: null, facts });
    await finishRestore(trx);
  });
}

type State = { readonly name: string; readonly tables: number; readonly connections: number };

/** Throws a StartFault for what stands in the way of a restore. */
function refuseOccupied({ name, tables, connections }: State, replace: string | undefined): void {
  if (replace !== undefined && replace !== name) {
    throw new StartFault(`--replace must be "${name}", the name of the database whose content goes.`);
  }
  if (tables > 0 && replace === undefined) {
    throw new StartFault(
      `The database "${name}" is not empty, so nothing was changed. To give up what it holds: --replace ${name}`,
    );
  }
  if (connections > 0) {
    throw new StartFault(
      `Nothing was changed: ${counted(connections, `connection to "${name}" is`, `connections to "${name}" are`)} open. Stop the service first.`,
    );
  }
}

/**
 * Throws a StartFault where the restore of another back-up was cut off: only with its own lists it is whole. A back-up is
 * known by its manifest, wherever it lies; one whose restore an earlier release began, by its path.
 */
function refuseOther(
  { path, checksum }: { readonly path: string; readonly checksum: string },
  cutOff: UnfinishedRestore | null,
  name: string,
): void {
  if (cutOff === null || (cutOff.manifest === null ? cutOff.path === path : cutOff.manifest === checksum)) {
    return;
  }
  const first = cutOff.path;
  const changed = first === path ? ' What lies there now is another one.' : '';
  throw new StartFault(
    `A restore of ${first} was cut off, so nothing was changed.${changed} Run that one again: npm run ops -- restore ${first} --replace ${name}. To give it up, put ${first}.${ERASED_LIST} and ${first}.${CHANGES_LIST}, as far as they are there, beside the other back-up, make the database an empty one, and restore the other.`,
  );
}

/** What stands in the way of a restore: tables, and connections of others. */
async function stateOf(url: string): Promise<State> {
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
