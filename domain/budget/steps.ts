import type { AnswerCheck, StepKind } from '../journey-engine/definition/stepKind.ts';
import { accepted, refused } from '../values/checked.ts';
import { WHOSE_MESSAGE, whoseMoney } from './whoseMoney.ts';

/** An introduction to the budget: what it is for. */
export const BUDGET_AHEAD = {
  name: 'IE Intro',
  completedBy: 'nothing',
  fillsPage: true,
} as const satisfies StepKind;

/** How the budget is filled in. */
export const BUDGET_INTRO = {
  name: 'SFS Intro',
  completedBy: 'nothing',
  fillsPage: true,
} as const satisfies StepKind;

/** The budget, category by category; done once each is submitted. */
export const BUDGET = {
  name: 'SFS',
  completedBy: 'a save',
  fillsPage: true,
  bar: 'own',
} as const satisfies StepKind;

const checkWhoseMoney: AnswerCheck = (step, givenAnswers) => {
  const fits = givenAnswers[0]?.id === step.answers[0]?.id && whoseMoney(givenAnswers) !== undefined;
  return fits ? accepted(givenAnswers) : refused('required', WHOSE_MESSAGE);
};

/** Whose the money is that comes in each month, where a partner shares the budget: one answer for all lines. */
export const WHOSE_MONEY = {
  name: 'Whose Money',
  completedBy: 'answers',
  fillsPage: true,
  check: checkWhoseMoney,
} as const satisfies StepKind;

/**
 * The monthly summary, with the choice of sharing it; complete once the budget is complete and the person has chosen.
 */
export const BUDGET_SUMMARY = {
  name: 'SFS Summary',
  completedBy: 'a save',
  fillsPage: true,
  bar: 'own',
} as const satisfies StepKind;
