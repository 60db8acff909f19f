import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../platform/database/temporaryFolder.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { runOps } from '../run.ts';

let folder: string;
let opened: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  folder = temporaryFolder();
  opened = await createTestDatabase();
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

async function keys(...words: string[]) {
  const said: string[] = [];
  const code = await runOps(['partner-key', ...words], {
    environment: { DATA_DIR: folder, DATABASE_URL: opened.url },
    say: line => void said.push(line),
    complain: line => void said.push(line),
  });
  return { code, said };
}

it('makes, lists and ends the keys of a partner; the secret is told once (PT-193)', async () => {
  const { code, said } = await keys('add', 'mw_quick', '--who', 'Jo');
  expect(code).toBe(0);
  const key = said[0]?.split(/ +/)[1] ?? '';
  const secret = said[1]?.split(/ +/)[1] ?? '';
  expect([key, secret]).toEqual([
    expect.stringMatching(/^pk_[\w-]{16}$/),
    expect.stringMatching(/^[\w-]{43}$/),
  ]);
  const listed = await keys('list');
  expect(listed.said).toEqual([expect.stringMatching(`^${key} +mw_quick +made .* +running$`)]);
  expect(listed.said.join()).not.toContain(secret);
  expect((await keys('end', key, '--who', 'Jo')).code).toBe(0);
  expect((await keys('list')).said).toEqual([expect.stringMatching(/ended 20/)]);
  const log = await opened.database.selectFrom('audit_log').select(['kind', 'facts']).execute();
  expect(log).toEqual([
    { kind: 'partner key made', facts: { by: 'Jo', key, partner: 'mw_quick' } },
    { kind: 'partner key ended', facts: { by: 'Jo', key } },
  ]);
});

it.each([
  [['add', 'nobody', '--who', 'Jo'], 1],
  [['end', 'pk_0123456789abcdef', '--who', 'Jo'], 1],
  [['add'], 2],
  [['list', 'more'], 2],
])('says what is wrong with %s (PT-193)', async (words, code) => {
  expect((await keys(...words)).code).toBe(code);
});
