import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from './platform/config/config.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { runOnce } from './platform/database/postgres/running.ts';
import { type ProgramRun, type ProgramRuns, portOf, programRuns } from './testing/programRun.ts';
import { addMigration, copyRelease } from './testing/releaseCopy.ts';
import { createPublishedDatabase } from './testing/testDatabase.ts';

let runs: ProgramRuns;
let opened: OpenDatabase;
let newer: string;
beforeEach(async () => {
  runs = programRuns();
  opened = await createPublishedDatabase();
  newer = join(runs.folder, 'newer');
  copyRelease(newer);
});
afterEach(async () => {
  await runs.close();
  await opened.close();
});

const start = (release: string) =>
  runs.run(
    'server/main.ts',
    {
      SMTP_URL: 'smtp://localhost:9',
      DATABASE_URL: opened.url,
      CONTENT_DIR: join(REPOSITORY_ROOT, 'content'),
    },
    release,
  );

/** Whether a person can begin there: writes a row of theirs. */
async function serves(program: ProgramRun): Promise<boolean> {
  const at = `http://localhost:${await portOf(program)}`;
  const [ready, begun] = await Promise.all([
    fetch(`${at}/health/ready`),
    fetch(`${at}/api/core/sessions/guest`, { method: 'POST' }),
  ]);
  return ready.ok && begun.ok;
}

async function stop(program: ProgramRun): Promise<void> {
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
}

/** Each of these starts whole servers. */
describe('an upgrade', { timeout: 240_000 }, () => {
  it('leaves the release before running, and able to start again, on what it has added (IS-010)', async () => {
    const older = start(REPOSITORY_ROOT);
    expect(await serves(older)).toBe(true);
    addMigration(newer, '9998_more', 'alter table guest_credentials add column seen_on text');
    addMigration(
      newer,
      '9999_and_more',
      "alter table guest_credentials add column kind text not null default 'x'",
    );
    const upgraded = start(newer);
    expect(await serves(upgraded)).toBe(true);
    expect(upgraded.out()).toContain('Brought the database up to date (2 migrations).');
    expect(await serves(older)).toBe(true);
    await Promise.all([stop(older), stop(upgraded)]);

    const again = start(REPOSITORY_ROOT);
    expect(await serves(again)).toBe(true);
    expect(again.out()).toContain(
      'The database is one release ahead (9998_more, 9999_and_more). This release runs on it.\n',
    );
    await stop(again);
    expect([older.err(), upgraded.err(), again.err()]).toEqual(['', '', '']);
  });

  it('that contracts stops the release before from starting, in one line (IS-010)', async () => {
    addMigration(
      newer,
      '9999_less',
      '-- contracts: nothing reads the letters any more\ndrop table paper_mails',
    );
    const upgraded = start(newer);
    expect(await serves(upgraded)).toBe(true);
    await stop(upgraded);
    const older = start(REPOSITORY_ROOT);
    expect(await older.ended).toBe(1);
    expect(older.err()).toMatch(
      /^The database is too new for this release: it has had migration 9999_less, which contracts: nothing reads the letters any more\.[^\n]+\n$/,
    );
  });

  it('that fails half-way leaves the database as it was, in one line, and goes on once it is mended (IS-011)', async () => {
    const half = 'create table half (id integer); insert into half values (1);';
    addMigration(newer, '9999_half', `${half} select 1 / (select count(*) - 1 from half)`);
    const broken = start(newer);
    expect(await broken.ended).toBe(1);
    expect(broken.err()).toBe(
      'Migration 9999_half did not run: division by zero. Nothing of it is left: the database is as it was before it.\n',
    );
    expect((await runOnce(opened.url, "select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
    const older = start(REPOSITORY_ROOT);
    expect(await serves(older)).toBe(true);
    await stop(older);
    addMigration(newer, '9999_half', half);
    const mended = start(newer);
    expect(await serves(mended)).toBe(true);
    await stop(mended);
  });
});
