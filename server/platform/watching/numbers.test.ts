import { addressesAtPostcode } from '@towpath/contracts/api/lookup.ts';
import { startAddressProvider } from '@towpath/sandbox/addresses/addresses.ts';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpSender } from '../../partners/mail/smtp.ts';
import { partnerMetrics } from '../../partners/partnerMetrics.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { inFullReview, walker } from '../../testing/journeyWalk.ts';
import { customer, guest } from '../../testing/person.ts';
import { scrape } from '../../testing/scrape.ts';
import { silentProxy } from '../../testing/silentProxy.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { createPublishedDatabase } from '../../testing/testDatabase.ts';
import { connect } from '../database/database.ts';
import { createRecurringJobs } from '../jobs/recurringJobs.ts';

const MINUTE = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The numbers as a server tells them that has read none before. */
const read = async () => scrape((await test.startAnother()).app);

describe('mails that wait', () => {
  beforeEach(() => test.database.deleteFrom('outbox').execute());

  it('are counted with the age of the oldest since it was first due, and those given up of a day (IS-200)', async () => {
    const { customerId } = await customer(test);
    const add = (secondsFromNow: number) =>
      test.database
        .transaction()
        .execute(trx =>
          test.app.outbox.add(
            trx,
            customerId,
            'no such mail',
            new Date(test.clock.now().getTime() + secondsFromNow * 1000),
          ),
        );
    expect((await read()).get('mail_oldest_waiting_seconds')).toBe(0);
    await add(-90);
    await add(-20);
    await add(600);
    await test.database
      .updateTable('outbox')
      .set({ due_at: new Date(test.clock.now().getTime() + 3600_000), attempts: 5 })
      .execute();
    let numbers = await read();
    expect(numbers.get('mail_waiting')).toBe(2);
    expect(numbers.get('mail_oldest_waiting_seconds')).toBe(90);
    expect(numbers.get('mail_given_up_last_day')).toBe(0);
    await test.database.updateTable('outbox').set({ gave_up_at: test.clock.now() }).execute();
    numbers = await read();
    expect(numbers.get('mail_waiting')).toBe(0);
    expect(numbers.get('mail_given_up_last_day')).toBe(3);
  });
});

describe('outside parties', () => {
  it('have their calls counted and timed by how they ended, and show while they rest (IS-201)', async () => {
    const provider = await startAddressProvider();
    const own = await createTestApp({ ADDRESS_URL: provider.url });
    const person = await guest(own);
    const ask = () => person.call(addressesAtPostcode, { body: { postcode: 'EG1 1AA' } });
    const count = (outcome: string) =>
      `partner_call_duration_seconds_count{partner="addresses",outcome="${outcome}"}`;
    await ask();
    let numbers = await scrape(own.app);
    expect(numbers.get(count('done'))).toBe(1);
    expect(numbers.get('partner_resting{partner="addresses"}')).toBe(0);
    await provider.close();
    for (let call = 1; call <= 6; call++) await ask();
    numbers = await scrape(own.app);
    expect([numbers.get(count('done')), numbers.get(count('down')), numbers.get(count('resting'))]).toEqual([
      1, 5, 1,
    ]);
    expect(numbers.get('partner_resting{partner="addresses"}')).toBe(1);
    expect(numbers.get('partner_resting{partner="mail"}')).toBe(0);
    await own.close();
  });

  it('are the mail server too: one that is away, and one that does not take a mail (IS-201)', async () => {
    const registry = new Registry();
    const mail = partnerMetrics(registry, undefined)('mail');
    const letter = { to: 'a@towpath.example', subject: 'Hello', text: '', html: '' };
    const away = smtpSender('smtp://127.0.0.1:9', 'hello@towpath.example', { needsTls: false });
    await expect(mail.call(() => away.send(letter))).rejects.toThrow();
    away.close();
    await expect(mail.call(() => test.mailSender.send(letter))).resolves.toBeUndefined();
    test.mailSender.refuses = true;
    await expect(mail.call(() => test.mailSender.send(letter))).rejects.toThrow();
    test.mailSender.refuses = false;
    const text = await registry.metrics();
    for (const outcome of ['done', 'down', 'failed']) {
      expect(text).toContain(`partner_call_duration_seconds_count{partner="mail",outcome="${outcome}"} 1`);
    }
    expect((await scrape(test.app)).get('partner_resting{partner="mail"}')).toBe(0);
  });
});

it('the connections to the database are counted, in use and waited for (IS-202)', async () => {
  const opened = await createPublishedDatabase();
  const own = await createTestApp({ DATABASE_POOL: '5' }, undefined, { opened });
  let letGo = () => {};
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  const busy = Array.from({ length: 7 }, () => opened.database.connection().execute(() => held));
  await expect.poll(() => opened.connections().open).toBe(5);
  const numbers = await scrape(own.app);
  expect(numbers.get('database_pool_open_connections')).toBe(5);
  expect(numbers.get('database_pool_idle_connections')).toBe(0);
  expect(numbers.get('database_pool_waiting_calls')).toBe(2);
  expect(numbers.get('database_pool_most_connections')).toBe(5);
  letGo();
  await Promise.all(busy);
  const after = await scrape(own.app);
  expect([after.get('database_pool_idle_connections'), after.get('database_pool_waiting_calls')]).toEqual([
    5, 0,
  ]);
  await own.close();
});

