import { checkPounds, type Pence } from '../values/pence.ts';
import { type ComposedLetter, placesOf } from './composed.ts';
import { MONTHLY } from './sentLetter.ts';

/**
 * What a letter that went offered each month; null where nothing but its plan says that: it was drawn up by then, and the
 * sum was not to be changed.
 */
export function sumOffered(letter: ComposedLetter): Pence | null {
  const place = placesOf(letter).find(({ name }) => MONTHLY.some(monthly => monthly === name));
  const sum = checkPounds(place?.value ?? '');
  return sum.ok ? sum.value : null;
}
