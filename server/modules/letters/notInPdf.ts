import type { ComposedLetter } from '@towpath/domain/letters/composed.ts';
import type { Paper } from '../../papers/paper.ts';
import { isUnprintable } from '../../papers/printable.ts';
import { textsOf } from '../../papers/textsOf.ts';
import type { ShownLetter } from './shownLetters.ts';
import type { World } from './world.ts';

/**
 * What of a letter stands in a script that no font of the papers has: the label of its place, or the words where they are no
 * place. Such a letter is made as DOCX alone, since office programs have fonts for it.
 *
 * @param along the paper that goes with it, or the names on it; what stands in the letter too is told once
 */
export function notInPdf(letter: ComposedLetter, along: Paper | readonly string[] | null): readonly string[] {
  const { blocks, closing, from, reference, to } = letter;
  const lines = [
    ...to,
    ...from,
    reference,
    ...blocks.flatMap(block => (block.kind === 'paragraph' ? [block.parts] : block.items)),
    ...closing,
  ];
  const own = lines
    .flat()
    .filter(part => isUnprintable(part.kind === 'text' ? part.text : part.value))
    .map(part => (part.kind === 'text' ? part.text : part.label));
  if (own.length > 0 || along === null) return [...new Set(own)];
  const beside = 'blocks' in along ? textsOf(along) : along;
  return [...new Set(beside.filter(isUnprintable))];
}

/** The same of a letter as it would go today, with the budget where that goes along. */
export function lackedByPdf(
  { letter, attachesBudget }: Pick<ShownLetter, 'letter' | 'attachesBudget'>,
  { owners }: Pick<World, 'owners'>,
): readonly string[] {
  const names = [...owners.values()].flatMap(({ name, before }) => [name, ...before]);
  return notInPdf(letter, attachesBudget ? names : null);
}
