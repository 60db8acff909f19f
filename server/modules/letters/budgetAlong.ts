import type { ComposedLetter } from '@towpath/domain/letters/composed.ts';
import { linesOf, receiverOf, textOf } from '@towpath/domain/letters/textOf.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';
import type { SentAlong } from '../../papers/budgetStatement.ts';

/** By which its receiver knows whose budget it is: as the letter says it, also what the person typed into it. */
export function alongOf({ from, to, reference }: ComposedLetter, setAside: Pence): SentAlong {
  return { from: linesOf(from), to: receiverOf({ to }), about: textOf(reference), setAside };
}
