import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPOSITORY_ROOT, readConfig } from './config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'towpath-config-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (settings: Readonly<Record<string, string>> = {}) =>
  readConfig({ DATA_DIR: folder, ...settings });

/** Settings that production starts with, beside where mail goes. */
const WHOLE = {
  PUBLIC_URL: 'https://advice.towpath.co.uk',
  DATABASE_URL: 'postgres://a:b@c/d',
  JWT_SECRET: 'a secret of this test, long enough for it',
  HEALTH_DATA_KEY: 'another secret of this test, long enough',
  DATA_SECRET: 'a third secret of this test, long enough',
  METRICS_TOKEN: 'a token for the metrics',
  TRUST_PROXY: '0',
  MAIL_FROM: 'hello@towpath.co.uk',
  CREDIT_FILE_PROVIDER: 'off',
  MESSAGE_PROVIDER: 'off',
  ADDRESS_PROVIDER: 'off',
} as const;

/** The lines of the fault that a call fails with. */
function linesOf(act: () => unknown): string[] {
  try {
    act();
  } catch (fault) {
    return (fault as Error).message.split('\n');
  }
  throw new Error('There was no fault.');
}

describe('the settings', () => {
  it('need nothing to be set', () => {
    expect(read()).toMatchObject({
      port: 3000,
      host: 'localhost',
      databaseUrl: undefined,
      contentDir: join(REPOSITORY_ROOT, 'content'),
      publicUrl: 'http://localhost:3000',
      secureCookies: false,
      smtpUrl: undefined,
      coreApiBase: '/api/core',
      lookupApiBase: '/api/lookup',
      rateLimits: true,
      offlinePages: true,
    });
  });

  it('name both API bases apart, on this site or elsewhere (API-002, API-003)', () => {
    const { coreApiBase, lookupApiBase } = read({
      CORE_API_BASE: 'https://api.towpath.example/core/',
      LOOKUP_API_BASE: '/lookups',
    });
    expect([coreApiBase, lookupApiBase]).toEqual(['https://api.towpath.example/core', '/lookups']);
  });

  it('make cookies secure when people come by https', () => {
    const config = read({ PUBLIC_URL: 'https://advice.towpath.example/' });
    expect(config).toMatchObject({ publicUrl: 'https://advice.towpath.example', secureCookies: true });
  });

  it('take a partner with its key', () => {
    const access = { url: 'https://agency.example', key: 'one' };
    expect(read({ CREDIT_FILE_URL: access.url, CREDIT_FILE_KEY: access.key })).toMatchObject({
      creditFile: { ...access, provider: 'searches-v1' },
      message: undefined,
    });
  });

  it('have nobody where a provider is off, or none is named (HO-063)', () => {
    const off = { CREDIT_FILE_PROVIDER: 'off', MESSAGE_PROVIDER: 'off', ADDRESS_PROVIDER: 'off' };
    const nobody = { creditFile: undefined, message: undefined, addressProvider: undefined };
    expect(read(off)).toMatchObject(nobody);
    expect(read()).toMatchObject(nobody);
  });

  it('say the mode, which is a trial unless somebody asks for production (HO-061)', () => {
    expect(read().mode).toBe('trial');
    expect(() => read({ NODE_ENV: 'production' })).toThrow(/^Production: PUBLIC_URL /);
  });

  it('that production lacks are told together with those that are wrong, and no secret is made (HO-060)', () => {
    const place = mkdtempSync(join(tmpdir(), 'towpath-config-'));
    const lines = linesOf(() =>
      readConfig({ DATA_DIR: place, TOWPATH_MODE: 'production', PORT: 'x', JWT_SECRET: 'short' }),
    );
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^Setting not right: PORT must [^;]+\.$/),
      expect.stringMatching(/^Setting not right: JWT_SECRET must [^;]+\.$/),
    ]);
    expect(lines.slice(2)).toHaveLength(13);
    for (const line of lines.slice(2)) expect(line).toMatch(/^Production: [A-Z_]+ must [^\n]+\.$/);
    expect(readdirSync(place)).toEqual([]);
    rmSync(place, { recursive: true });
  });

  it.each([
    ['production', 'smtp://mail.towpath.co.uk:587', true],
    ['production', 'smtp://127.0.0.1.towpath.co.uk', true],
    ['production', 'smtp://localhost@mail.towpath.co.uk', true],
    ['production', 'smtps://mail.towpath.co.uk', true],
    ['production', 'smtp://localhost:25', false],
    ['production', 'smtp://127.0.0.1:25', false],
    ['production', 'smtp://[::1]:25', false],
    ['trial', 'smtp://mail.towpath.co.uk:587', false],
  ])('of %s that send mail to %s want it encrypted: %s (HO-174)', (TOWPATH_MODE, SMTP_URL, needed) => {
    expect(read({ ...WHOLE, TOWPATH_MODE, SMTP_URL }).mailNeedsTls).toBe(needed);
  });

  it('count an empty variable as not set', () => {
    expect(read({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ databaseUrl: undefined, port: 3000 });
  });

  it('ask a stand-in for addresses unless a provider is named, with its key', () => {
    const standIn = { name: 'sandbox', url: 'http://localhost:8020' };
    expect(read({ ADDRESS_URL: `${standIn.url}/` }).addressProvider).toEqual(standIn);
    const named = { ADDRESS_PROVIDER: 'ideal-postcodes', ADDRESS_KEY: 'ak_123456' };
    expect(read(named).addressProvider).toEqual({
      name: 'ideal-postcodes',
      url: 'https://api.ideal-postcodes.co.uk',
      key: 'ak_123456',
    });
    expect(read({ ...named, ADDRESS_URL: 'https://lookup.example/' }).addressProvider?.url).toBe(
      'https://lookup.example',
    );
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number'],
    [{ PORT: '70000' }, 'PORT must be from 0 to 65535'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address like postgres://user:password@host:5432/name',
    ],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address like smtp://user:password@host:587'],
    [{ PUBLIC_URL: 'towpath.example' }, 'PUBLIC_URL must be an address like https://advice.example.org'],
    [{ DATA_SECRET: 'short' }, 'DATA_SECRET must have at least 32 characters'],
    [{ CREDIT_FILE_URL: 'agency' }, 'CREDIT_FILE_URL must be an address like https://agency.example.org'],
    [{ CREDIT_FILE_URL: 'https://a.example' }, 'CREDIT_FILE_KEY is needed beside CREDIT_FILE_URL'],
    [{ MESSAGE_KEY: 'key' }, 'MESSAGE_URL is needed beside MESSAGE_KEY'],
    [{ CREDIT_FILE_PROVIDER: 'nobody' }, 'CREDIT_FILE_PROVIDER'],
    [
      { MESSAGE_PROVIDER: 'notify', MESSAGE_URL: 'https://a.example' },
      'MESSAGE_KEY must be set for MESSAGE_PROVIDER notify',
    ],
    [
      { MESSAGE_PROVIDER: 'notify', MESSAGE_KEY: 'hunter2' },
      'MESSAGE_TEMPLATE must be set for MESSAGE_PROVIDER notify',
    ],
    [
      { MESSAGE_PROVIDER: 'notify', MESSAGE_KEY: 'hunter2' },
      'MESSAGE_KEY must be an API key of GOV.UK Notify, whole: name, service and secret',
    ],
    [{ MESSAGE_TEMPLATE: 'first' }, 'MESSAGE_TEMPLATE must be the id of a template'],
    [
      { MESSAGE_TEMPLATE: '5fd0ea27-6bd6-4b4a-8d3f-5d2b1c2f3a4b' },
      'MESSAGE_TEMPLATE is set, MESSAGE_PROVIDER is not notify',
    ],
    [{ MESSAGE_FROM: 'Towpath advice' }, 'MESSAGE_FROM must be 3 to 11 letters or digits'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters'],
    [{ HEALTH_DATA_KEY: 'short' }, 'HEALTH_DATA_KEY must have at least 32 characters'],
    [{ ADDRESS_PROVIDER: 'post' }, 'ADDRESS_PROVIDER '],
    [{ ADDRESS_URL: 'lookup.example' }, 'ADDRESS_URL must be an address like https://addresses.example.org'],
    [{ ADDRESS_KEY: 'api_key="x"' }, 'ADDRESS_KEY must be the key alone'],
    [{ ADDRESS_PROVIDER: 'ideal-postcodes' }, 'ADDRESS_KEY must be set for ADDRESS_PROVIDER ideal-postcodes'],
    [{ ADDRESS_KEY: 'ak_123456' }, 'ADDRESS_KEY is set, ADDRESS_PROVIDER does not say for whom'],
    [
      { CREDIT_FILE_PROVIDER: 'off', CREDIT_FILE_KEY: 'key' },
      'CREDIT_FILE_KEY is set, CREDIT_FILE_PROVIDER is off',
    ],
    [
      { MESSAGE_PROVIDER: 'off', MESSAGE_URL: 'https://a.example' },
      'MESSAGE_URL is set, MESSAGE_PROVIDER is off',
    ],
    [{ ADDRESS_PROVIDER: 'off', ADDRESS_KEY: 'ak_123456' }, 'ADDRESS_KEY is set, ADDRESS_PROVIDER is off'],
    [{ CORE_API_BASE: 'api/core' }, 'CORE_API_BASE must be a path like /api/core'],
  ])('that are wrong are named, with what is right: %o', (settings, message) => {
    expect(() => read(settings)).toThrow(`Setting not right: ${message}`);
  });

  it('that are wrong are all named at once, each in a line of its own (HO-173)', () => {
    expect(linesOf(() => read({ PORT: 'x', JWT_SECRET: 'y', CREDIT_FILE_URL: 'z' }))).toEqual([
      'Setting not right: PORT must be a whole number.',
      'Setting not right: CREDIT_FILE_URL must be an address like https://agency.example.org.',
      'Setting not right: JWT_SECRET must have at least 32 characters.',
    ]);
  });

  it('that do not go together are named beside those that are wrong, each once (HO-173, IS-350)', () => {
    const wrong = { PORT: 'x', LOG_LEVEL: 'loud', ADDRESS_PROVIDER: 'post', MAIL_FROM: 'help at charity' };
    const together = { ADDRESS_KEY: 'ak_123456', MESSAGE_KEY: 'key', SMTP_URL: 'smtp://' };
    const off = { CREDIT_FILE_PROVIDER: 'off', CREDIT_FILE_KEY: 'key', CREDIT_FILE_URL: 'https://a.example' };
    const lines = linesOf(() => read({ ...wrong, ...together, ...off }));
    expect(lines.map(line => line.replace('Setting not right: ', ''))).toEqual([
      'PORT must be a whole number.',
      'SMTP_URL must be an address like smtp://user:password@host:587.',
      'MAIL_FROM must be an address for mail, such as Advice <help@our-charity.org.uk>.',
      "ADDRESS_PROVIDER must be one of 'sandbox', 'ideal-postcodes', 'off'.",
      "LOG_LEVEL must be one of 'fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'.",
      'CREDIT_FILE_URL is set, CREDIT_FILE_PROVIDER is off.',
      'CREDIT_FILE_KEY is set, CREDIT_FILE_PROVIDER is off.',
      'MESSAGE_URL is needed beside MESSAGE_KEY.',
    ]);
  });

  it('that are wrong and of a sample in production are told to be both (HO-173, IS-350)', () => {
    const lines = linesOf(() => read({ TOWPATH_MODE: 'production', PUBLIC_URL: 'ftp://advice.example' }));
    expect(lines.filter(line => line.includes(': PUBLIC_URL '))).toEqual([
      'Setting not right: PUBLIC_URL must be an address like https://advice.example.org.',
      'Production: PUBLIC_URL must not be below .example: that is kept for samples.',
    ]);
  });

  it('that do not go together are all named at once too, and no secret is made (HO-173)', () => {
    const place = mkdtempSync(join(tmpdir(), 'towpath-config-'));
    const settings = { ADDRESS_KEY: 'ak_123456', CREDIT_FILE_URL: 'https://a.example', MESSAGE_KEY: 'key' };
    expect(linesOf(() => readConfig({ DATA_DIR: place, ...settings }))).toEqual([
      'Setting not right: ADDRESS_KEY is set, ADDRESS_PROVIDER does not say for whom.',
      'Setting not right: CREDIT_FILE_KEY is needed beside CREDIT_FILE_URL.',
      'Setting not right: MESSAGE_URL is needed beside MESSAGE_KEY.',
    ]);
    expect(readdirSync(place)).toEqual([]);
    rmSync(place, { recursive: true });
  });

  it('that are wrong in production are told once, not as missing too (HO-173)', () => {
    const wrong = { PUBLIC_URL: 'towpath', CREDIT_FILE_KEY: 'key' };
    const lines = linesOf(() => read({ TOWPATH_MODE: 'production', ...wrong }));
    for (const name of ['PUBLIC_URL must', 'CREDIT_FILE_URL']) {
      expect(
        lines.filter(line => line.includes(`: ${name}`)),
        name,
      ).toHaveLength(1);
    }
  });

  it('never repeat a wrong value, which may be a secret', () => {
    expect(() => read({ DATABASE_URL: 'mysql://me:hunter2@x' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });
});

describe('the key to health data', () => {
  it('is made once and kept apart from the signing secret, or is the one that is set', () => {
    const { healthDataKey, jwtSecret } = read();
    expect(read().healthDataKey).toEqual(healthDataKey);
    expect(healthDataKey.current).not.toBe(jwtSecret.current);
    expect(statSync(join(folder, 'health-data-key')).mode & 0o077).toBe(0);
    const key = 'a key of the operator that is long enough';
    expect(read({ HEALTH_DATA_KEY: key }).healthDataKey.current).toBe(key);
  });

  it('has the keys before it beside it, each of full length (IS-172)', () => {
    const ofFullLength = (word: string) => word.padEnd(32, '.');
    const [now, before, first] = [ofFullLength('now'), ofFullLength('before'), ofFullLength('first')];
    expect(
      read({ HEALTH_DATA_KEY: now, HEALTH_DATA_KEY_OLD: `${before},\n ${first}` }).healthDataKey,
    ).toEqual({ name: 'HEALTH_DATA_KEY', current: now, older: [before, first] });
    expect(read({ HEALTH_DATA_KEY: now }).healthDataKey.older).toEqual([]);
    const withCommas = 'a key, of an operator, who likes commas';
    expect(read({ DATA_SECRET_OLD: withCommas }).dataSecret.older).toEqual([withCommas]);
    expect(() => read({ DATA_SECRET_OLD: 'hunter2,hunter3' })).toThrow(
      'Setting not right: DATA_SECRET_OLD must hold keys of at least 32 characters, with commas between them.',
    );
  });
});

describe('the signing secret', () => {
  it('is made once and kept where only its owner reads it, so that sessions outlive a restart', () => {
    const { jwtSecret } = read();
    expect(read().jwtSecret).toEqual(jwtSecret);
    expect(jwtSecret.current.length).toBeGreaterThanOrEqual(43);
    expect(readFileSync(join(folder, 'jwt-secret'), 'utf8')).toBe(jwtSecret.current);
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o077).toBe(0);
  });

  it('is not made when one is set', () => {
    const secret = 'a secret of the operator, long enough';
    expect(read({ JWT_SECRET: secret }).jwtSecret.current).toBe(secret);
  });

  it('that is damaged, or has no place to be, stops the start in one line', () => {
    const other = mkdtempSync(join(tmpdir(), 'towpath-config-'));
    writeFileSync(join(other, 'jwt-secret'), 'short');
    expect(() => readConfig({ DATA_DIR: other })).toThrow(/jwt-secret is damaged/);
    expect(() => readConfig({ DATA_DIR: join(other, 'jwt-secret', 'below') })).toThrow(/cannot be used/);
    rmSync(other, { recursive: true });
  });
});
