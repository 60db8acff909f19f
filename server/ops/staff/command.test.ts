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

async function staff(...words: string[]) {
  const said: string[] = [];
  const code = await runOps(['staff', ...words, '--who', 'Megan'], {
    environment: { DATA_DIR: folder, DATABASE_URL: opened.url },
    say: line => void said.push(line),
    complain: line => void said.push(line),
  });
  return { code, said };
}

it('ends a member with a reason of the list, which stands in the log, and not without one (PT-019)', async () => {
  const jo = 'jo@towpath.example';
  expect((await staff('add', jo, '--name', 'Jo Staithe', '--role', 'adviser')).code).toBe(0);
  expect((await staff('end', jo)).code).toBe(2);
  expect((await staff('end', jo, '--why', 'because')).code).toBe(2);
  expect((await staff('list')).said).toEqual([expect.stringContaining('not set up yet')]);
  expect((await staff('end', jo, '--why', 'at risk')).code).toBe(0);
  expect((await staff('list')).said).toEqual([expect.stringMatching(/ended 20/u)]);
  const log = await opened.database
    .selectFrom('staff_log')
    .select('facts')
    .where('kind', '=', 'member ended')
    .execute();
  expect(log).toEqual([{ facts: expect.objectContaining({ by: 'Megan', why: 'at risk' }) }]);
});
