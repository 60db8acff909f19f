import { expect, it } from 'vitest';
import type { JourneyDefinition } from '../journey-engine/definition/definition.ts';
import { withFacts } from '../journey-engine/definition/fact.ts';
import { pathOf } from '../journey-engine/run/path.ts';
import { qualifierFacts } from '../journeys/qualifier/facts.ts';
import {
  answersFrom,
  fifthFullReview,
  fullReview,
  planOf,
  qualifier,
  thirdFullReview,
} from '../journeys/testing/shipped.ts';
import { lineOf } from '../solutions/testing/cases.ts';
import { rulesOn } from '../solutions/testing/inForce.ts';
import { knownFactsOf } from './knownFactsOf.ts';
import { debt, factFindWith, QUALIFIER } from './testing/found.ts';
import { MINIMAL_ANSWERS, type ShortAnswers } from './testing/reviews.ts';
import { THIRD_MINIMAL_ANSWERS } from './testing/thirdReviews.ts';

const ALONE = {
  childrenUnderSixteen: 0,
  childrenBetweenSixteenEighteen: 0,
  childrenOverEighteen: 0,
  additionalAdults: 0,
};
/** A tenant in England who lives alone, earns, eats and pays rent, with five debts and nothing of value. */
const found = factFindWith({
  qualifier: { ...QUALIFIER, nation: 'england', housing: 'private' },
  household: ALONE,
  debts: [1, 4, 5, 9, 28].map(creditTypeId => debt(`debt-${creditTypeId}`, { creditTypeId })),
  budget: {
    isComplete: true,
    missing: [],
    lines: [lineOf(1001, 1_500_00), lineOf(2001, 700_00), lineOf(3011, 250_00)],
  },
});
const told = found.answers.qualifier;
const facts = knownFactsOf(qualifierFacts(qualifier, told), { ...found, answers: told }, rulesOn);

/**
 * Pages up to the advice, questions on them, and presses of Continue: one for each step but a choice of one, which a tap
 * answers, unless it is the last of its page. What is inside a step, such as the list of debts, counts once in both.
 */
function counted(definition: JourneyDefinition, answers: ShortAnswers) {
  const plan = planOf(definition);
  const asked = Object.fromEntries(Object.entries(answers).filter(([stepId]) => stepId !== 'only-benefits'));
  const path = pathOf(plan, withFacts(answersFrom(definition, asked), facts));
  expect(path.end?.stepId).toBe('full-advice');
  const before = path.steps.slice(0, -1);
  const questions = before.filter(({ stepId }) => plan.stepById.get(stepId)?.step.type === 'Question');
  const byPage = [...Map.groupBy(before, ({ pageId }) => pageId).values()];
  const isTapped = ({ stepId }: { readonly stepId: string }) =>
    plan.stepById.get(stepId)?.step.optionType === 'Radio Button';
  const hasOneContinue = (pageId: string | undefined) =>
    plan.pageById.get(pageId ?? '')?.page.oneContinue === true;
  const presses = byPage.map(steps =>
    hasOneContinue(steps[0]?.pageId)
      ? steps.slice(-1)
      : steps.filter((step, at) => at === steps.length - 1 || !isTapped(step)),
  );
  return { screens: byPage.length, questions: questions.length, presses: presses.flat().length };
}

it('a simple tenant with five debts comes to the advice by fewer screens and questions than before (SA-048, WT-056)', () => {
  expect(counted(thirdFullReview, THIRD_MINIMAL_ANSWERS)).toEqual({
    screens: 19,
    questions: 18,
    presses: 21,
  });
  expect(counted(fifthFullReview, MINIMAL_ANSWERS)).toEqual({ screens: 14, questions: 8, presses: 17 });
  expect(counted(fullReview, MINIMAL_ANSWERS)).toEqual({ screens: 10, questions: 8, presses: 13 });
});
