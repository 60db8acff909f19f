import type { StepType } from '@towpath/domain/journey-engine/definition/kinds.ts';
import { type ComponentType, lazy } from 'react';
import { Information } from './information/Information.tsx';
import { Question } from './question/Question.tsx';
import type { StepProps } from './stepProps.ts';

/**
 * How each kind of step is shown. A kind that is not here is left out, and the rest of the page works on (JN-055).
 * What the first questions do not need is loaded when it is first shown.
 */
export const STEP_KINDS: Partial<Record<StepType, ComponentType<StepProps>>> = {
  Question,
  Information,
  'Hard Dropout': lazy(async () => ({ default: (await import('./dropout/Dropout.tsx')).HardDropout })),
  'Hard Dropout without Callback': lazy(async () => ({
    default: (await import('./dropout/HardDropoutWithoutCallback.tsx')).HardDropoutWithoutCallback,
  })),
  'Soft Dropout': lazy(async () => ({ default: (await import('./dropout/Dropout.tsx')).SoftDropout })),
  'Marketing Consents': lazy(async () => ({
    default: (await import('./consents/MarketingConsents.tsx')).MarketingConsents,
  })),
  Registration: lazy(async () => ({
    default: (await import('./registration/Registration.tsx')).Registration,
  })),
  'Qualifier Advice': lazy(async () => ({
    default: (await import('./qualifier-advice/QualifierAdvice.tsx')).QualifierAdvice,
  })),
};
