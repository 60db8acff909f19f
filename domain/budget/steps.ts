import type { AnswerCheck, StepKind } from '../journey-engine/definition/stepKind.ts';
import { accepted, GENERAL_MESSAGES, refused } from '../values/checked.ts';

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
  side: 'docked',
} as const satisfies StepKind;

/** Lines by their number, with whose they are: `whoseMoney` reads them. */
const SAID_OF_LINES = /^(\d+ (own|partner|both|unsure)(, (?!$)|$))+$/u;

const checkWhoseMoney: AnswerCheck = (step, given) =>
  given.length === 1 && given[0]?.id === step.answers[0]?.id && SAID_OF_LINES.test(given[0]?.value ?? '')
    ? accepted(given)
    : refused('required', GENERAL_MESSAGES.required);

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
