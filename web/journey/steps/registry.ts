import type { StepType } from '@towpath/domain/journey-engine/definition/kinds.ts';
import type { ComponentType } from 'react';
import { type OnDemand, onDemand } from '../../shell/onDemand.tsx';
import { Information } from './information/Information.tsx';
import { Question } from './question/Question.tsx';
import type { StepProps } from './stepProps.ts';

const debts = async () => (await import('./debts/parts.ts')).debtsParts;
const budget = async () => (await import('./budget/parts.ts')).budgetParts;

/** What the first questions do not need is loaded when it is first shown, or before that in a calm moment. */
const onceNeeded = {
  'Hard Dropout': onDemand(async () => (await import('./dropout/Dropout.tsx')).HardDropout),
  'Hard Dropout without Callback': onDemand(
    async () => (await import('./dropout/HardDropoutWithoutCallback.tsx')).HardDropoutWithoutCallback,
  ),
  'Soft Dropout': onDemand(async () => (await import('./dropout/Dropout.tsx')).SoftDropout),
  'Marketing Consents': onDemand(
    async () => (await import('./consents/MarketingConsents.tsx')).MarketingConsents,
  ),
  Registration: onDemand(async () => (await import('./registration/Registration.tsx')).Registration),
  'Qualifier Advice': onDemand(
    async () => (await import('./qualifier-advice/QualifierAdvice.tsx')).QualifierAdvice,
  ),
  'Full Journey Advice': onDemand(
    async () => (await import('./full-journey-advice/FullJourneyAdvice.tsx')).FullJourneyAdvice,
  ),
  'Customer Debts Intro': onDemand(async () => (await debts()).intro()),
  'Customer Debts': onDemand(async () => (await debts()).list()),
  'Customer Debts Summary': onDemand(async () => (await debts()).summary()),
  'Household Makeup': onDemand(async () => (await import('./household/HouseholdMakeup.tsx')).HouseholdMakeup),
  'Health Conditions': onDemand(async () => (await import('./health/HealthConditions.tsx')).HealthConditions),
  'IE Intro': onDemand(async () => (await budget()).ieIntro()),
  'SFS Intro': onDemand(async () => (await budget()).sfsIntro()),
  SFS: onDemand(async () => (await budget()).sheet()),
  'SFS Summary': onDemand(async () => (await budget()).summary()),
};

export const STEP_KINDS_ON_DEMAND = Object.entries(onceNeeded) as [StepType, OnDemand<StepProps>][];

/** How each kind of step is shown. A kind that is not here is left out, and the rest of the page works on (JN-055). */
export const STEP_KINDS: Partial<Record<StepType, ComponentType<StepProps>>> = {
  Question,
  Information,
  ...onceNeeded,
};
