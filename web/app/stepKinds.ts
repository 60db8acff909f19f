import {
  BUDGET,
  BUDGET_AHEAD,
  BUDGET_INTRO,
  BUDGET_SUMMARY,
  WHOSE_MONEY,
} from '@towpath/domain/budget/steps.ts';
import {
  CUSTOMER_DEBTS,
  CUSTOMER_DEBTS_DETAILS,
  CUSTOMER_DEBTS_INTRO,
  CUSTOMER_DEBTS_SUMMARY,
} from '@towpath/domain/debts/steps.ts';
import { HOUSEHOLD_MAKEUP } from '@towpath/domain/household/steps.ts';
import {
  FULL_JOURNEY_ADVICE,
  HARD_DROPOUT,
  HARD_DROPOUT_WITHOUT_CALLBACK,
  INFORMATION,
  QUALIFIER_ADVICE,
  QUESTION,
  SOFT_DROPOUT,
} from '@towpath/domain/journeys/steps.ts';
import { HEALTH_CONDITIONS, MARKETING_CONSENTS, REGISTRATION } from '@towpath/domain/people/steps.ts';
import { stepScreens } from '../journey/stepScreens.ts';
import { Question } from '../journey/steps/question/Question.tsx';
import { onDemand } from '../shell/onDemand.tsx';

const debts = async () => (await import('../debts/step/parts.ts')).debtsParts;
const budget = async () => (await import('../budget/step/parts.ts')).budgetParts;

/**
 * How each kind of step is shown: one line per kind. What the first questions do not need is loaded when it
 * is first shown, or earlier when the page is idle.
 */
export const STEP_SCREENS = stepScreens([
  [QUESTION, Question],
  [
    INFORMATION,
    onDemand(async () => (await import('../advice/first-look/FirstLookStep.tsx')).InformationOrFirstLook),
  ],
  [HARD_DROPOUT, onDemand(async () => (await import('../callbacks/step/Dropout.tsx')).HardDropout)],
  [
    HARD_DROPOUT_WITHOUT_CALLBACK,
    onDemand(
      async () =>
        (await import('../callbacks/step/HardDropoutWithoutCallback.tsx')).HardDropoutWithoutCallback,
    ),
  ],
  [SOFT_DROPOUT, onDemand(async () => (await import('../callbacks/step/Dropout.tsx')).SoftDropout)],
  [
    MARKETING_CONSENTS,
    onDemand(async () => (await import('../consents/step/MarketingConsents.tsx')).MarketingConsents),
  ],
  [
    REGISTRATION,
    onDemand(async () => (await import('../identity/registration/Registration.tsx')).Registration),
  ],
  [
    QUALIFIER_ADVICE,
    onDemand(async () => (await import('../advice/first-look/QualifierAdvice.tsx')).QualifierAdvice),
  ],
  [
    FULL_JOURNEY_ADVICE,
    onDemand(async () => (await import('../advice/step/FullJourneyAdvice.tsx')).FullJourneyAdvice),
  ],
  [CUSTOMER_DEBTS_INTRO, onDemand(async () => (await debts()).intro())],
  [CUSTOMER_DEBTS, onDemand(async () => (await debts()).list())],
  [CUSTOMER_DEBTS_DETAILS, onDemand(async () => (await debts()).details())],
  [CUSTOMER_DEBTS_SUMMARY, onDemand(async () => (await debts()).summary())],
  [
    HOUSEHOLD_MAKEUP,
    onDemand(async () => (await import('../household/step/HouseholdMakeup.tsx')).HouseholdMakeup),
  ],
  [
    HEALTH_CONDITIONS,
    onDemand(async () => (await import('../health/step/HealthConditions.tsx')).HealthConditions),
  ],
  [BUDGET_AHEAD, onDemand(async () => (await budget()).ahead())],
  [BUDGET_INTRO, onDemand(async () => (await budget()).intro())],
  [BUDGET, onDemand(async () => (await budget()).budget())],
  [WHOSE_MONEY, onDemand(async () => (await budget()).whoseMoney())],
  [BUDGET_SUMMARY, onDemand(async () => (await budget()).summary())],
]);
