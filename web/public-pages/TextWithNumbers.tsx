import { Fragment } from 'react';

/** A number of the UK to ring, of ten or eleven digits, and the one of Samaritans. */
const NUMBER = /\b(0(?: ?\d){9,10}|116 ?123)\b/u;

/** A text of the operator in which each number to ring can be tapped. */
export function TextWithNumbers({ children }: { children: string }) {
  // Split so, the numbers stand at the odd places.
  return children.split(NUMBER).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a finished page never change
      <a key={place} href={`tel:${part.replaceAll(' ', '')}`}>
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a finished page never change
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}
