import type { StepKind } from '../journey-engine/definition/stepKind.ts';

/** An account with an email and a password: its own call makes it, once. */
export const REGISTRATION = {
  name: 'Registration',
  completedBy: 'its own call',
  once: true,
} as const satisfies StepKind;

/** A yes or no to marketing for each channel; complete once all are answered. */
export const MARKETING_CONSENTS = {
  name: 'Marketing Consents',
  completedBy: 'a save',
  bar: 'waits',
  untold: true,
} as const satisfies StepKind;

/** Health conditions and support needs, all of them optional. */
export const HEALTH_CONDITIONS = {
  name: 'Health Conditions',
  completedBy: 'a save',
  fillsPage: true,
  bar: 'own',
} as const satisfies StepKind;
