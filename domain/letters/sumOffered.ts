import { checkPounds, type Pence } from '../values/pence.ts';
import { type ComposedLetter, placesOf } from './composed.ts';
import type { LetterDefinition } from './definition.ts';
import { MONTHLY } from './sentLetter.ts';

/**
 * What a letter that went offered each month; null where nothing but its plan says that: it was drawn up by then, and the
 * sum was not to be changed.
 */
export function sumOffered(letter: ComposedLetter, { body }: LetterDefinition): Pence | null {
  const own = body.places.filter(({ isOffer }) => isOffer).map(({ name }) => name);
  const place = placesOf(letter).find(({ name }) => [...MONTHLY, ...own].includes(name));
  const sum = checkPounds(place?.value ?? '');
  return sum.ok ? sum.value : null;
}
