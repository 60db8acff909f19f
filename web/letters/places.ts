import type { Letter, LetterPart } from '@towpath/contracts/api/letters.ts';

/** A place of a letter that is written in where it stands. */
export type PlaceOf = NonNullable<LetterPart['place']>;

/** The places of a letter in the order in which they stand, each name once. */
export function placesIn(letter: Letter): readonly PlaceOf[] {
  const lines = [
    ...letter.addressee,
    ...letter.from,
    letter.reference,
    ...letter.blocks.flatMap(block => block.lines),
    ...letter.closing,
  ];
  const places = lines.flat().flatMap(({ place }) => place ?? []);
  return places.filter(({ name }, at) => places.findIndex(other => other.name === name) === at);
}

/** The id of the element in which a place is written. */
export const placeId = (name: string) => `place-${name}`;
