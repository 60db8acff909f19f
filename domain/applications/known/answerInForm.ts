import { type Given, isEntries, type SingleValue } from '../answer.ts';
import type { KnownAnswers } from './known.ts';

/** An answer of a form as it stands: given there, or told alike by all who know it; null while there is none. */
export function answerInForm(given: Given, singles: KnownAnswers['singles'], id: string): SingleValue | null {
  const own = given[id];
  if (own !== undefined && !isEntries(own)) return own;
  const [first, ...more] = singles[id] ?? [];
  return first !== undefined && more.every(({ value }) => value === first.value) ? first.value : null;
}
