import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import { asksForLastLetter } from '@towpath/domain/letters/lastLetter.ts';
import type { LastLetters } from '@towpath/domain/plans/repayment/lastLetter.ts';
import type { KeptLetter } from './repository.ts';

/**
 * The last day on which a letter asked who was paid to say that nothing is owed any more, by the ids of the debts. Undefined
 * where there is no such letter: then nobody is led to one.
 */
export function lastLettersIn(
  definitions: readonly LetterDefinition[],
  kept: readonly Pick<KeptLetter, 'letterKey' | 'about' | 'sent'>[],
): LastLetters | undefined {
  const asking = new Set(definitions.filter(asksForLastLetter).map(({ id }) => id));
  if (asking.size === 0) return undefined;
  return new Map(
    kept.flatMap(({ about, letterKey, sent }) => {
      const last = sent
        .map(({ sentOn }) => sentOn)
        .toSorted()
        .at(-1);
      return asking.has(letterKey) && last !== undefined ? [[about, last] as const] : [];
    }),
  );
}
