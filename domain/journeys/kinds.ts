import { BUDGET, BUDGET_AHEAD, BUDGET_INTRO, BUDGET_SUMMARY, WHOSE_MONEY } from '../budget/steps.ts';
import {
  CUSTOMER_DEBTS,
  CUSTOMER_DEBTS_DETAILS,
  CUSTOMER_DEBTS_INTRO,
  CUSTOMER_DEBTS_SUMMARY,
} from '../debts/steps.ts';
import { HOUSEHOLD_MAKEUP } from '../household/steps.ts';
import type { StepKind } from '../journey-engine/definition/stepKind.ts';
import { HEALTH_CONDITIONS, MARKETING_CONSENTS, REGISTRATION } from '../people/steps.ts';
import {
  FULL_JOURNEY_ADVICE,
  HARD_DROPOUT,
  HARD_DROPOUT_WITHOUT_CALLBACK,
  INFORMATION,
  QUALIFIER_ADVICE,
  QUESTION,
  SOFT_DROPOUT,
} from './steps.ts';

/** Every kind of step there is: the list that the engine is handed wherever it reads a journey (JN-069). */
export const STEP_KINDS: readonly StepKind[] = [
  QUESTION,
  INFORMATION,
  REGISTRATION,
  MARKETING_CONSENTS,
  HARD_DROPOUT,
  HARD_DROPOUT_WITHOUT_CALLBACK,
  SOFT_DROPOUT,
  QUALIFIER_ADVICE,
  FULL_JOURNEY_ADVICE,
  HOUSEHOLD_MAKEUP,
  HEALTH_CONDITIONS,
  CUSTOMER_DEBTS_INTRO,
  CUSTOMER_DEBTS,
  CUSTOMER_DEBTS_DETAILS,
  CUSTOMER_DEBTS_SUMMARY,
  BUDGET_AHEAD,
  BUDGET_INTRO,
  BUDGET,
  WHOSE_MONEY,
  BUDGET_SUMMARY,
];
