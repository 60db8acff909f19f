import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { migrate, readMigrations } from '../../platform/database/migrate.ts';
import { runOnce } from '../../platform/database/postgres/running.ts';

const name = `towpath_keys_${randomUUID().replaceAll('-', '')}`;
const at = (pathname: string) => Object.assign(new URL(inject('templateDatabaseUrl')), { pathname }).href;
beforeEach(async () => {
  await runOnce(at('/postgres'), `create database ${name}`);
});
afterEach(async () => {
  await runOnce(at('/postgres'), `drop database ${name} with (force)`);
});

it('makes the keys of calls that were asked for before there were any of calls (PT-541)', async () => {
  const url = at(`/${name}`);
  const all = readMigrations();
  await migrate(
    url,
    all.filter(({ id }) => id < '0223'),
  );
  const customerId = randomUUID();
  // A call alone, without the journey that it was asked for on.
  await runOnce(
    url,
    `insert into customers (id, surname, created_at, last_seen_at) values ('${customerId}', 'Known', now(), now());
    set session_replication_role = replica;
    insert into callbacks
      (customer_id, journey_id, kind, step_id, callback_required, contact_name, contact_number, requested_at)
    values
      ('${customerId}', '${randomUUID()}', 'hard-dropout', 'there', true, 'Old Name', '07700900111', now()),
      ('${customerId}', '${randomUUID()}', 'hard-dropout', 'there', true, 'Dána  O’Drop', '+447700900222', now()),
      ('${customerId}', '${randomUUID()}', 'hard-dropout', 'there', false, 'No Call', '07700900333', now())`,
  );
  expect(await migrate(url, all)).toContain('0223_found_by_their_call');
  const { rows } = await runOnce(
    url,
    `select key from people_keys where customer_id = '${customerId}' order by key`,
  );
  expect(rows.map(({ key }) => key)).toEqual(['07700900222', "dana o'drop", 'known', "o'drop dana"]);
});
