import { addressesAtPostcode } from '@towpath/contracts/api/lookup.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { startAddressProvider } from '@towpath/sandbox/addresses/addresses.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Collector, type ReceivedSpan, startCollector } from '../../testing/collector.ts';
import { walker } from '../../testing/journeyWalk.ts';
import { customer } from '../../testing/person.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { createPublishedDatabase } from '../../testing/testDatabase.ts';
import { connect, type OpenDatabase } from '../database/database.ts';
import { USUAL_LIMITS } from '../database/pool.ts';
import { createRecurringJobs } from '../jobs/recurringJobs.ts';
import { startTelemetry } from './telemetry.ts';

let collector: Collector;
let direct: OpenDatabase;
/** What must be in nothing that was handed over. */
const personal: string[] = [];

const fact = ({ attributes }: ReceivedSpan, key: string) => {
  const value = attributes.find(attribute => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};
const named = (name: string) => collector.spans.filter(span => span.name === name);
const inside = (parent: ReceivedSpan | undefined) =>
  collector.spans.filter(
    ({ traceId, parentSpanId }) => traceId === parent?.traceId && parentSpanId === parent.spanId,
  );

beforeAll(async () => {
  collector = await startCollector();
  direct = await createPublishedDatabase();
  const provider = await startAddressProvider();
  const telemetry = startTelemetry(collector.url, line => expect.fail(line));
  const { tracing } = telemetry;
  const opened = connect(direct.url, 5, async () => undefined, USUAL_LIMITS, tracing);
  const test = await createTestApp({ ADDRESS_URL: provider.url }, undefined, { opened, telemetry });

  const person = await walker(test);
  expect((await person.save('nation', 'england')).status).toBe(204);
  const registered = await customer(test, { email: 'danielle.hughes@towpath.example' });
  expect((await registered.call(addressesAtPostcode, { body: { postcode: 'EG1 1AA' } })).status).toBe(200);
  const wrong = { email: registered.email, password: 'Not My Word 77!' };
  expect((await test.call(login, { body: wrong })).status).toBe(401);
  await test.app.inject(`/api/core/nothing/${person.customerId}?from=${registered.email}`);
  await test.app.inject('/health/ready');
  await test.database
    .transaction()
    .execute(trx => test.app.outbox.add(trx, registered.customerId, 'welcome', test.clock.now()));
  await test.mails();
  const work = () => test.database.selectFrom('recurring_jobs').selectAll().execute();
  const log = { warn: () => undefined };
  await createRecurringJobs({
    ...test,
    log,
    tracing,
    jobs: [
      { name: 'count', everySeconds: 60, work: async () => void (await work()) },
      {
        name: 'break',
        everySeconds: 60,
        async work() {
          throw new Error(`no room for ${registered.email}`);
        },
      },
    ],
  }).doDue();
  personal.push(
    person.customerId,
    person.authorization.split(' ')[1] ?? '',
    registered.customerId,
    registered.email,
    'danielle',
    'Hughes',
    'EG1',
    'Wharf Lane',
    'Not My Word',
    registered.authorization.split(' ')[1] ?? '',
  );
  await telemetry.close();
  await test.close();
  await provider.close();
});
afterAll(async () => {
  await direct.close();
  await collector.close();
});

describe('a trace', () => {
  it('is of a call by the pattern of its route, with its statements in it, the body included (IS-208)', () => {
    const [save] = named('POST /api/core/answers/mine');
    expect(save?.parentSpanId || undefined).toBeUndefined();
    expect(save && [fact(save, 'http.route'), Number(fact(save, 'http.response.status_code'))]).toEqual([
      '/api/core/answers/mine',
      204,
    ]);
    const statements = inside(save).filter(({ name }) => name.startsWith('sql '));
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) expect(fact(statement, 'db.query.text')).toMatch(/\$1/);
    expect(named('GET /health/ready')).toEqual([]);
  });

  it('has the call of an outside party within it (IS-208)', () => {
    const [lookup] = named('POST /api/lookup/address/postcode');
    expect(inside(lookup).map(({ name }) => name)).toContain('partner addresses');
  });

  it('is of a mail and of a job too, with what they asked the database (IS-208)', () => {
    const [mail] = named('mail welcome');
    expect(inside(mail).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['partner mail', 'sql update']),
    );
    const [job] = named('job count');
    expect(inside(job).map(({ name }) => name)).toEqual(['sql select']);
    const [broken] = named('job break');
    expect(broken && [broken.status.code, fact(broken, 'error.type')]).toEqual([2, 'Error']);
  });

  it('tells nothing of a person: no id, path, query, value, credential or message of a fault (IS-209)', () => {
    const sent = collector.bodies.join('\n');
    expect(sent.length).toBeGreaterThan(10_000);
    for (const text of personal) expect(sent.toLowerCase()).not.toContain(text.toLowerCase());
    expect(sent).not.toMatch(/\/api\/core\/nothing/);
    expect(named('GET page').length + named('GET *').length).toBeGreaterThan(0);
  });
});

describe('the numbers', () => {
  const metric = (name: string) => collector.metrics.find(one => one.name === name);

  it('are those of /metrics, with the same names (IS-208)', () => {
    expect(metric('service_ready')?.gauge?.dataPoints).toHaveLength(1);
    expect(metric('api_errors_total')?.sum?.dataPoints.map(({ asDouble }) => asDouble)).toContain(1);
    const calls = metric('http_request_duration_seconds')?.histogram?.dataPoints ?? [];
    const save = calls.find(({ attributes }) =>
      attributes.some(({ value }) => value.stringValue === '/api/core/answers/mine'),
    );
    expect([save?.count, save?.bucketCounts?.reduce((sum, count) => sum + count, 0)]).toEqual([1, 1]);
    expect(save?.bucketCounts).toHaveLength((save?.explicitBounds?.length ?? 0) + 1);
    expect(save?.sum).toBeGreaterThan(0);
  });
});

it('a collector that is away holds nothing up, and is told of once (IS-208)', async () => {
  const away = await startCollector();
  await away.close();
  const told: string[] = [];
  const telemetry = startTelemetry(away.url, line => told.push(line));
  const test = await createTestApp({}, undefined, { telemetry });
  expect((await walker(test)).steps.size).toBeGreaterThan(0);
  await test.close();
  const ended = performance.now();
  await telemetry.close();
  expect(performance.now() - ended).toBeLessThan(15_000);
  expect(told).toEqual([`The collector at ${away.url} takes no traces or numbers.`]);
});
