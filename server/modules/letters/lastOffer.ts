import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import { isOfferOfPlan } from '@towpath/domain/letters/offerOfPlan.ts';
import { bySending, type KeptLetter, type SentVersion } from './repository.ts';

/**
 * The last letter that went with an offer about a debt, in the version that did; undefined for none.
 *
 * @param by only what went by that day, 'YYYY-MM-DD'
 */
export function lastOffer(
  kept: readonly KeptLetter[],
  debtId: string,
  definitions: readonly LetterDefinition[],
  by?: string,
): { readonly letter: KeptLetter; readonly sent: SentVersion } | undefined {
  const offers = definitions.filter(one => isOfferOfPlan(one, definitions)).map(({ id }) => id);
  return kept
    .filter(({ about, letterKey }) => about === debtId && offers.includes(letterKey))
    .flatMap(letter => letter.sent.map(sent => ({ letter, sent })))
    .filter(({ sent }) => by === undefined || sent.sentOn <= by)
    .toSorted((a, b) => bySending(a.sent, b.sent))
    .at(-1);
}
