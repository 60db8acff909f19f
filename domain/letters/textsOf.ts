import type { LetterDefinition } from './definition.ts';
import { piecesOf } from './pieces.ts';

/** Every text of a letter that may stand in it, whatever is known. */
export function textsOf({ title, body }: LetterDefinition): readonly string[] {
  const sayings = [
    body.reference,
    ...body.blocks.flatMap(block => (block.points === null ? [block] : block.points)),
  ];
  return [
    title,
    ...body.to,
    body.greeting,
    body.closing,
    ...sayings.flatMap(({ says, orElse }) => (orElse === null ? [says] : [says, orElse])),
  ];
}

/** Whether a place stands in a letter, or may. */
export function namesPlace(definition: LetterDefinition, name: string): boolean {
  return textsOf(definition).some(text =>
    piecesOf(text).some(piece => piece.kind === 'place' && piece.name === name),
  );
}
