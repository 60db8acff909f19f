import { asksCourtAgain } from '@towpath/domain/letters/offerOfPlan.ts';
import { type KeptLetter, keptLetters } from './repository.ts';
import type { LettersDeps } from './service.ts';

/**
 * The last day, 'YYYY-MM-DD', on which a letter with an offer asked a court to look again at what it had ordered, by the ids
 * of the debts.
 */
export async function courtAsked(
  { database, seal, definitions }: Pick<LettersDeps, 'database' | 'seal' | 'definitions'>,
  customerId: string,
): Promise<ReadonlyMap<string, string>> {
  const asking = new Set(definitions.filter(asksCourtAgain).map(({ id }) => id));
  const went = (await keptLetters(database, seal, customerId))
    .filter(({ letterKey }: KeptLetter) => asking.has(letterKey))
    .flatMap(({ about, sent }) => sent.map(({ sentOn }) => [about, sentOn] as const));
  return new Map(went.toSorted(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
