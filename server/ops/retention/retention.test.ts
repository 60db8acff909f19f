import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { runOps } from '../run.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function retention(...words: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runOps(['retention', ...words], {
    environment: { DATABASE_URL: test.databaseUrl, DATA_DIR: test.config.dataDir },
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
