import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { migrate, readMigrations } from '../../platform/database/migrate.ts';
import { runOnce } from '../../platform/database/postgres/running.ts';

const name = `towpath_tokens_${randomUUID().replaceAll('-', '')}`;
const at = (pathname: string) => Object.assign(new URL(inject('templateDatabaseUrl')), { pathname }).href;
beforeEach(async () => {
  await runOnce(at('/postgres'), `create database ${name}`);
});
afterEach(async () => {
  await runOnce(at('/postgres'), `drop database ${name} with (force)`);
});

it('clears the tokens of partners’ links out of what was kept of visits, and changes nothing else (PT-617)', async () => {
  const url = at(`/${name}`);
  const all = readMigrations();
  await migrate(
    url,
    all.filter(({ id }) => id < '0242'),
  );
  const contexts = [
    [
      { appId: 'a', query: 'lead=live&appId=a' },
      { appId: 'a', query: 'appId=a' },
    ],
    [{ query: '?appId=a&lead=live&plid=b' }, { query: '?appId=a&plid=b' }],
    [{ query: 'leads=1&x=lead&mislead=2' }, { query: 'leads=1&x=lead&mislead=2' }],
    [{ appId: 'a' }, { appId: 'a' }],
    [{}, {}],
  ];
  const rows = contexts.map(
    ([before], index) =>
      `('${randomUUID()}', '${randomUUID()}', 'there', ${index}, '{}', '${JSON.stringify(before)}', 'Active', now(), now())`,
  );
  await runOnce(
    url,
    `set session_replication_role = replica;
    insert into journeys (customer_id, id, journey, version, state, marketing_context, status, created_at, updated_at)
    values ${rows.join(', ')}`,
  );
  expect(await migrate(url, all)).toContain('0242_look_of_bookings');
  const kept = await runOnce(url, 'select marketing_context from journeys order by version');
  expect(kept.rows.map(row => row.marketing_context)).toEqual(contexts.map(([, after]) => after));
});
