import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import { bySending, type KeptLetter, type SentVersion } from './repository.ts';

/** What went by letter about a debt, or about all, the earliest first. */
export function wentByLetter(
  definitions: readonly LetterDefinition[],
  kept: readonly KeptLetter[],
  about: string,
): readonly (SentVersion & { readonly definition: LetterDefinition })[] {
  return kept
    .filter(letter => letter.about === about)
    .flatMap(({ letterKey, sent: versions }) => {
      const definition = definitions.find(({ id }) => id === letterKey);
      return definition ? versions.map(version => ({ definition, ...version })) : [];
    })
    .toSorted(bySending);
}
