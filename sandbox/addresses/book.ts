import { type Picker, picker } from './picker.ts';
import {
  BLOCK_NAMES,
  HOUSE_NAMES,
  type Nation,
  POST_TOWNS,
  type PostTown,
  STREET_KINDS,
  STREET_NAMES,
} from './words.ts';

/** An address as this provider writes it. A part that it does not have is empty. */
export type ListedAddress = {
  readonly flat: string;
  readonly houseName: string;
  readonly houseNumber: string;
  readonly street: string;
  readonly locality: string;
  readonly town: string;
  readonly nation: Nation;
};

/** Every postcode that has addresses. */
export type AddressBook = ReadonlyMap<string, readonly ListedAddress[]>;

type Home = Pick<ListedAddress, 'flat' | 'houseName' | 'houseNumber'>;

const POSTCODES_IN_A_PLACE = 14;
/** The letters that the last two characters of a postcode may be. */
const UNIT_LETTERS = [...'ABDEFGHJLNPQRSTUWXYZ'];
/** An arbitrary number; the same one gives the same addresses each time. */
const SEED = 20_261_123;

/** How the homes of a postcode are numbered; each town has all of these kinds. */
const KINDS: readonly ((pick: Picker, nation: Nation) => Home[])[] = [
  numberedHouses,
  blockOfFlats,
  namedHouses,
  housesMadeIntoFlats,
  pick => [...numberedHouses(pick), ...namedHouses(pick).slice(0, 3)],
];

/**
 * Makes the addresses: a few thousand, in all four nations, always the same. Any match with a real home is
 * coincidence.
 */
export function makeAddressBook(): AddressBook {
  const pick = picker(SEED);
  const book = new Map<string, readonly ListedAddress[]>();
  for (const place of POST_TOWNS) {
    for (let count = 0; count < POSTCODES_IN_A_PLACE; count += 1) {
      const homes = KINDS[count % KINDS.length]?.(pick, place.nation) ?? [];
      book.set(newPostcode(pick, place, book), onOneStreet(pick, place, homes));
    }
  }
  return book;
}

function onOneStreet(pick: Picker, place: PostTown, homes: readonly Home[]): ListedAddress[] {
  const street = `${pick.one(STREET_NAMES)} ${pick.one(STREET_KINDS)}`;
  const locality = pick.chance(0.4) ? pick.one(place.localities) : '';
  return homes.map(home => ({ ...home, street, locality, town: place.town, nation: place.nation }));
}

function newPostcode(pick: Picker, { outward }: PostTown, book: AddressBook): string {
  for (;;) {
    const postcode = `${outward} ${pick.from(1, 9)}${pick.one(UNIT_LETTERS)}${pick.one(UNIT_LETTERS)}`;
    if (!book.has(postcode)) return postcode;
  }
}

/** One side of a street, with an occasional extra house: 12, 12A, 14. */
function numberedHouses(pick: Picker): Home[] {
  const first = pick.from(1, 60);
  return Array.from({ length: pick.from(8, 18) }, (_, at) => String(first + at * 2)).flatMap(number =>
    pick.chance(0.08) ? [house(number), house(`${number}A`)] : [house(number)],
  );
}

function namedHouses(pick: Picker): Home[] {
  const from = pick.from(0, HOUSE_NAMES.length - 1);
  return Array.from({ length: pick.from(4, 8) }, (_, at) => ({
    flat: '',
    houseName: HOUSE_NAMES[(from + at) % HOUSE_NAMES.length] ?? '',
    houseNumber: '',
  }));
}

/** In Scotland a flat is often named by floor and door: 2/1. */
function blockOfFlats(pick: Picker, nation: Nation): Home[] {
  const houseName = pick.one(BLOCK_NAMES);
  return Array.from({ length: pick.from(9, 28) }, (_, at) => ({
    flat: nation === 'Scotland' ? `${Math.floor(at / 3)}/${(at % 3) + 1}` : String(at + 1),
    houseName,
    houseNumber: '',
  }));
}

function housesMadeIntoFlats(pick: Picker): Home[] {
  const first = pick.from(1, 40);
  return Array.from({ length: pick.from(3, 6) }, (_, at) => String(first + at)).flatMap(houseNumber =>
    ['Basement Flat', 'Ground Floor Flat', '1', '2', '3']
      .slice(pick.from(0, 2))
      .map(flat => ({ flat, houseName: '', houseNumber })),
  );
}

function house(houseNumber: string): Home {
  return { flat: '', houseName: '', houseNumber };
}
