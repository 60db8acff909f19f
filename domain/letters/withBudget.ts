import type { ComposedLetter } from './composed.ts';
import { letterWords } from './letterWords.ts';

/** A letter that the budget goes with says so at its end. */
export function withBudget(letter: ComposedLetter): ComposedLetter {
  const says = { kind: 'text', text: letterWords.budgetAttached } as const;
  return { ...letter, blocks: [...letter.blocks, { kind: 'paragraph', parts: [says] }] };
}
