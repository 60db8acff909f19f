import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const started: TestApp[] = [];
afterEach(async () => {
  for (const test of started.splice(0)) await test.close();
});

const PRODUCTION = {
  TOWPATH_MODE: 'production',
  PUBLIC_URL: 'https://advice.towpath.co.uk',
  DATABASE_URL: 'postgres://somebody@127.0.0.1:9/nowhere',
  HEALTH_DATA_KEY: 'another secret of this test, long enough',
  DATA_SECRET: 'a third secret of this test, long enough',
  METRICS_TOKEN: 'a token for the metrics',
  SMTP_URL: 'smtps://mail.towpath.co.uk',
  MAIL_FROM: 'hello@towpath.co.uk',
  CREDIT_FILE_PROVIDER: 'off',
  MESSAGE_PROVIDER: 'off',
  ADDRESS_PROVIDER: 'off',
  ADDRESS_URL: '',
  RATE_LIMITS: 'on',
  LOG_LEVEL: 'error',
};

async function start(trustProxy: string): Promise<TestApp> {
  const test = await createTestApp({ ...PRODUCTION, TRUST_PROXY: trustProxy });
  started.push(test);
  return test;
}

/** An address somewhere on the internet. */
const ELSEWHERE = '203.0.113.9';

const ready = async (
  { app }: TestApp,
  headers: Readonly<Record<string, string>> = {},
  remoteAddress = ELSEWHERE,
) => {
  const { statusCode, body } = await app.inject({ url: '/health/ready', headers, remoteAddress });
  return [statusCode, JSON.parse(body).proxy];
};
const TOLD = 'TRUST_PROXY is 0, and calls come through a proxy';

describe('a proxy in front that TRUST_PROXY does not count', () => {
  it.each([
    ['x-forwarded-for', '198.51.100.7'],
    ['forwarded', 'for=198.51.100.7'],
  ])(
    'is told by the log, once, and by /health/ready; calls are answered: %s (IS-038)',
    async (name, value) => {
      const test = await start('0');
      expect(await ready(test)).toEqual([200, undefined]);
      expect(test.log).toEqual([]);
      for (let turn = 0; turn < 3; turn += 1)
        expect(await ready(test, { [name]: value })).toEqual([200, TOLD]);
      expect(await ready(test)).toEqual([200, TOLD]);
      expect(test.log.filter(line => line.includes('TRUST_PROXY is 0'))).toHaveLength(1);
      expect(test.log.join()).not.toContain('198.51.100.7');
    },
  );

  it.each(['127.0.0.1', '10.1.2.3', '172.18.0.1', '::1', '::ffff:192.168.1.1'])(
    'makes the process not ready where it surely is one, at %s, and /metrics tells so (IS-062, IS-205)',
    async address => {
      const test = await start('0');
      expect(await ready(test, {}, address)).toEqual([200, undefined]);
      const header = { 'x-forwarded-for': '198.51.100.7' };
      expect(await ready(test, header)).toEqual([200, TOLD]);
      expect(await ready(test, header, address)).toEqual([503, TOLD]);
      expect(await ready(test)).toEqual([503, TOLD]);
      const authorization = `Bearer ${PRODUCTION.METRICS_TOKEN}`;
      const { body } = await test.app.inject({ url: '/metrics', headers: { authorization } });
      expect(body).toMatch(/^service_ready 0$/m);
      expect(test.log.filter(line => line.includes('"shown":"sure"'))).toHaveLength(1);
    },
  );

  it('holds up nothing for longer than some minutes, and nothing while most calls come directly (IS-062)', async () => {
    const test = await start('0');
    const near = '100.64.1.2';
    const header = { 'x-forwarded-for': '198.51.100.7' };
    expect(await ready(test, header, near)).toEqual([503, TOLD]);
    test.clock.forward(10 * 60_000);
    expect(await ready(test)).toEqual([200, TOLD]);
    const visit = () => test.app.inject({ url: '/api/core/users/customer', remoteAddress: near });
    for (let turn = 0; turn < 3; turn += 1) await visit();
    expect(await ready(test, header, near)).toEqual([200, TOLD]);
    for (let turn = 0; turn < 3; turn += 1) await ready(test, header, near);
    expect(await ready(test)).toEqual([503, TOLD]);
  });

  it('is none where it is counted (IS-038)', async () => {
    const test = await start('1');
    expect(await ready(test, { 'x-forwarded-for': '198.51.100.7' })).toEqual([200, undefined]);
    expect(test.log).toEqual([]);
  });
});