it('a job tells when it was last done, how often it went wrong since, and how late it is (IS-203)', async () => {
  const name = 'tidy limits';
  let isBroken = false;
  const jobs = createRecurringJobs({
    ...test,
    log: { warn: () => undefined },
    jobs: [
      {
        name,
        everySeconds: 3600,
        async work() {
          if (isBroken) throw new Error('no');
        },
      },
    ],
  });
  const told = async () => {
    const numbers = await read();
    return ['last_done_timestamp_seconds', 'failures', 'overdue_seconds'].map(what =>
      numbers.get(`recurring_job_${what}{name="${name}"}`),
    );
  };
  await jobs.doDue();
  const done = test.clock.now().getTime() / 1000;
  expect(await told()).toEqual([done, 0, 0]);
  isBroken = true;
  test.clock.forward(60 * MINUTE);
  await jobs.doDue();
  expect(await told()).toEqual([done, 1, 0]);
  test.clock.forward(10 * MINUTE);
  await jobs.doDue();
  expect(await told()).toEqual([done, 2, 600]);
  isBroken = false;
  test.clock.forward(5 * MINUTE);
  await jobs.doDue();
  expect(await told()).toEqual([test.clock.now().getTime() / 1000, 0, 0]);
});

it('people who began within a week are counted by how far they came (IS-204)', async () => {
  const own = await createTestApp();
  const begun = await walker(own);
  await own.database
    .updateTable('journeys')
    .set({ created_at: new Date(own.clock.now().getTime() - 8 * 24 * 60 * MINUTE) })
    .where('customer_id', '=', begun.customerId)
    .execute();
  await walker(own);
  await inFullReview(own);
  const advised = await atAdvice(own);
  const numbers = async () => {
    const samples = await scrape((await own.startAnother()).app);
    return ['begun', 'qualifier-done', 'registered', 'review-done', 'advice-shown'].map(step =>
      samples.get(`funnel_people{step="${step}"}`),
    );
  };
  expect(await numbers()).toEqual([3, 2, 2, 1, 0]);
  await own.database
    .insertInto('advice_records')
    .values({
      customer_id: advised.customerId,
      id: crypto.randomUUID(),
      at: own.clock.now(),
      journey_id: crypto.randomUUID(),
      judged_on: '2026-11-23',
      rules_number: 1,
      rules_sources: '',
      record: Buffer.from('x'),
      fingerprint: Buffer.from('x'),
    })
    .execute();
  expect(await numbers()).toEqual([3, 2, 2, 1, 1]);
  const { body } = await own.app.inject('/metrics');
  expect(body).not.toContain(advised.customerId);
  expect(body).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|@/);
  await own.close();
});

describe('a database that does not answer', () => {
  it('leaves the numbers as they were, says how old they are, and /metrics answers in time (IS-205)', async () => {
    const direct = await createPublishedDatabase();
    const proxy = await silentProxy(direct.url);
    const opened = connect(proxy.url, 5, async () => undefined, { connect: 500, statement: 500 });
    const own = await createTestApp({}, undefined, { opened });
    const before = await scrape(own.app);
    expect([before.get('service_ready'), before.get('funnel_people{step="begun"}')]).toEqual([1, 0]);
    expect(before.get('reading_age_seconds{reading="funnel"}')).toBeLessThan(60);
    proxy.fallSilent();
    const asked = performance.now();
    await scrape(own.app);
    // Far less than a statement may take, and than Prometheus waits.
    expect(performance.now() - asked).toBeLessThan(8_000);
    // On a machine with much to do, a scrape may end before the health check has.
    await expect.poll(async () => (await scrape(own.app)).get('service_ready'), { timeout: 10_000 }).toBe(0);
    expect((await scrape(own.app)).get('funnel_people{step="begun"}')).toBe(0);
    proxy.letNewOnesThrough();
    await expect.poll(async () => (await scrape(own.app)).get('service_ready'), { timeout: 10_000 }).toBe(1);
    await own.close();
    await proxy.close();
    await direct.close();
  });

  it('has numbers that were never read left out, and is counted (IS-205)', async () => {
    const opened = await createPublishedDatabase();
    const own = await createTestApp({}, undefined, { opened });
    await opened.close();
    const numbers = await scrape(own.app);
    expect(numbers.has('mail_waiting')).toBe(false);
    expect(numbers.get('reading_failures_total{reading="mail"}')).toBe(1);
    expect(numbers.get('service_ready')).toBe(0);
    await own.app.close();
  });
});
