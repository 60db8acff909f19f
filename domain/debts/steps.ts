import type { StepKind } from '../journey-engine/definition/stepKind.ts';

/** An introduction, and the credit search. */
export const CUSTOMER_DEBTS_INTRO = {
  name: 'Customer Debts Intro',
  completedBy: 'nothing',
  fillsPage: true,
} as const satisfies StepKind;

/** The list of debts with the screens inside it; done once there is a debt and the legal questions are answered. */
export const CUSTOMER_DEBTS = {
  name: 'Customer Debts',
  completedBy: 'a save',
  fillsPage: true,
  bar: 'own',
  side: 'own',
} as const satisfies StepKind;

/** What decides about each debt beyond the list and the legal questions, asked of all of them at once. */
export const CUSTOMER_DEBTS_DETAILS = {
  name: 'Customer Debts Details',
  completedBy: 'a save',
  fillsPage: true,
  bar: 'own',
  side: 'own',
} as const satisfies StepKind;

/** The totals of the list. */
export const CUSTOMER_DEBTS_SUMMARY = {
  name: 'Customer Debts Summary',
  completedBy: 'a save',
  fillsPage: true,
  bar: 'own',
} as const satisfies StepKind;
