import type { StepType } from '@towpath/domain/journey-engine/definition/kinds.ts';

/** Kinds of step that stand alone on their page and fill it: their own first heading, the whole width. */
const FILL_THE_PAGE: ReadonlySet<StepType> = new Set([
  'Customer Debts Intro',
  'Customer Debts',
  'Customer Debts Summary',
  'Household Makeup',
  'Health Conditions',
  'IE Intro',
  'SFS Intro',
  'SFS',
  'SFS Summary',
  'Full Journey Advice',
]);

/**
 * Kinds of step that lead on themselves, since they know what the way on waits for: by a bar of their own (`AtFoot`),
 * or by buttons at their end.
 */
const OWN_BAR: ReadonlySet<StepType> = new Set([
  'Customer Debts',
  'Customer Debts Summary',
  'Household Makeup',
  'Health Conditions',
  'SFS',
  'SFS Summary',
]);

export function fillsThePage(type: StepType | undefined): boolean {
  return type !== undefined && FILL_THE_PAGE.has(type);
}

export function drawsItsBar(type: StepType): boolean {
  return OWN_BAR.has(type);
}

/** Screens inside the step have tips of their own, and the way to a person with them. */
export function bringsItsSide(type: StepType | undefined): boolean {
  return type === 'Customer Debts';
}
