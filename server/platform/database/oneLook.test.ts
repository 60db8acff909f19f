import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import type { Database, OpenDatabase } from './database.ts';
import { inOneLook, lookAnew, onceInALook } from './oneLook.ts';
import { runOnce } from './postgres/running.ts';

let opened: OpenDatabase;
let database: Database;

beforeAll(async () => {
  opened = await createTestDatabase();
  database = opened.database;
  await sql`create table counted (id int, words text)`.execute(database);
  await sql`insert into counted values (1, 'one')`.execute(database);
});
afterAll(() => opened.close());

/** The words of a row, by whoever asks. */
async function words(by: Database, id = 1): Promise<string> {
  const { rows } = await sql<{ words: string }>`select words from counted where id = ${id}`.execute(by);
  return rows[0]?.words ?? 'none';
}

/** Somebody else writes, by another program. */
const elsewhere = (said: string) => runOnce(opened.url, 'update counted set words = $1 where id = 1', [said]);

it('asks once what is asked for twice within a look, and anew in the next (DN-1639)', async () => {
  await elsewhere('one');
  const said = await inOneLook(async () => {
    const first = await words(database);
    await elsewhere('two');
    return [first, await words(database), await inOneLook(() => words(database))];
  });
  expect(said).toEqual(['one', 'one', 'one']);
  expect(await inOneLook(() => words(database))).toBe('two');
});

it('asks each time outside of a look, and for other values (DN-1639)', async () => {
  await elsewhere('one');
  const first = await words(database);
  await elsewhere('two');
  expect([first, await words(database)]).toEqual(['one', 'two']);
  expect(await inOneLook(async () => [await words(database), await words(database, 7)])).toEqual([
    'two',
    'none',
  ]);
});

it.each([
  ['a write', () => sql`insert into counted values (2, 'more')`.execute(database)],
  ['a lock', () => sql`select 1 from counted where id = 1 for update`.execute(database)],
  ['a transaction that may write', () => database.transaction().execute(trx => words(trx))],
  ['an outside party', async () => lookAnew()],
])('asks anew after %s (DN-1639)', async (_, happens) => {
  await elsewhere('one');
  const said = await inOneLook(async () => {
    const first = await words(database);
    await elsewhere('two');
    await happens();
    return [first, await words(database)];
  });
  expect(said).toEqual(['one', 'two']);
});

it('gives a transaction that may write nothing that was read before it, nor twice the same (DN-1639)', async () => {
  await elsewhere('one');
  const said = await inOneLook(async () => {
    const before = await words(database);
    await elsewhere('two');
    return database.transaction().execute(async trx => {
      const first = await words(trx);
      await elsewhere('three');
      return [before, first, await words(trx)];
    });
  });
  expect(said).toEqual(['one', 'two', 'three']);
});

it('gives a transaction that reads as of one moment nothing of before, and the look nothing of it (DN-1639)', async () => {
  await elsewhere('one');
  const said = await inOneLook(async () => {
    const before = await words(database);
    await elsewhere('two');
    const within = await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async trx => [await words(trx), await words(trx)]);
    return [before, ...within, await words(database)];
  });
  expect(said).toEqual(['one', 'two', 'two', 'one']);
});

it('is asked again after it failed, and done once for two at the same time (DN-1639)', async () => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries === 1) throw new Error('no answer');
    return tries;
  };
  const said = await inOneLook(async () => {
    const failed = await onceInALook('work', work).catch(() => 'failed');
    return [failed, ...(await Promise.all([onceInALook('work', work), onceInALook('work', work)]))];
  });
  expect(said).toEqual(['failed', 2, 2]);
});

it('gives each who asks rows of their own, and ends with what it was for (DN-1639)', async () => {
  await elsewhere('one');
  let later: () => Promise<string> = async () => '';
  const rows = await inOneLook(async () => {
    const read = () => sql<{ words: string }>`select words from counted where id = 1`.execute(database);
    const [first, second] = [await read(), await read()];
    if (first.rows[0]) first.rows[0].words = 'changed';
    const { promise, resolve } = Promise.withResolvers<void>();
    const after = promise.then(() => words(database));
    later = () => {
      resolve();
      return after;
    };
    return [first.rows[0]?.words, second.rows[0]?.words];
  });
  expect(rows).toEqual(['changed', 'one']);
  await elsewhere('two');
  expect(await later()).toBe('two');
});
