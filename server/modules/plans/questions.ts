import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { UnderstandingContent } from '@towpath/contracts/content/understanding.ts';
import {
  questionsFor,
  surelyStaysWith,
  type UnderstandingQuestion,
} from '@towpath/domain/plans/understanding.ts';
import { solutionsOf } from './shownPlan.ts';

/** Why a debt surely stays, so that a question may be about it: what an adviser has yet to look at is none. */
const SURE: ReadonlySet<string> = new Set(['kind', 'secured', 'not due']);

/**
 * What is asked of a person before they choose a solution of an advice: nothing of what is no insolvency.
 *
 * @param fill puts the limits of law into a text
 */
export function questionsBefore(
  content: UnderstandingContent,
  { advice, shortName }: { readonly advice: Recommendation; readonly shortName: string },
  fill: (text: string) => string,
): readonly UnderstandingQuestion[] {
  const solution = solutionsOf(advice).find(({ product }) => product.shortName === shortName);
  const questions = Object.hasOwn(content, shortName) ? content[shortName] : undefined;
  if (!solution || !questions) return [];
  const stays = solution.stays.map(({ debt, why }) => ({ ...debt, isSure: SURE.has(why) }));
  const takesIn = solution.takesIn.map(({ debt }) => debt);
  return questionsFor(questions, surelyStaysWith(stays, takesIn), fill);
}
