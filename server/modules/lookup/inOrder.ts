import type { FoundAddress } from '@towpath/contracts/api/lookup.ts';

/** Numbers inside text are compared as numbers: 2 before 10, 12 before 12A, Flat 2 before Flat 10. */
const natural = new Intl.Collator('en-GB', { numeric: true });

/** Each part of an address, in sorting order. */
const PARTS = ['town', 'district', 'street', 'buildingNumber', 'buildingName', 'flatNumber'] as const;

/**
 * Addresses without this part come last: the numbered houses of a street come first, the named ones after
 * them.
 */
const EMPTY_LAST: ReadonlySet<string> = new Set(['buildingNumber']);

/**
 * The addresses of a postcode in the order in which a person looks for theirs: street by street, numbers in
 * natural order, a house before its flats. A duplicate (a home and a business in it) is listed once.
 */
export function inOrder(addresses: readonly FoundAddress[]): FoundAddress[] {
  const once = new Map(addresses.map(address => [PARTS.map(part => address[part]).join('\n'), address]));
  return [...once.values()].sort(compare);
}

function compare(one: FoundAddress, other: FoundAddress): number {
  for (const part of PARTS) {
    const [first, second] = [one[part], other[part]];
    if (first === second) continue;
    if (EMPTY_LAST.has(part) && (first === '' || second === '')) return first === '' ? 1 : -1;
    const difference = natural.compare(first, second);
    if (difference !== 0) return difference;
  }
  return 0;
}
