import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guest } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { runOps } from '../run.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function ops(...words: string[]) {
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await runOps(['statuses', ...words], {
    environment: { DATABASE_URL: test.databaseUrl, DATA_DIR: test.config.dataDir },
    say: line => void said.push(line),
    complain: line => void complained.push(line),
  });
  return { code, said, complained };
}

it('says which sessions time would end, with since when, and ends none (PT-332)', async () => {
  const person = await guest(test);
  (await person.call(createJourney, { body: {} })).answer;
  const seen = new Date(Date.now() - 35 * 86_400_000);
  await test.database
    .updateTable('customers')
    .set({ last_seen_at: seen })
    .where('id', '=', person.customerId)
    .execute();
  const { code, said } = await ops('--dry-run');
  expect(code).toBe(0);
  expect(said).toContain(`Active to Expired, guests: 1, the oldest of ${seen.toISOString().slice(0, 10)}`);
  expect(said).toContain('Active to Expired, with an account: 0');
  const { status } = await test.database
    .selectFrom('journeys')
    .select('status')
    .where('customer_id', '=', person.customerId)
    .executeTakeFirstOrThrow();
  expect(status).toBe('Active');
});

it('is done by the server alone (PT-332)', async () => {
  const { code, complained } = await ops();
  expect([code, complained]).toEqual([
    2,
    ['The server does it by itself, every hour. To see what: --dry-run'],
  ]);
});
