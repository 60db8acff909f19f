import { describe, expect, it } from 'vitest';
import { modeIn } from './mode.ts';
import { productionLacks } from './productionLacks.ts';

const READY = {
  PUBLIC_URL: 'https://advice.towpath.co.uk',
  DATABASE_URL: 'postgres://a:b@c/d',
  JWT_SECRET: 'one',
  HEALTH_DATA_KEY: 'two',
  DATA_SECRET: 'three',
  METRICS_TOKEN: 'four',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtps://mail.towpath.co.uk',
  MAIL_FROM: 'hello@towpath.co.uk',
  CREDIT_FILE_URL: 'https://agency.co.uk',
  CREDIT_FILE_KEY: 'five',
  MESSAGE_URL: 'https://messages.co.uk',
  MESSAGE_KEY: 'six',
  ADDRESS_PROVIDER: 'ideal-postcodes',
  ADDRESS_KEY: 'seven',
} as const;

describe('the mode', () => {
  it.each([
    [{}, 'trial'],
    [{ NODE_ENV: 'development' }, 'trial'],
    [{ NODE_ENV: 'production' }, 'production'],
    [{ TOWPATH_MODE: 'production' }, 'production'],
    [{ TOWPATH_MODE: 'trial', NODE_ENV: 'production' }, 'trial'],
    [{ TOWPATH_MODE: ' ', NODE_ENV: 'production' }, 'production'],
    [{ TOWPATH_MODE: 'Production' }, 'production'],
  ])('of %o is %s (HO-061)', (environment, mode) => {
    expect(modeIn(environment)).toBe(mode);
  });
});

describe('production', () => {
  it('has nothing against settings that are whole (HO-060)', () => {
    expect(productionLacks(READY)).toEqual([]);
  });

  it.each(Object.keys(READY).filter(name => name !== 'ADDRESS_KEY'))(
    'misses %s when it is not set, in one line that names it (HO-060)',
    name => {
      const lacks = productionLacks({ ...READY, [name]: undefined });
      expect(lacks).toEqual([expect.stringMatching(new RegExp(`^Production: ${name} must [^\\n]+\\.$`))]);
    },
  );

  it('takes GOV.UK Notify without an address, and one that is https (IS-177)', () => {
    const { MESSAGE_URL: _, ...rest } = READY;
    const notify = { ...rest, MESSAGE_PROVIDER: 'notify', MESSAGE_TEMPLATE: 'eight' };
    expect(productionLacks(notify)).toEqual([]);
    expect(productionLacks({ ...notify, MESSAGE_KEY: undefined, MESSAGE_TEMPLATE: undefined })).toEqual([
      'Production: MESSAGE_KEY must be set for MESSAGE_PROVIDER=notify.',
      'Production: MESSAGE_TEMPLATE must be set for MESSAGE_PROVIDER=notify.',
    ]);
    expect(productionLacks({ ...notify, MESSAGE_URL: 'http://notify.co.uk' })).toEqual([
      'Production: MESSAGE_URL must begin with https.',
    ]);
  });

  it('takes a capability that is switched off instead of its provider (HO-060)', () => {
    const { CREDIT_FILE_URL, CREDIT_FILE_KEY, MESSAGE_URL, MESSAGE_KEY, ADDRESS_KEY, ...rest } = READY;
    const off = { CREDIT_FILE_PROVIDER: 'off', MESSAGE_PROVIDER: 'off', ADDRESS_PROVIDER: 'off' };
    expect(productionLacks({ ...rest, ...off })).toEqual([]);
  });

  it.each([
    ['MAIL_FROM', 'Towpath <hello@towpath.example>'],
    ['PUBLIC_URL', 'https://advice.towpath.example'],
    ['CREDIT_FILE_URL', 'https://agency.example'],
  ])('takes no address of a sample for %s (HO-060)', (name, value) => {
    expect(productionLacks({ ...READY, [name]: value })).toEqual([
      `Production: ${name} must not be below .example: that is kept for samples.`,
    ]);
  });

  it.each([
    ['PUBLIC_URL', 'http://advice.towpath.co.uk', 'PUBLIC_URL must be the https address'],
    ['CREDIT_FILE_URL', 'http://localhost:8040', 'CREDIT_FILE_URL must begin with https'],
    ['MESSAGE_URL', 'http://localhost:8030', 'MESSAGE_URL must begin with https'],
    ['ADDRESS_URL', 'http://localhost:8020', 'ADDRESS_URL must begin with https'],
    ['ADDRESS_PROVIDER', 'sandbox', 'ADDRESS_PROVIDER must name a real provider'],
    ['RATE_LIMITS', 'off', 'RATE_LIMITS must be on'],
    ['TOWPATH_DEV', '1', 'TOWPATH_DEV must not be set'],
  ])('does not take %s %s (HO-060)', (name, value, words) => {
    expect(productionLacks({ ...READY, [name]: value })).toEqual([expect.stringContaining(words)]);
  });

  it('names each thing missing in a line of its own, all at once (HO-060)', () => {
    const lacks = productionLacks({});
    expect(lacks).toHaveLength(14);
    expect(new Set(lacks).size).toBe(14);
  });
});
