import type { StepType } from '@towpath/domain/journey-engine/definition/kinds.ts';
import type { StepScreens } from '../journey/stepScreens.ts';
import { Information } from '../journey/steps/information/Information.tsx';
import { Question } from '../journey/steps/question/Question.tsx';
import type { StepProps } from '../journey/steps/stepProps.ts';
import { type OnDemand, onDemand } from '../shell/onDemand.tsx';

const debts = async () => (await import('../debts/step/parts.ts')).debtsParts;
const budget = async () => (await import('../budget/step/parts.ts')).budgetParts;

/** What the first questions do not need is loaded when it is first shown, or before that in a calm moment. */
const onceNeeded = {
  'Hard Dropout': onDemand(async () => (await import('../callbacks/step/Dropout.tsx')).HardDropout),
  'Hard Dropout without Callback': onDemand(
    async () => (await import('../callbacks/step/HardDropoutWithoutCallback.tsx')).HardDropoutWithoutCallback,
  ),
  'Soft Dropout': onDemand(async () => (await import('../callbacks/step/Dropout.tsx')).SoftDropout),
  'Marketing Consents': onDemand(
    async () => (await import('../consents/step/MarketingConsents.tsx')).MarketingConsents,
  ),
  Registration: onDemand(
    async () => (await import('../identity/registration/Registration.tsx')).Registration,
  ),
  'Qualifier Advice': onDemand(
    async () => (await import('../advice/first-look/QualifierAdvice.tsx')).QualifierAdvice,
  ),
  'Full Journey Advice': onDemand(
    async () => (await import('../advice/step/FullJourneyAdvice.tsx')).FullJourneyAdvice,
  ),
  'Customer Debts Intro': onDemand(async () => (await debts()).intro()),
  'Customer Debts': onDemand(async () => (await debts()).list()),
  'Customer Debts Summary': onDemand(async () => (await debts()).summary()),
  'Household Makeup': onDemand(
    async () => (await import('../household/step/HouseholdMakeup.tsx')).HouseholdMakeup,
  ),
  'Health Conditions': onDemand(
    async () => (await import('../health/step/HealthConditions.tsx')).HealthConditions,
  ),
  'IE Intro': onDemand(async () => (await budget()).ieIntro()),
  'SFS Intro': onDemand(async () => (await budget()).sfsIntro()),
  SFS: onDemand(async () => (await budget()).sheet()),
  'SFS Summary': onDemand(async () => (await budget()).summary()),
};

/** How each kind of step is shown: one line a kind. */
export const STEP_SCREENS: StepScreens = {
  byType: { Question, Information, ...onceNeeded },
  onDemand: Object.entries(onceNeeded) as [StepType, OnDemand<StepProps>][],
};
