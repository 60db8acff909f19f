import { footerContent } from '@towpath/contracts/api/content.ts';
import { requestPasswordReset } from '@towpath/contracts/api/passwords.ts';
import { login, startGuestSession } from '@towpath/contracts/api/session.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { customer, guest } from './testing/person.ts';
import { createTestApp, type TestApp } from './testing/testApp.ts';
import { createPublishedDatabase } from './testing/testDatabase.ts';

let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

const start = async (settings: Readonly<Record<string, string>> = {}) => {
  test = await createTestApp(settings);
  return test;
};

describe('health', () => {
  it('is live while the process answers, and ready when the database does and has every migration', async () => {
    const { app } = await start();
    expect((await app.inject('/health/live')).json()).toEqual({ status: 'live' });
    const ready = await app.inject('/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'ready', database: 'up', migrations: 'done' },
    ]);
  });

  it('is not ready, but live, when a migration is missing or the database is away', async () => {
    const opened = await createPublishedDatabase();
    const { app, database } = await createTestApp({}, undefined, { opened });
    await database.deleteFrom('migrations').execute();
    const missing = await app.inject('/health/ready');
    expect([missing.statusCode, missing.json().migrations]).toEqual([503, 'missing']);
    await opened.close();
    const away = await app.inject('/health/ready');
    expect([away.statusCode, away.json().database]).toEqual([503, 'down']);
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    await app.close();
  });
});

describe('metrics', () => {
  it('count answers by the pattern of their route and errors by code, without ids', async () => {
    const { app, ...rest } = await start();
    const person = await guest({ app, ...rest });
    await app.inject({
      url: '/api/core/answers/mine/pages/some-page',
      headers: { authorization: person.authorization },
    });
    const { body } = await app.inject('/metrics');
    expect(body).toContain('route="/api/core/answers/mine/pages/:pageId"');
    expect(body).toContain('api_errors_total{code="NO_JOURNEY"} 1');
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).not.toContain('some-page');
    expect(body).not.toContain(person.customerId);
  });

  it('are for whoever holds the token, when one is set', async () => {
    const { app } = await start({ METRICS_TOKEN: 'a token for the monitor' });
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    const headers = { authorization: 'Bearer a token for the monitor' };
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(200);
  });
});

describe('limits', () => {
  it('hold back one address that starts too many sessions, and say when to come back', async () => {
    const { call } = await start({ RATE_LIMITS: 'on' });
    const results = [];
    for (let count = 0; count < 121; count++) results.push(await call(startGuestSession, {}));
    expect(results.slice(0, 120).every(({ status }) => status === 200)).toBe(true);
    const last = results[120];
    expect([last?.status, last?.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('hold back one address that asks for letter after letter, to whichever inbox', async () => {
    const { call } = await start({ RATE_LIMITS: 'on' });
    const statuses = [];
    for (let count = 0; count < 61; count++) {
      const email = `somebody-${count % 20}@towpath.example`;
      statuses.push((await call(requestPasswordReset, { body: { email } })).status);
    }
    expect(statuses).toEqual([...Array(60).fill(204), 429]);
  });

  it('hold back guesses at one account from many addresses', async () => {
    const { app } = await start({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    const statuses = new Set<number>();
    for (let count = 0; count < 51; count++) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: `/api/core${login.path}`,
        headers: { 'x-forwarded-for': `203.0.113.${count}` },
        payload: { email: 'somebody@towpath.example', password: `guess ${count}` },
      });
      statuses.add(statusCode);
    }
    expect([...statuses]).toEqual([401, 403]);
  });

  it('hold back whoever asks for one path after another that is not there', async () => {
    const { app } = await start({ RATE_LIMITS: 'on' });
    const statuses = [];
    for (let count = 0; count < 101; count++) {
      statuses.push((await app.inject(`/api/core/secret-${count}`)).statusCode);
    }
    expect(statuses.slice(0, 100).every(status => status === 404)).toBe(true);
    expect(statuses[100]).toBe(429);
  });
});

describe('headers', () => {
  it('stand on every answer, a failure included', async () => {
    const { app } = await start();
    for (const url of ['/api/core/content/footer', '/api/nothing', '/health/live']) {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('that speak of documents stand on all that may be one, and not on what a call answers (HO-122)', async () => {
    const { app } = await start();
    const namesOn = async (url: string) => Object.keys((await app.inject(url)).headers);
    const ofDocuments = ['origin-agent-cluster', 'cross-origin-opener-policy', 'x-dns-prefetch-control'];
    for (const url of ['/api/docs', '/api/nothing', '/health/live']) {
      expect(await namesOn(url)).toEqual(expect.arrayContaining(ofDocuments));
    }
    const answer = await namesOn('/api/core/content/footer');
    expect(answer).toContain('x-content-type-options');
    expect(answer.filter(name => ofDocuments.includes(name))).toEqual([]);
  });

  it('let no other site read an answer', async () => {
    const { app } = await start();
    const { headers } = await app.inject({
      url: `/api/core${footerContent.path}`,
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('a fault of ours', () => {
  it('is told as one, and not what went wrong', async () => {
    const { app, database } = await start();
    await database.schema.dropTable('guest_credentials').execute();
    const { statusCode, json } = await app.inject({
      method: 'POST',
      url: `/api/core${startGuestSession.path}`,
    });
    expect(statusCode).toBe(500);
    expect(json()).toEqual({
      error: { code: 'SERVER_FAULT', message: 'It is our fault, not yours. Your answers are safe.' },
    });
  });
});

describe('the log', () => {
  it('has a line for each answer and holds nothing personal, faults included', async () => {
    const { app, database, ...rest } = await start({ LOG_LEVEL: 'trace' });
    const person = await customer({ app, database, ...rest }, { email: 'private@towpath.example' });
    await app.inject({
      url: '/api/core/answers/mine/pages/private-page?token=private-token',
      headers: { authorization: person.authorization, cookie: 'user=private-cookie' },
      remoteAddress: '203.0.113.7',
    });
    await database.schema.dropTable('sessions').cascade().execute();
    await person.call(login, { body: { email: person.email, password: person.password } });
    const log = rest.log.join('');
    for (const secret of ['private', '203.0.113', person.customerId, person.password, 'Bearer', 'Danielle']) {
      expect(log).not.toContain(secret);
    }
    expect(log).toContain('"route":"/api/core/answers/mine/pages/:pageId"');
    expect(log).toContain('SERVER_FAULT');
  });
});
