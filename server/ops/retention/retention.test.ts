import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../platform/database/temporaryFolder.ts';
import { backupName } from '../../platform/watching/backups.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { runOps } from '../run.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const retention = (...words: string[]) => retentionWith({}, ...words);

async function retentionWith(settings: Readonly<Record<string, string>>, ...words: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runOps(['retention', ...words], {
    environment: { DATABASE_URL: test.databaseUrl, DATA_DIR: test.config.dataDir, ...settings },
    say: line => void out.push(line),
    complain: line => void err.push(line),
  });
  return { code, out, err };
}

describe('npm run ops -- retention', () => {
  it('prints for each rule how many are due and since when, and changes nothing (IS-115)', async () => {
    const created_at = new Date('2001-02-03T10:00:00Z');
    const guest = { created_at, last_seen_at: created_at };
    await test.database.insertInto('customers').values([guest, guest]).execute();
    const { code, out } = await retention('--dry-run');
    expect(code).toBe(0);
    expect(out).toContain('guests, kept for 90 days: remove 2, the oldest of 2001-02-03');
    expect(out).toContain('unfinished, kept for 12 months: write to 0');
    expect(out).toContain('keptAdvice, kept for 6 years: remove 0');
    expect(await test.database.selectFrom('customers').select('id').execute()).toHaveLength(2);
  });

  it('counts the back-ups that are older than their rule, and says where it cannot see them (IS-336)', async () => {
    const folder = temporaryFolder();
    const backups = join(folder, 'backups');
    const line = async (settings: Readonly<Record<string, string>>) => {
      const { code, out } = await retentionWith(settings, '--dry-run');
      expect(code).toBe(0);
      return out.filter(each => each.startsWith('backups'));
    };
    const kept = 'backups, kept for 35 days:';
    const next = 'by the next `backup --keep`';
    try {
      expect(await line({ BACKUP_DIR: backups })).toEqual([
        `${kept} cannot be seen from here, ${backups} cannot be read`,
      ]);
      mkdirSync(backups);
      const young = backupName(new Date(Date.now() - 30 * 24 * 60 * 60 * 1000));
      for (const name of [young, 'towpath-20200101T000000Z.backup', 'towpath-20200203T000000Z.backup'])
        mkdirSync(join(backups, name));
      writeFileSync(join(backups, 'towpath-20200203T000000Z.backup.erased'), '');
      writeFileSync(join(backups, 'notes'), '');
      const two = [`${kept} remove 2, the oldest of 2020-01-01, from ${backups} ${next}`];
      expect(await line({ BACKUP_DIR: backups })).toEqual(two);
      expect(await line({ DATA_DIR: folder })).toEqual(two);
      rmSync(backups, { recursive: true });
      mkdirSync(join(backups, young), { recursive: true });
      expect(await line({ BACKUP_DIR: backups })).toEqual([`${kept} remove 0, from ${backups} ${next}`]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('says too who was erased and is there again, and that the clock jumped (IS-066)', async () => {
    const { database } = test;
    const back = await database
      .insertInto('customers')
      .values({ created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('erased_customers')
      .values({ customer_id: back.id, erased_at: new Date() })
      .execute();
    const calm = await retention('--dry-run');
    expect(calm).toMatchObject({ code: 0, err: [] });
    expect(calm.out).toContainEqual(expect.stringMatching(/^erasedNumbers, kept for [^:]+: erase 1$/));
    expect(calm.out).toContain('emailChanges, kept for 30 days: remove 0');
    const long = new Date('2020-01-01T10:00:00Z');
    await database
      .insertInto('recurring_jobs')
      .values({ name: 'clock', due_at: long, done_at: long })
      .execute();
    expect(await retention('--dry-run')).toMatchObject({
      code: 1,
      err: [expect.stringContaining('was last right at 2020-01-01T10:00:00.000Z')],
    });
    expect(await retention('--clock-is-right')).toMatchObject({ code: 0 });
    expect(await retention('--dry-run')).toMatchObject({ code: 0, err: [] });
    const noted = { kind: 'erasure held up', at: new Date(), customer_id: back.id };
    await database
      .insertInto('audit_log')
      .values({ ...noted, facts: JSON.stringify({ record: 'advice_records 1' }) })
      .execute();
    expect(await retention('--dry-run')).toMatchObject({
      code: 1,
      err: [`${back.id} could not be erased in the last day: advice_records 1 does not open.`],
    });
  });

  it('does nothing unless it is told that nothing is to change (IS-115)', async () => {
    expect(await retention()).toEqual({
      code: 2,
      out: [],
      err: ['The server removes by itself, once a day. To see what: --dry-run'],
    });
  });
});
