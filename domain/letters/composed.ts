import type { PlaceHolds } from './definition.ts';

/** A piece of a letter: text, or a place that the person may change or has to fill in. */
export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'place';
      /** By which an edit names it. */
      readonly name: string;
      /** What is to be written there, as people read it. */
      readonly label: string;
      /** What stands there; empty where it is to be filled in. An address has a line for each of its lines. */
      readonly value: string;
      readonly status: 'can change' | 'fill in';
      /** Most characters. */
      readonly most: number;
      readonly hasLines: boolean;
      readonly holds: PlaceHolds;
      /** The words by which the person says that there is none, as an edit with an empty value; null where there has to be one. */
      readonly none: string | null;
    };
export type LetterPlace = Extract<LetterPart, { kind: 'place' }>;

export type LetterLine = readonly LetterPart[];

export type LetterBlock =
  | { readonly kind: 'paragraph'; readonly parts: LetterLine }
  | { readonly kind: 'bullets'; readonly items: readonly LetterLine[] };

/** A letter to one receiver, as it is shown and printed. */
export type ComposedLetter = {
  readonly letterId: string;
  /** In a list of letters: "Offer, £76 a month". */
  readonly title: string;
  /** Who writes: name and address. */
  readonly from: readonly LetterLine[];
  readonly to: readonly LetterLine[];
  /** As people write it: 29 October 2026. */
  readonly date: string;
  /** The heading: what it is about, with the reference. */
  readonly reference: LetterLine;
  readonly greeting: string;
  readonly blocks: readonly LetterBlock[];
  /** "Yours faithfully," and the name. */
  readonly closing: readonly LetterLine[];
  /** The places that the person has said there is none of: they stand nowhere now, and can be put back. */
  readonly leftOut: readonly LetterPlace[];
};

/** The places of a letter in the order in which they stand, each name once. */
export function placesOf(letter: ComposedLetter): readonly LetterPlace[] {
  const lines = [
    ...letter.to,
    ...letter.from,
    letter.reference,
    ...letter.blocks.flatMap(block => (block.kind === 'paragraph' ? [block.parts] : block.items)),
    ...letter.closing,
  ];
  const places = lines.flat().filter(part => part.kind === 'place');
  return places.filter(({ name }, at) => places.findIndex(place => place.name === name) === at);
}

/** The places that are still to be filled in: a letter with one is not sent. */
export function openPlaces(letter: ComposedLetter): readonly LetterPlace[] {
  return placesOf(letter).filter(({ status }) => status === 'fill in');
}
