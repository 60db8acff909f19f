import type { Address } from '../answer.ts';

/** What people put in for a country who live in the UK, without signs and in small letters. */
const HOME: ReadonlySet<string> = new Set([
  'uk',
  'unitedkingdom',
  'gb',
  'greatbritain',
  'britain',
  'england',
  'scotland',
  'wales',
  'northernireland',
]);

/** An address of which the country says that it is in the UK, without it: its postcode says in which part. */
export function withoutHomeCountry(address: Address): Address {
  const bare = address.country
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
    .replace(/^the/, '');
  return HOME.has(bare) ? { ...address, country: '' } : address;
}
