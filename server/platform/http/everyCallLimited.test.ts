import { saveAnswers } from '@towpath/contracts/api/answers.ts';
import { createJourney, myStatus } from '@towpath/contracts/api/journeys.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guest, type Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => test.close());

/** The statuses of so many calls, in order, each once. */
async function statusesOf(calls: number, call: () => Promise<{ readonly status: number }>) {
  const statuses: number[] = [];
  for (let count = 0; count < calls; count++) statuses.push((await call()).status);
  return { first: statuses.indexOf(429), seen: [...new Set(statuses)] };
}

async function begun(): Promise<Person> {
  const person = await guest(test);
  expect((await person.call(createJourney, { body: {} })).status).toBe(200);
  return person;
}

it('one person may read 240 times in a minute, whatever they read, and nobody else waits for it (IS-173)', async () => {
  const [person, other] = [await begun(), await begun()];
  const { first, seen } = await statusesOf(245, () => person.call(myStatus, {}));
  expect({ first, seen }).toEqual({ first: 240, seen: [200, 429] });
  const refused = await person.call(myStatus, {});
  expect(refused.error.code).toBe('TOO_MANY_REQUESTS');
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await other.call(myStatus, {})).status).toBe(200);
});

it('and the limit is one for all processes, but for what is called within a second (IS-065)', async () => {
  const person = await begun();
  const other = await test.startAnother();
  const there = () => other.call(myStatus, { authorization: person.authorization });
  const counts = () => test.database.selectFrom('limit_counts').select(['key', 'points']).execute();
  const countedIn = async (wanted: (key: string) => boolean) =>
    (await counts()).filter(({ key }) => wanted(key)).map(({ points }) => points);
  expect((await statusesOf(130, () => person.call(myStatus, {}))).seen).toEqual([200]);
  const isOfReads = (key: string) => key.startsWith('every call reads 60:');
  await expect.poll(() => countedIn(isOfReads), { timeout: 10_000 }).toContain(130);
  const own = (await counts()).find(({ points }) => points === 130)?.key;
  const isOwn = (key: string) => key === own;
  expect((await statusesOf(30, there)).seen).toEqual([200]);
  await expect.poll(() => countedIn(isOwn), { timeout: 10_000 }).toEqual([160]);
  expect(await statusesOf(85, there)).toEqual({ first: 80, seen: [200, 429] });
  await expect.poll(() => countedIn(isOwn), { timeout: 10_000 }).toEqual([240]);
  // Far fewer than 240 have been called here: it is the other process's count that ends it.
  await expect
    .poll(async () => (await person.call(myStatus, {})).status, { timeout: 10_000, interval: 200 })
    .toBe(429);
  expect(JSON.stringify(await counts())).not.toContain(person.customerId);
});

it('saves are counted apart, by the credential, so that nobody uses up those of another (IS-173)', async () => {
  const person = await begun();
  // A credential that names this person and is not theirs.
  const secret = Buffer.from(person.authorization.slice('Basic '.length), 'base64url');
  secret.writeUInt8(secret.readUInt8(40) ^ 1, 40);
  const body = { stepId: 'nowhere', answers: [] };
  const forged = await statusesOf(605, () =>
    test.call(saveAnswers, { body, authorization: `Basic ${secret.toString('base64url')}` }),
  );
  expect(forged).toEqual({ first: 600, seen: [401, 429] });
  const own = await person.call(saveAnswers, { body });
  expect([401, 429]).not.toContain(own.status);
});
