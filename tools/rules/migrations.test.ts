import { readMigrations } from '@towpath/server/platform/database/migrate.ts';
import { describe, expect, it } from 'vitest';
import { contractionsIn } from './migrations.ts';

/** The first that was written under the rule. */
const SINCE = '0080';

describe('a migration', () => {
  it('only adds, so that the release before runs beside it, or says on its first line that it contracts (IS-012)', () => {
    const bound = readMigrations().filter(({ id }) => id >= SINCE);
    expect(bound.length).toBeGreaterThan(0);
    const breaking = bound
      .filter(({ contracts }) => contracts === undefined)
      .flatMap(({ id, sql }) => contractionsIn(sql).map(what => `${id} ${what}`));
    expect(breaking).toEqual([]);
  });

  it.each([
    'drop table debts',
    'alter table debts drop column arrears',
    'alter table debts drop arrears',
    'ALTER TABLE debts\n  RENAME COLUMN arrears TO overdue;',
    'alter table debts rename to owed',
    'alter table debts add column kind text not null',
    'alter table debts add column a text, add kind text not null;',
    'alter table debts alter column arrears set not null',
    'alter table debts alter arrears type bigint',
    'alter table debts alter column source drop default',
    'alter table debts add constraint some check (arrears > 0)',
    'alter table debts add column kind text unique',
    'create unique index one on debts (number)',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'create table other (id integer); drop table debts;',
  ])('is found where it breaks the release before: %s (IS-012)', sql => {
    expect(contractionsIn(sql)).not.toEqual([]);
  });

  it.each([
    'create table other (id integer not null); alter table other add column more text not null;',
    "alter table debts add column kind text not null default 'drop table; rename'",
    'alter table debts add column kind text check (kind in (1, 2)), add column when_seen timestamptz;',
    'alter table debts alter column arrears drop not null',
    'alter table debts drop constraint some',
    'create index some on debts (number); drop index other',
    '-- drop table debts\ncreate table other (id integer primary key); create unique index one on other (id)',
    'create function f() returns trigger language plpgsql as $$ begin drop table debts; end $$',
  ])('may add, and loosen: %s (IS-012)', sql => {
    expect(contractionsIn(sql)).toEqual([]);
  });
});
