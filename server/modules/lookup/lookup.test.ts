import { createServer } from 'node:http';
import { addressesAtPostcode, myAddressOnTheInternet } from '@towpath/contracts/api/lookup.ts';
import { type AddressProvider, startAddressProvider } from '@towpath/sandbox/addresses/addresses.ts';
import { EXAMPLE_POSTCODES } from '@towpath/sandbox/addresses/examples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, guest, type Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let provider: AddressProvider;
let test: TestApp;
let person: Person;
beforeAll(async () => {
  provider = await startAddressProvider();
  test = await createTestApp({ ADDRESS_URL: provider.url, LOG_LEVEL: 'info' });
  person = await guest(test);
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

const lookUp = (postcode: string) => person.call(addressesAtPostcode, { body: { postcode } });

describe('the address lookup', () => {
  it('gives every part of an address under its name (CS-002, API-034)', async () => {
    expect((await lookUp(EXAMPLE_POSTCODES.one)).answer).toEqual([
      {
        flatNumber: '',
        buildingName: 'Lock Keeper’s Cottage',
        buildingNumber: '3',
        street: 'Wharf Lane',
        district: 'Narborough',
        town: 'Leicester',
        countryId: 1,
      },
    ]);
  });

  it('takes a postcode however it is written (CS-017)', async () => {
    for (const postcode of ['eg1 1aa', 'EG11AA', ' e g 1 1 a a ', `eg1${' '.repeat(40)}1aa`]) {
      expect((await lookUp(postcode)).answer).toHaveLength(1);
    }
  });

  it('is there for people who have registered, too', async () => {
    const registered = await customer(test);
    const { answer } = await registered.call(addressesAtPostcode, { body: { postcode: 'EG1 1AA' } });
    expect(answer).toHaveLength(1);
  });

  it('lists many in the order of the street, although the provider does not', async () => {
    const { answer } = await lookUp(EXAMPLE_POSTCODES.many);
    expect(answer.length).toBeGreaterThan(30);
    const numbers = answer.filter(({ flatNumber }) => flatNumber === '').map(one => one.buildingNumber);
    expect(numbers.slice(0, 14)).toEqual([...'123456789', '10', '11', '12', '12A', '13']);
    const flats = answer
      .filter(({ buildingName }) => buildingName === 'Heron Court')
      .map(one => one.flatNumber);
    expect(flats).toEqual(Array.from({ length: 14 }, (_, at) => String(at + 1)));
  });

  it('answers an empty list for a postcode without addresses (API-034)', async () => {
    const { status, answer } = await lookUp(EXAMPLE_POSTCODES.none);
    expect([status, answer]).toEqual([200, []]);
  });

  it('knows all four countries (CS-002)', async () => {
    const { postcodes } = await (await fetch(`${provider.url}/postcodes`)).json();
    const ids = new Map<string, unknown>();
    for (const { postcode, nation } of postcodes) {
      if (!ids.has(nation)) ids.set(nation, (await lookUp(postcode)).answer[0]?.countryId);
    }
    expect(Object.fromEntries(ids)).toEqual({ England: 1, Wales: 2, Scotland: 3, 'Northern Ireland': 4 });
  });

  it.each([
    '',
    '  ',
    'EG1',
    '12345',
    'EG1 1AA1',
    'EG1 1CC',
    'Flat 2, 14 Wharf Lane, Narborough, Leicester EG1 1AA',
    'x'.repeat(5000),
  ])('says what is wrong with the postcode %j, at its field (CS-016)', async postcode => {
    const { status, error } = await lookUp(postcode);
    expect(status).toBe(400);
    expect(error).toEqual({
      code: 'VALIDATION_FAILED',
      message: 'Please enter a valid postcode',
      fields: [{ field: 'postcode', message: 'Please enter a valid postcode' }],
    });
  });

  it('takes one field, the postcode (API-035)', async () => {
    const authorization = person.authorization;
    for (const payload of [{}, { postcode: 7 }, { postcode: 'EG1 1AA', country: 1 }]) {
      const url = '/api/lookup/address/postcode';
      const answer = await test.app.inject({ method: 'POST', url, payload, headers: { authorization } });
      expect(answer.statusCode).toBe(400);
    }
  });

  it.each(['down', 'malformed', 'slow'] as const)(
    'is an error object when the provider is %s (API-034)',
    { timeout: 15_000 },
    async outcome => {
      const before = test.log.length;
      const { status, error } = await lookUp(EXAMPLE_POSTCODES[outcome]);
      expect(status).toBe(503);
      expect(error).toEqual({
        code: 'ADDRESS_LOOKUP_UNAVAILABLE',
        message: 'We can’t look up addresses right now. Type yours in below.',
      });
      const lines = test.log.slice(before).join('');
      expect(lines).toContain(`"reason":"${outcome}"`);
      expect(lines).not.toMatch(/EG\d/);
    },
  );

  it('is an error object when nobody answers at all (API-034)', async () => {
    const alone = await createTestApp({ ADDRESS_URL: 'http://127.0.0.1:9' });
    const { error } = await (await guest(alone)).call(addressesAtPostcode, { body: { postcode: 'EG1 1AA' } });
    expect(error.code).toBe('ADDRESS_LOOKUP_UNAVAILABLE');
    await alone.close();
  });
});

describe('lookups, which cost money,', () => {
  it('are counted for each person: one has had enough, another still may', async () => {
    const limited = await createTestApp({ RATE_LIMITS: 'on', ADDRESS_URL: provider.url });
    const [eager, other] = [await guest(limited), await guest(limited)];
    const ask = async (by: Person) => {
      const { status } = await by.call(addressesAtPostcode, { body: { postcode: 'EG1 1AA' } });
      return status;
    };
    for (let count = 0; count < 30; count += 1) expect(await ask(eager)).toBe(200);
    expect(await ask(eager)).toBe(429);
    expect(await ask(other)).toBe(200);
    await limited.close();
  });

  it('are counted for an address on the internet, whoever asks from there', async () => {
    const limited = await createTestApp({ RATE_LIMITS: 'on', ADDRESS_URL: provider.url });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { call } = await guest(limited);
      for (let each = 0; each < 25; each += 1) {
        statuses.push((await call(addressesAtPostcode, { body: { postcode: 'EG1 1AA' } })).status);
      }
    }
    expect(statuses.indexOf(429)).toBe(120);
    await limited.close();
  });
});

describe('a provider that refuses us', () => {
  it('is one the operator hears of, without the key; people are told to type the address', async () => {
    const refusing = createServer((_, response) => {
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 4010, message: 'Invalid Key ak_hunter2' }));
    });
    await new Promise<void>(resolve => refusing.listen(0, '127.0.0.1', resolve));
    const at = refusing.address();
    const other = await createTestApp({
      ADDRESS_PROVIDER: 'ideal-postcodes',
      ADDRESS_KEY: 'ak_hunter2',
      ADDRESS_URL: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
      LOG_LEVEL: 'trace',
    });
    const result = await (await guest(other)).call(addressesAtPostcode, { body: { postcode: 'LS6 2AB' } });
    expect(result.error.code).toBe('ADDRESS_LOOKUP_UNAVAILABLE');
    expect(JSON.stringify([result.error, result.headers])).not.toContain('hunter2');
    expect(other.log.join('')).toContain('"providerCode":4010');
    expect(other.log.join('')).not.toMatch(/hunter2|LS6/);
    await other.close();
    refusing.close();
  });
});

