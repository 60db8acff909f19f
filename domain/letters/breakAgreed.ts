import type { Pence } from '../values/pence.ts';
import { type ComposedLetter, placesOf } from './composed.ts';
import type { LetterDefinition } from './definition.ts';
import type { LetterFacts } from './facts.ts';
import { letterWords } from './letterWords.ts';
import type { LetterAnswer } from './sentLetter.ts';

/** The place of a letter with how long a break from payments is asked for; undefined for a letter that asks for none. */
function breakPlace({ body }: LetterDefinition): string | undefined {
  return body.places.find(({ isBreak }) => isBreak)?.name;
}

/** Whether a letter asks for a break from payments. */
export function asksForBreak(definition: LetterDefinition): boolean {
  return breakPlace(definition) !== undefined;
}

/** How long a letter that went asked for one, in the words that stand in it; null where it does not say. */
export function howLongIn(letter: ComposedLetter, definition: LetterDefinition): string | null {
  const name = breakPlace(definition);
  return (
    placesOf(letter)
      .find(place => place.name === name)
      ?.value.trim() || null
  );
}

/**
 * What is to be done on the plan where a lender agreed to a break by letter: the plan goes on to ask for its share. Null where
 * none was agreed to, or no plan pays the debt.
 *
 * @param answer what came back to the letter last
 */
export function asksOfBreak(
  definition: LetterDefinition,
  { debt }: Pick<LetterFacts, 'debt'>,
  answer: LetterAnswer | null,
): string | null {
  const pays: Pence | null = debt?.paidByPlan ?? null;
  return pays !== null && answer === 'accepted' && asksForBreak(definition)
    ? letterWords.breakAgreed(pays)
    : null;
}
