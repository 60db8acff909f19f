import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Migration, migrate, readMigrations } from './migrate.ts';
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

  it('refuses a database that is newer than the program', async () => {
    await migrate(url, [one, two]);
    await expect(migrate(url, [one])).rejects.toThrow(
      'The database is newer than this program: it has had migration 0002_two.',
    );
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
