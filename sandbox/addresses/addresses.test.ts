import { checkPostcode } from '@towpath/domain/values/postcode.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AddressProvider, startAddressProvider } from './addresses.ts';
import { makeAddressBook } from './book.ts';
import { EXAMPLE_POSTCODES } from './examples.ts';

let provider: AddressProvider;
beforeAll(async () => {
  provider = await startAddressProvider();
});
afterAll(() => provider.close());

const ask = (postcode: string) => fetch(`${provider.url}/addresses?${new URLSearchParams({ postcode })}`);

describe('the made-up addresses', () => {
  const book = makeAddressBook();
  const all = [...book.values()].flat();

  it('are a few thousand, and the same each time', () => {
    expect(all.length).toBeGreaterThan(2000);
    expect(all.length).toBeLessThan(6000);
    expect(makeAddressBook()).toEqual(book);
  });

  it('are in all four nations, of each kind', () => {
    expect(new Set(all.map(({ nation }) => nation)).size).toBe(4);
    expect(all.some(({ flat, houseName }) => flat && houseName)).toBe(true);
    expect(all.some(({ flat, houseNumber }) => flat && houseNumber)).toBe(true);
    expect(all.some(({ flat, houseName, houseNumber }) => !flat && houseName && !houseNumber)).toBe(true);
    expect(all.some(({ locality }) => locality)).toBe(true);
    expect(all.every(({ flat, houseName, houseNumber }) => flat || houseName || houseNumber)).toBe(true);
  });

  it.each([
    ['LS6 9HB', 'England'],
    ['CF24 2FY', 'Wales'],
    ['EH6 9BN', 'Scotland'],
    ['BT7 5WU', 'Northern Ireland'],
  ])('are at %s, as docs/trial.md says', (postcode, nation) => {
    expect(book.get(postcode)?.[0]?.nation).toBe(nation);
  });

  it('have well-formed postcodes, and each address occurs once', () => {
    for (const [postcode, addresses] of book) {
      expect(checkPostcode(postcode)).toEqual({ ok: true, value: postcode });
      expect(new Set(addresses.map(address => JSON.stringify(address))).size).toBe(addresses.length);
    }
  });
});

describe('the stand-in for an address provider', () => {
  it.each(Object.values(EXAMPLE_POSTCODES))(
    'has an example at %s, right in form and in no real area',
    postcode => {
      expect(checkPostcode(postcode)).toEqual({ ok: true, value: postcode });
      expect(postcode).toMatch(/^EG/);
    },
  );

  it('answers whatever the letter case and the spaces', async () => {
    const { addresses } = await (await ask(' eg11aa')).json();
    expect(addresses).toEqual([
      {
        flat: '',
        houseName: 'Lock Keeper’s Cottage',
        houseNumber: '3',
        street: 'Wharf Lane',
        locality: 'Narborough',
        town: 'Leicester',
        nation: 'England',
      },
    ]);
  });

  it('offers many, none, an answer that breaks off, and an error of its own', async () => {
    expect((await (await ask(EXAMPLE_POSTCODES.many)).json()).addresses).toHaveLength(47);
    expect((await (await ask(EXAMPLE_POSTCODES.none)).json()).addresses).toEqual([]);
    await expect((await ask(EXAMPLE_POSTCODES.malformed)).json()).rejects.toThrow();
    expect((await ask(EXAMPLE_POSTCODES.down)).status).toBe(503);
  });

  it('lists the postcodes it knows, and gives addresses for each', async () => {
    const { postcodes } = await (await fetch(`${provider.url}/postcodes`)).json();
    expect(postcodes.length).toBeGreaterThan(300);
    const [{ postcode, addresses }] = postcodes;
    expect((await (await ask(postcode)).json()).addresses).toHaveLength(addresses);
  });

  it('refuses what it does not know', async () => {
    expect((await fetch(provider.url)).status).toBe(404);
    expect((await fetch(`${provider.url}/addresses`)).status).toBe(400);
    expect((await fetch(`${provider.url}/addresses`, { method: 'POST' })).status).toBe(405);
  });

  it('can be stopped while a slow answer is in progress', async () => {
    const second = await startAddressProvider();
    const waiting = fetch(`${second.url}/addresses?postcode=${encodeURIComponent(EXAMPLE_POSTCODES.slow)}`);
    const ended = expect(waiting).rejects.toThrow();
    await fetch(`${second.url}/postcodes`);
    await second.close();
    await ended;
  });
});