describe('the address a call comes from', () => {
  const ask = async (app: TestApp, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    return (await app.call(myAddressOnTheInternet, { headers })).answer;
  };

  it('is told to anyone, and no header of theirs is believed (API-053)', async () => {
    expect(await ask(test)).toEqual({ status: 200, ip: '127.0.0.1' });
    expect(await ask(test, '203.0.113.7')).toEqual({ status: 200, ip: '127.0.0.1' });
  });

  it('is what the proxies in front say, as many as there are (API-053)', async () => {
    const behind = await createTestApp({ TRUST_PROXY: '1' });
    expect(await ask(behind, '198.51.100.1, 203.0.113.7')).toEqual({ status: 200, ip: '203.0.113.7' });
    expect(await ask(behind, '2001:db8::7')).toEqual({ status: 200, ip: '2001:db8::7' });
    expect(await ask(behind, '::ffff:203.0.113.7')).toEqual({ status: 200, ip: '203.0.113.7' });
    await behind.close();
  });

  it('is a failure by its status when a proxy gives none (API-053)', async () => {
    const behind = await createTestApp({ TRUST_PROXY: '1' });
    for (const nothing of ['unknown', '_hidden', '<script>']) {
      expect(await ask(behind, nothing)).toEqual({ status: 404, ip: '' });
    }
    await behind.close();
  });
});

it('is refused where addresses are not looked up, with words that say what to do (HO-063)', async () => {
  const without = await createTestApp({ ADDRESS_PROVIDER: 'off', ADDRESS_URL: '' });
  const visitor = await guest(without);
  const { status, error } = await visitor.call(addressesAtPostcode, { body: { postcode: 'EG1 1AA' } });
  expect([status, error.code]).toEqual([403, 'ADDRESS_LOOKUP_OFF']);
  expect(error.message).toBe('We don’t look up addresses. Type yours in below.');
  await without.close();
});
