import type { JourneyDefinition, Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { FULL_REVIEW } from '../modules/journeys/shipped.ts';
import { definitionsWithFirstReview } from './firstReview.ts';

const STEPS: readonly (readonly [id: string, type: string])[] = [
  ['household', 'Household Makeup'],
  ['health', 'Health Conditions'],
  ['budget-ahead', 'IE Intro'],
  ['budget-intro', 'SFS Intro'],
  ['budget', 'SFS'],
  ['budget-summary', 'SFS Summary'],
];

/** The shipped questionnaires, with a full review that has the household, health and the budget before its end. */
export function definitionsWithBudget(household: Step['stepConfig'] = {}): readonly JourneyDefinition[] {
  return definitionsWithFirstReview().map(definition => {
    if (definition.journey !== FULL_REVIEW) return definition;
    const steps = STEPS.map(([id, type], index) => ({
      id,
      order: index + 1,
      type,
      name: id,
      headerText: id,
      answers: [],
      ...(type === 'Household Makeup' ? { stepConfig: household } : {}),
      nextStep: STEPS[index + 1] ? [{ id: STEPS[index + 1]?.[0] ?? '' }] : [],
    }));
    const gui = { displayProgressBar: true, includeInProgressBar: true };
    const page = {
      id: 'your-budget',
      headerName: 'Your budget',
      sections: [{ id: 'your-budget', name: 'Your budget', order: 1, gui, steps }],
    };
    return { ...definition, pages: [page, ...definition.pages.slice(-1)] };
  });
}
