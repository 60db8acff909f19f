import type { Run } from '../../platform/statements.ts';
import { nearForms, wrongLetters, wrongLettersAllowed } from './nearWords.ts';
import {
  creditorsInAnyOrder,
  creditorsInSequence,
  type FoundCreditor,
  wordsFiledUnder,
} from './repository.ts';
import { typedWords } from './searchForm.ts';

/** Suggestions when nobody says how many (API-021). */
export const USUAL_LIMIT = 5;
/** One letter fits thousands of names and says nothing. */
const FEWEST_LETTERS = 2;
/** As many words as one misspelt word may stand for; those with fewer wrong letters come first. */
const MOST_MEANT = 60;

/** Words many people write behind a name, such as 'Barclays Bank plc', and the name itself may not have. */
const OFTEN_ADDED = ['bank', 'plc', 'ltd', 'limited', 'uk', 'the', 'and', 'co', 'company', 'card', 'cards'];

/**
 * Creditors that fit what was typed so far, the best first: those whose name goes on as typed, then those with all the
 * words in another order. When there is none, the same without words that people often add, and then names with words
 * that are one or two letters away.
 */
export async function suggestCreditors(
  run: Run,
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

async function asTyped(run: Run, words: readonly string[], limit: number): Promise<readonly FoundCreditor[]> {
  const found = await creditorsInSequence(run, words.join(' '), limit);
  if (words.length === 1 || found.length >= limit) return found;
  const more = await creditorsInAnyOrder(
    run,
    words.map(word => [`${word}*`]),
    limit,
  );
  const known = new Set(found.map(({ creditorId }) => creditorId));
  return [...found, ...more.filter(({ creditorId }) => !known.has(creditorId))].slice(0, limit);
}

/** First with one wrong letter in a word, then with two. */
async function misspelt(
  run: Run,
  words: readonly string[],
  limit: number,
): Promise<readonly FoundCreditor[]> {
  const forms = words.flatMap(nearForms);
  if (forms.length === 0) return [];
  const filed = await wordsFiledUnder(run, [...new Set(forms)]);
  let before = '';
  for (const wrong of [1, 2]) {
    const meant = words.map(word => [`${word}*`, ...meantBy(word, filed, wrong)]);
    const asText = JSON.stringify(meant);
    if (asText === before || meant.every(({ length }) => length === 1)) continue;
    before = asText;
    const found = await creditorsInAnyOrder(run, meant, limit);
    if (found.length > 0) return found;
  }
  return [];
}

/** Words that a typed one may stand for, with at most so many wrong letters; the nearest first. */
function meantBy(typed: string, words: readonly string[], wrong: number): readonly string[] {
  const atMost = Math.min(wrong, wrongLettersAllowed(typed));
  return words
    .map(word => ({ word, away: wrongLetters(typed, word) }))
    .filter(({ away }) => away <= atMost)
    .sort((a, b) => a.away - b.away || a.word.length - b.word.length)
    .slice(0, MOST_MEANT)
    .map(({ word }) => word);
}
