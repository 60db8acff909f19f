import type { StepType } from '@towpath/domain/journey-engine/definition/kinds.ts';

/** Kinds of step that stand alone on their page and fill it: their own first heading, the whole width. */
const FILL_THE_PAGE: ReadonlySet<StepType> = new Set([
  'Customer Debts Intro',
  'Customer Debts',
  'Customer Debts Summary',
  'Full Journey Advice',
]);

/** Kinds of step that draw the bar of the page themselves (`AtFoot`), since they know what it waits for. */
const OWN_BAR: ReadonlySet<StepType> = new Set(['Customer Debts', 'Customer Debts Summary']);

export function fillsThePage(type: StepType | undefined): boolean {
  return type !== undefined && FILL_THE_PAGE.has(type);
}

export function drawsItsBar(type: StepType): boolean {
  return OWN_BAR.has(type);
}
