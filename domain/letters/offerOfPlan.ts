import type { LetterDefinition } from './definition.ts';
import { offersOwnSum } from './offersTogether.ts';
import { makesOffer } from './sentLetter.ts';

/**
 * Whether what a letter offers each month is the offer of the plan that pays its debt: one to who is owed, and also one to a
 * court or in answer to its claim, after which nobody is offered anything besides.
 *
 * @param all every letter there is
 */
export function isOfferOfPlan(definition: LetterDefinition, all: readonly LetterDefinition[]): boolean {
  return makesOffer(definition, all) || offersOwnSum(definition);
}

/** Whether a letter asks a court for another sum than it has ordered: what it was told before it ruled is no such letter. */
export function asksCourtAgain(definition: LetterDefinition): boolean {
  const { receiver, when } = definition;
  return receiver === 'court' && when.is?.includes('judgment') === true && offersOwnSum(definition);
}

/**
 * Until when such a letter gives them to answer, where that is its own: a court has other days than those that a plan gives
 * everybody. Null for any other letter.
 */
export function ownAnswerBy(definition: LetterDefinition, answerBy: string | null): string | null {
  return offersOwnSum(definition) ? answerBy : null;
}
