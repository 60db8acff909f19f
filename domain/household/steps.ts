import type { StepKind } from '../journey-engine/definition/stepKind.ts';

/** Who lives with the person; done once that is saved. */
export const HOUSEHOLD_MAKEUP = {
  name: 'Household Makeup',
  completedBy: 'a save',
  fillsPage: true,
  bar: 'own',
} as const satisfies StepKind;
