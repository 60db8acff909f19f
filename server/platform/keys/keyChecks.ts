import { sql } from 'kysely';
import { type KeyName, type KeyRing, keysOf } from '../config/keyRing.ts';
import { StartFault } from '../config/startFault.ts';
import { createSeal, keyId } from '../crypto/seal.ts';
import type { Database } from '../database/database.ts';
import type { SealedColumn } from './sealedColumn.ts';

/** An arbitrary number, the same in every process: who holds this lock notes keys, the others wait. */
const KEY_LOCK = 7_031_847;
const KNOWN_TEXT = 'What this key has sealed can be read.';
const subjectOf = (name: string, id: string) => `key check ${name} ${id}`;

/** What this key signs ends after minutes: an older one is needed no more once another is in use. */
const SIGNS: KeyName = 'JWT_SECRET';

/**
 * For the transaction of a restore, in SQL: forgets the key that signs. Every session has ended, so nothing it signed is
 * needed, and a new machine may have another.
 */
export const FORGET_SIGNING_KEY = `
  do $$ begin
    if to_regclass('public.key_checks') is not null then
      delete from public.key_checks where key_name = '${SIGNS}';
    end if;
  end $$;`;

type Noted = { readonly id: string; readonly sealed: Buffer };

/**
 * What is wrong with the keys of the settings for this database, a line for each. Changes nothing, and says nothing of a
 * key but its id.
 *
 * @param columns everything that is sealed: asked of a database in which no key is noted yet
 */
export async function keyFaults(
  database: Database,
  rings: readonly KeyRing[],
  columns: readonly SealedColumn[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const ring of rings) {
    const noted = await notedKeys(database, ring);
    if (noted.length === 0) {
      const strange = await strangeColumn(database, ring, columns);
      if (strange) {
        faults.push(
          `${ring.name} is not the key with which ${strange} of this database was sealed. ` +
            `Put the right one, or add it to ${ring.name}_OLD.`,
        );
      }
      continue;
    }
    const seal = createSeal(ring);
    const missing = noted.filter(({ id, sealed }) => seal.open(sealed, subjectOf(ring.name, id)) === null);
    const ids = missing.map(({ id }) => id).join(', ');
    if (missing.length === 0) continue;
    if (ring.name === SIGNS) {
      if (missing.length < noted.length) continue;
      faults.push(
        `${ring.name} is not the key with which the service of this database signs (key id ${ids}). Put the right one, ` +
          `or add the older one to ${ring.name}_OLD. Where it was changed on purpose: npm run ops -- reseal --give-up ${ids}`,
      );
      continue;
    }
    if (missing.length === noted.length) {
      faults.push(
        `${ring.name} is not the key with which this database was sealed (key id ${ids}). ` +
          `Put the right one, or add the older one to ${ring.name}_OLD.`,
      );
    } else {
      faults.push(
        `${ring.name} lacks a key with which part of this database may be sealed (key id ${ids}). ` +
          `Add it to ${ring.name}_OLD.`,
      );
    }
  }
  return faults;
}

/**
 * Notes the current keys of the settings, once. Throws a StartFault where they are not the keys of this database; it is
 * then as it was. Processes that start together wait for one another.
 */
export async function noteKeys(
  database: Database,
  rings: readonly KeyRing[],
  columns: readonly SealedColumn[],
): Promise<void> {
  await database.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${KEY_LOCK})`.execute(trx);
    const faults = await keyFaults(trx, rings, columns);
    if (faults.length > 0) throw new StartFault(faults.join('\n'));
    for (const ring of rings) {
      // Which of them have sealed something here is not known where none is noted yet.
      const isFirst = (await notedKeys(trx, ring)).length === 0;
      for (const key of isFirst ? keysOf(ring) : [ring.current]) await noteKey(trx, ring, key);
      if (ring.name === SIGNS) await forgetKeys(trx, ring, await notInRing(trx, ring));
    }
  });
}

/** Notes one key of a ring, unless it is noted. */
async function noteKey(database: Database, { name }: KeyRing, key: string): Promise<void> {
  const id = keyId(key);
  const seal = createSeal({ name, current: key, older: [] });
  await database
    .insertInto('key_checks')
    .values({ key_name: name, key_id: id, sealed: seal.close(KNOWN_TEXT, subjectOf(name, id)) })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

async function notInRing(database: Database, ring: KeyRing): Promise<readonly string[]> {
  const here = idsOf(ring);
  return (await notedIds(database, ring)).filter(id => !here.includes(id));
}

/** The ids of the keys that something may be sealed with. */
export async function notedIds(database: Database, ring: KeyRing): Promise<readonly string[]> {
  return (await notedKeys(database, ring)).map(({ id }) => id);
}

/** Forgets keys that nothing is sealed with any more. */
export async function forgetKeys(
  database: Database,
  { name }: KeyRing,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await database.deleteFrom('key_checks').where('key_name', '=', name).where('key_id', 'in', ids).execute();
}

/** Forgets a key that is lost, with what it sealed, and goes on with the current one. */
export async function giveUpKey(database: Database, ring: KeyRing, id: string): Promise<void> {
  await database.transaction().execute(async trx => {
    await noteKey(trx, ring, ring.current);
    await forgetKeys(trx, ring, [id]);
    await trx
      .insertInto('given_up_keys')
      .values({ key_name: ring.name, key_id: id })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  });
}

/**
 * Whether what does not open never will: the operator has given up a key of this name, and no key that is still noted
 * has sealed it. Of texts from before keys had ids nobody can tell which key it was.
 */
export async function isGivenUp(
  database: Database,
  { place, keyId: id }: { readonly place: { readonly key: KeyName }; readonly keyId: string },
): Promise<boolean> {
  const givenUp = await database
    .selectFrom('given_up_keys')
    .select('key_id')
    .where('key_name', '=', place.key)
    .executeTakeFirst();
  if (!givenUp) return false;
  const noted = await database
    .selectFrom('key_checks')
    .select('key_id')
    .where('key_name', '=', place.key)
    .where('key_id', '=', id)
    .executeTakeFirst();
  return !noted;
}

/** The ids of the keys of a ring, the current one first. */
export function idsOf(ring: KeyRing): readonly string[] {
  return keysOf(ring).map(keyId);
}

async function notedKeys(database: Database, { name }: KeyRing): Promise<readonly Noted[]> {
  if (!(await isThere(database, 'key_checks', 'sealed'))) return [];
  return database
    .selectFrom('key_checks')
    .select(['key_id as id', 'sealed'])
    .where('key_name', '=', name)
    .orderBy('noted_at')
    .execute();
}

/** The first column with a row that the ring does not open; looks at one row of each. */
async function strangeColumn(
  database: Database,
  ring: KeyRing,
  columns: readonly SealedColumn[],
): Promise<string | undefined> {
  const seal = createSeal(ring);
  for (const { key, table, column, select, subjectOf: subject } of columns) {
    if (key !== ring.name || !(await isThere(database, table, column))) continue;
    const { rows } = await sql<
      Awaited<ReturnType<typeof select.execute>>['rows'][number]
    >`${select} limit 1`.execute(database);
    const [row] = rows;
    if (row && seal.open(row.sealed, subject(row)) === null) return table;
  }
  return undefined;
}

/** A database may be new, or from an older release. */
async function isThere(database: Database, table: string, column: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select exists (
    select 1 from pg_attribute where attrelid = to_regclass(${table}) and attname = ${column}
  ) as there`.execute(database);
  return rows[0]?.there ?? false;
}
