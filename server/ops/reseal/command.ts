import type { KeyRing } from '../../platform/config/keyRing.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import type { Database } from '../../platform/database/database.ts';
import { migrationState } from '../../platform/database/migrationState.ts';
import {
  forgetKeys,
  giveUpKey,
  idsOf,
  keyFaults,
  notedIds,
  noteKeys,
} from '../../platform/keys/keyChecks.ts';
import { countByKey, resealColumn } from '../../platform/keys/reseal.ts';
import { keyRings, SEALED_COLUMNS, sealingRings } from '../../sealed.ts';
import {
  command,
  type ExitCode,
  Misuse,
  NOT_OF_THIS_RELEASE,
  type Operation,
  withDatabase,
} from '../command.ts';

/** Seals with the current keys what older ones have sealed, so that those can be taken away. */
export const reseal = command(
  'seals with the current keys what older keys have sealed, and says what is left',
  {
    options: {
      'dry-run': { type: 'boolean', default: false, help: 'counts alone; changes nothing' },
      'give-up': {
        type: 'string',
        help: 'the id of a lost key: what it sealed stays shut, and starts go without it',
      },
    },
  },
  async ({ 'dry-run': isDry, 'give-up': lost }, _, operation) =>
    withDatabase(operation.environment, async ({ database, url }, config) => {
      const { pending } = await migrationState(url);
      if (pending.length > 0) {
        throw new StartFault(NOT_OF_THIS_RELEASE);
      }
      const rings = sealingRings(config);
      if (lost !== undefined) await giveUp(database, keyRings(config), lost, operation);
      const faults = await keyFaults(database, rings, SEALED_COLUMNS);
      if (faults.length > 0) throw new StartFault(faults.join('\n'));
      // Where the service was not started with the current key yet.
      if (!isDry) await noteKeys(database, rings, SEALED_COLUMNS);
      let code: ExitCode = 0;
      for (const ring of rings) {
        if (!isDry && !(await resealAll(database, ring, operation))) code = 1;
        await report(database, ring, { isDry, say: operation.say });
      }
      return code;
    }),
);

/** @returns false where something could not be opened */
async function resealAll(database: Database, ring: KeyRing, { say, complain }: Operation): Promise<boolean> {
  let isWhole = true;
  for (const column of SEALED_COLUMNS.filter(({ key }) => key === ring.name)) {
    const { changed, shut } = await resealColumn(database, ring, column);
    if (changed > 0) say(`${column.table}: ${changed} sealed anew.`);
    if (shut === 0) continue;
    isWhole = false;
    complain(`${column.table}: ${shut} cannot be opened with ${ring.name}, and stay as they are.`);
  }
  return isWhole;
}

/** Says how much each key has sealed, and which keys are needed no more; forgets those, but for a dry run. */
async function report(
  database: Database,
  ring: KeyRing,
  { isDry, say }: { readonly isDry: boolean; readonly say: Operation['say'] },
): Promise<void> {
  const noted = await notedIds(database, ring);
  const [current = '', ...older] = idsOf(ring);
  const known = new Set([current, ...older, ...noted]);
  const left = new Map<string | null, number>();
  for (const column of SEALED_COLUMNS.filter(({ key }) => key === ring.name)) {
    for (const [id, rows] of await countByKey(database, column, known)) {
      left.set(id, (left.get(id) ?? 0) + rows);
    }
  }
  say(`${ring.name}: ${left.get(current) ?? 0} under the current key, ${current}.`);
  for (const id of older) say(`${ring.name}: ${left.get(id) ?? 0} under the older key ${id}.`);
  const before = left.get(null) ?? 0;
  if (before > 0) say(`${ring.name}: ${before} from before keys had ids, or damaged.`);
  const done = before === 0 ? [...known].filter(id => id !== current && !left.get(id)) : [];
  if (!isDry) await forgetKeys(database, ring, done);
  const removable = done.filter(id => older.includes(id));
  if (removable.length > 0) {
    say(`Nothing is left under ${removable.join(', ')}: take it out of ${ring.name}_OLD.`);
  }
}

async function giveUp(
  database: Database,
  rings: readonly KeyRing[],
  lost: string,
  { say }: Operation,
): Promise<void> {
  for (const ring of rings) {
    if (idsOf(ring).includes(lost)) throw new Misuse(`${lost} is a key of ${ring.name}, and not lost.`);
    if (!(await notedIds(database, ring)).includes(lost)) continue;
    await giveUpKey(database, ring, lost);
    say(`${ring.name}: ${lost} is given up. What it sealed cannot be read any more.`);
    return;
  }
  throw new Misuse(`No key ${lost} is noted in this database.`);
}
