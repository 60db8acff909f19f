import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Migration, migrate, readMigrations } from './migrate.ts';
import { migrationState } from './migrationState.ts';
import { runOnce } from './postgres/running.ts';

let url: string;
beforeEach(async () => {
  const server = new URL(inject('templateDatabaseUrl'));
  const name = `towpath_migrate_${crypto.randomUUID().replaceAll('-', '')}`;
  await runOnce(Object.assign(new URL(server), { pathname: '/postgres' }).href, `create database ${name}`);
  url = Object.assign(server, { pathname: `/${name}` }).href;
});
afterEach(async () => {
  const { pathname } = new URL(url);
  const server = Object.assign(new URL(url), { pathname: '/postgres' }).href;
  await runOnce(server, `drop database ${pathname.slice(1)} with (force)`);
});

const migration = (id: string, sql: string): Migration => ({
  id,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
});
const one = migration('0001_one', 'create table one (id integer)');
/** The first that a newer release may mark another by. */
const written = migration(
  '0000_contracts',
  readMigrations().find(({ id }) => id === '0080_migration_contracts')?.sql ?? '',
);
const two = migration('0002_two', 'create table two (id integer)');

describe('migrating', () => {
  it('runs what is new, once, in order', async () => {
    expect(await migrate(url, [one])).toEqual(['0001_one']);
    expect(await migrate(url, [one, two])).toEqual(['0002_two']);
    expect(await migrate(url, [one, two])).toEqual([]);
  });

  it('is done by one of several processes that start together', async () => {
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(url, [one, two])));
    expect(runs.flat().sort()).toEqual(['0001_one', '0002_two']);
  });

  it('leaves nothing of a migration that breaks off, and keeps those before it', async () => {
    const broken = migration('0002_broken', 'create table two (id integer); select 1/0');
    await expect(migrate(url, [one, broken])).rejects.toThrow(
      'Migration 0002_broken did not run: division by zero.',
    );
    const { rows } = await runOnce(
      url,
      "select table_name from information_schema.tables where table_schema = 'public' order by 1",
    );
    expect(rows.map(row => row.table_name)).toEqual(['migrations', 'one']);
  });

  it('refuses a migration that was changed after it ran', async () => {
    await migrate(url, [one]);
    await expect(migrate(url, [migration('0001_one', 'create table other (id integer)')])).rejects.toThrow(
      'Migration 0001_one was changed after it ran. Write a new one instead.',
    );
  });

  it('leaves a database alone that is ahead, so that the release before runs on it (IS-010)', async () => {
    await migrate(url, [written, one, two]);
    expect(await migrate(url, [written, one])).toEqual([]);
    expect((await migrationState(url, [written, one])).unknown).toEqual(['0002_two']);
  });

  it('refuses a database that a newer release has contracted, and says why (IS-010)', async () => {
    const contracting = { ...two, contracts: 'nothing reads table one any more' };
    await migrate(url, [written, one]);
    expect(await migrationState(url, [written, one, contracting])).toEqual({
      pending: ['0002_two'],
      contracting: ['0002_two'],
      unknown: [],
      refusal: undefined,
    });
    await migrate(url, [written, one, contracting]);
    expect((await migrationState(url, [written, one])).refusal).toMatch(/^The database is too new /);
    await expect(migrate(url, [written, one])).rejects.toThrow(
      /^The database is too new for this release: it has had migration 0002_two, which contracts: nothing reads table one any more\. Run a newer release/,
    );
    expect(await migrate(url, [written, one, contracting])).toEqual([]);
  });

  it('runs again what broke off, once it is mended (IS-011)', async () => {
    const broken = migration('0002_two', 'create table two (id integer); select 1/0');
    await expect(migrate(url, [one, broken])).rejects.toThrow(
      'Nothing of it is left: the database is as it was before it.',
    );
    expect(await migrate(url, [one, two])).toEqual(['0002_two']);
  });

  it('gives up a table that is in use, rather than hold up all who use it (IS-011)', async () => {
    await migrate(url, [one]);
    const user = new pg.Client({ connectionString: url });
    await user.connect();
    await user.query('begin; select * from one');
    const waits = migration('0002_wider', 'alter table one add column wide text');
    await expect(migrate(url, [one, waits], 200)).rejects.toThrow('Migration 0002_wider did not run: ');
    await user.end();
    expect(await migrate(url, [one, waits])).toEqual(['0002_wider']);
  });
});

describe('the migrations of the program', () => {
  it('are numbered and named, each number once', () => {
    const numbers = readMigrations().map(({ id }) => id.slice(0, 4));
    expect(numbers.length).toBeGreaterThan(0);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('are refused when a file is misnamed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'towpath-migrations-'));
    writeFileSync(join(folder, 'first.sql'), 'select 1');
    expect(() => readMigrations(folder)).toThrow('Migration first.sql is not named like 0001_customers.sql.');
    rmSync(folder, { recursive: true });
  });
});
