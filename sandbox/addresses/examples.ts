import type { ListedAddress } from './book.ts';

/**
 * Postcodes to try each outcome with. No real postcode begins with EG: there is no such area. docs/running.md lists
 * them.
 */
export const EXAMPLE_POSTCODES = {
  one: 'EG1 1AA',
  many: 'EG2 2AA',
  none: 'EG3 3AA',
  slow: 'EG4 4AA',
  down: 'EG5 5AA',
  malformed: 'EG6 6AA',
} as const;

const WHERE = { street: 'Wharf Lane', locality: 'Narborough', town: 'Leicester', nation: 'England' } as const;

/** One house, with every part an address can have except a flat. */
export const ONE_ADDRESS: readonly ListedAddress[] = [
  { flat: '', houseName: 'Lock Keeper’s Cottage', houseNumber: '3', ...WHERE },
];

/** 47 homes: houses 1 to 24 with a 12A, one split into flats, a block of flats, and two with only a name. */
export const MANY_ADDRESSES: readonly ListedAddress[] = [
  ...Array.from({ length: 24 }, (_, at) => ({
    flat: '',
    houseName: '',
    houseNumber: String(at + 1),
    ...WHERE,
  })),
  { flat: '', houseName: '', houseNumber: '12A', ...WHERE },
  ...['Basement Flat', '1', '2', '3', '10', '11'].map(flat => ({
    flat,
    houseName: '',
    houseNumber: '26',
    ...WHERE,
  })),
  ...Array.from({ length: 14 }, (_, at) => ({
    flat: String(at + 1),
    houseName: 'Heron Court',
    houseNumber: '',
    ...WHERE,
  })),
  { flat: '', houseName: 'The Old Boathouse', houseNumber: '', ...WHERE },
  { flat: '', houseName: 'Bridge End', houseNumber: '', ...WHERE },
];
