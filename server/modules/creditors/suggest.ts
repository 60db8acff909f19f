import type { RunQuery } from '../../platform/database/preparedStatements.ts';
import { nearForms, wrongLetters, wrongLettersAllowed } from './nearWords.ts';
import {
  creditorsInAnyOrder,
  creditorsInSequence,
  type FoundCreditor,
  wordsFiledUnder,
} from './repository.ts';
import { typedWords } from './searchForm.ts';

/** The number of suggestions when the request names none (API-021). */
export const USUAL_LIMIT = 5;
/** One letter matches thousands of names and says nothing. */
const FEWEST_LETTERS = 2;
/** Words this long begin longer ones that are not filed under so few letters. */
const ALWAYS_KNOWN = 3;
/** As many words as one misspelt word may stand for; those with fewer wrong letters come first. */
const MOST_MEANT = 60;

/** Words many people add to a name, such as 'Barclays Bank plc', that the name itself may not contain. */
const OFTEN_ADDED = ['bank', 'plc', 'ltd', 'limited', 'uk', 'the', 'and', 'co', 'company', 'card', 'cards'];

/**
 * Creditors that match what was typed so far, the best first: those whose name continues as typed, then those
 * with all the words in another order. If there are none, the same without words that people often add, and
 * then names with words that are one or two letters away.
 */
export async function suggestCreditors(
  run: RunQuery,
  typed: string,
  limit = USUAL_LIMIT,
): Promise<readonly FoundCreditor[]> {
  const words = typedWords(typed);
  if (words.join('').length < FEWEST_LETTERS) return [];
  const telling = words.filter(word => !OFTEN_ADDED.includes(word));
  const found = await asTyped(run, words, limit);
  if (found.length > 0 || telling.length === 0) return found;
  if (telling.length < words.length && telling.join('').length >= FEWEST_LETTERS) {
    const without = await asTyped(run, telling, limit);
    if (without.length > 0) return without;
  }
  return misspelt(run, telling, limit);
}

async function asTyped(
  run: RunQuery,
  words: readonly string[],
  limit: number,
): Promise<readonly FoundCreditor[]> {
  const found = await creditorsInSequence(run, words.join(' '), limit);
  if (words.length === 1 || found.length >= limit) return found;
  const more = await creditorsInAnyOrder(
    run,
    words.map(word => [`${word}*`]),
    limit,
  );
  const foundIds = new Set(found.map(({ creditorId }) => creditorId));
  return [...found, ...more.filter(({ creditorId }) => !foundIds.has(creditorId))].slice(0, limit);
}

/**
 * What a word may mean: whether names contain it as it is, and the words of names that it may be a
 * misspelling of.
 */
type Meant = { readonly typed: string; readonly isKnown: boolean; readonly others: readonly Other[] };
type Other = { readonly word: string; readonly away: number };

/**
 * First only words that no name contains may be wrong, by one letter and then by two; after that any word.
 */
const TRIES = [
  { mayBeWrong: 'unknown words', letters: 1 },
  { mayBeWrong: 'unknown words', letters: 2 },
  { mayBeWrong: 'any word', letters: 1 },
  { mayBeWrong: 'any word', letters: 2 },
] as const;

async function misspelt(
  run: RunQuery,
  words: readonly string[],
  limit: number,
): Promise<readonly FoundCreditor[]> {
  const filed = await wordsFiledUnder(run, words.map(nearForms));
  const meant = words.map((word, place) => meantBy(word, filed[place] ?? []));
  const tried = new Set<string>();
  for (const { mayBeWrong, letters } of TRIES) {
    const alternatives = meant.map(({ typed, isKnown, others }) => {
      const isOpen = mayBeWrong === 'any word' || !isKnown;
      const standingIn = isOpen ? others.filter(({ away }) => away <= letters) : [];
      return [...(isKnown ? [`${typed}*`] : []), ...standingIn.map(({ word }) => word)];
    });
    const asText = JSON.stringify(alternatives);
    if (tried.has(asText) || alternatives.some(({ length }) => length === 0)) continue;
    tried.add(asText);
    const found = await creditorsInAnyOrder(run, alternatives, limit);
    if (found.length > 0) return found;
  }
  return [];
}

function meantBy(typed: string, filed: readonly string[]): Meant {
  const allowed = wrongLettersAllowed(typed);
  const others = filed
    .map(word => ({ word, away: wrongLetters(typed, word, allowed) }))
    .filter(({ away }) => away <= allowed)
    .sort((a, b) => a.away - b.away || a.word.length - b.word.length)
    .slice(0, MOST_MEANT);
  // A word too short to be filed under its beginning may begin any.
  const isKnown = typed.length <= ALWAYS_KNOWN || others.some(({ away }) => away === 0);
  return { typed, isKnown, others };
}
