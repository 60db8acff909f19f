type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'place'; readonly name: string };

/** The pieces of a text: what is said, and the names of the `{places}` in it. */
export function piecesOf(says: string): readonly Piece[] {
  // Every second piece is what stood between braces.
  return says
    .split(/\{([^{}]*)\}/u)
    .map(
      (piece, at): Piece => (at % 2 === 0 ? { kind: 'text', text: piece } : { kind: 'place', name: piece }),
    )
    .filter(piece => piece.kind === 'place' || piece.text !== '');
}
