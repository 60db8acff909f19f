import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { accessTokens } from '../identity/accessToken.ts';
import { keptTextWithId, MOST_NEW_AN_HOUR } from './repository.ts';

let test: TestApp;
afterEach(() => test.close());

const HOUR = 3_600_000;

/** How many records a person has, and how many bytes they take. */
async function keptOf({ customerId }: Walker) {
  const { rows } = await sql<{ records: number; bytes: number; largest: number }>`
    select count(*) as records, sum(length(record)) as bytes, max(length(record)) as largest
    from advice_records where customer_id = ${customerId}`.execute(test.database);
  const { records = 0, bytes = 0, largest = 0 } = rows[0] ?? {};
  return { records: Number(records), bytes: Number(bytes), largest: Number(largest) };
}

/** Changes an answer, and looks at the advice again. */
async function changeAndLook(person: Walker, times: number, from: number) {
  const statuses: number[] = [];
  for (let count = 0; count < times; count++) {
    expect((await person.save('savings', String(from + count))).status).toBe(204);
    statuses.push((await person.call(recommendation, {})).status);
  }
  return statuses;
}

it('keeps a record of advice in an eighth of its bytes, seal and all (IS-170)', async () => {
  test = await createTestApp();
  const person = await atAdvice(test);
  const { recordId } = (await person.call(recommendation, {})).answer;
  const seal = createSeal(test.config.healthDataKey);
  const kept = await keptTextWithId(test.database, seal, person.customerId, recordId ?? '');
  const bytes = Buffer.byteLength(kept?.text ?? '');
  const { records, largest } = await keptOf(person);
  expect(records).toBe(1);
  expect(bytes).toBeGreaterThan(30_000);
  expect(largest).toBeLessThan(bytes / 8);
});

it('keeps so many different ones in an hour, says when there is more, and what is kept stays (IS-171)', async () => {
  test = await createTestApp({ RATE_LIMITS: 'on' });
  const person = await atAdvice(test);
  const statuses = await changeAndLook(person, MOST_NEW_AN_HOUR + 20, 0);
  expect(statuses).toEqual([...Array(MOST_NEW_AN_HOUR).fill(200), ...Array(20).fill(429)]);
  const kept = await keptOf(person);
  expect(kept.records).toBe(MOST_NEW_AN_HOUR);
  expect(kept.bytes).toBeLessThan(MOST_NEW_AN_HOUR * 6000);

  const refused = await person.call(recommendation, {});
  expect(refused.error.code).toBe('TOO_MANY_REQUESTS');
  expect(Number(refused.headers['retry-after'])).toBe(3600);
  // What was judged within the hour already is shown again.
  expect((await person.save('savings', '0')).status).toBe(204);
  expect((await person.call(recommendation, {})).status).toBe(200);

  test.clock.forward(HOUR);
  const [session] = await test.database
    .selectFrom('sessions')
    .select(['session_id', 'customer_id'])
    .execute();
  const again = { customerId: session?.customer_id ?? '', sessionId: session?.session_id ?? '' };
  person.becomeCustomer(await accessTokens(test.config.jwtSecret).sign(again, test.clock.now()));
  expect(await changeAndLook(person, 1, 1000)).toEqual([200]);
});
