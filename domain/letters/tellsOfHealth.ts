import type { ComposedLetter, LetterLine } from './composed.ts';
import type { LetterCondition, LetterDefinition } from './definition.ts';

/** Whether a kind of letter is sent by those alone who want to tell of their health: that it was begun tells of it. */
export function isAboutHealth({ when, mustNot }: Pick<LetterDefinition, 'when' | 'mustNot'>): boolean {
  return [when, ...mustNot.map(one => one.when)].some(asksForHealth);
}

function asksForHealth({ is = [], isNot = [], any = [] }: LetterCondition): boolean {
  return [...is, ...isNot].includes('tells of health') || any.some(asksForHealth);
}

/**
 * A letter without what the person wrote into it in words of their own, for whoever may not see facts of health: why
 * somebody cannot pay is often that. Sums, days, names, addresses and numbers stay.
 *
 * @param instead what stands in its place
 */
export function withoutOwnWords(
  { body }: Pick<LetterDefinition, 'body'>,
  letter: ComposedLetter,
  instead: string,
): { readonly letter: ComposedLetter; readonly isWithheld: boolean } {
  const own = new Map(
    body.places.flatMap(({ name, holds, starts }) => (holds === 'text' ? [[name, starts]] : [])),
  );
  let isWithheld = false;
  const line = (parts: LetterLine): LetterLine =>
    parts.map(part => {
      if (part.kind === 'text' || part.value === '' || !own.has(part.name)) return part;
      if (part.value === own.get(part.name)) return part;
      isWithheld = true;
      return { kind: 'text', text: instead };
    });
  const blocks = letter.blocks.map(block =>
    block.kind === 'paragraph'
      ? { ...block, parts: line(block.parts) }
      : { ...block, items: block.items.map(line) },
  );
  const reference = line(letter.reference);
  return { letter: { ...letter, reference, blocks }, isWithheld };
}
