import type { Pence } from '../../values/pence.ts';
import { asPercentage } from '../../values/percentage.ts';

/** A month at a glance, in pence. */
export type BudgetSummary = {
  readonly income: Pence;
  readonly expenditure: Pence;
  readonly outgoings: readonly Outgoing[];
};

export type Outgoing = { readonly name: string; readonly value: Pence };

/** How many colours the bars of outgoings cycle through (AD-008). */
export const OUTGOING_COLOURS = 6;

export type OutgoingBar = Outgoing & {
  /** Length of the bar, 0 to 100: its share of the largest outgoing. */
  readonly percent: number;
  /** Which of the six colours, from 0; the seventh outgoing starts again (AD-008). */
  readonly colour: number;
};

/** The bars that show outgoings, in the order given, each scaled to the largest (AD-008). All are 0 when all are 0. */
export function outgoingBars(outgoings: readonly Outgoing[]): readonly OutgoingBar[] {
  const largest = Math.max(0, ...outgoings.map(({ value }) => value));
  return outgoings.map((outgoing, index) => ({
    ...outgoing,
    percent: largest === 0 ? 0 : asPercentage(outgoing.value, largest),
    colour: index % OUTGOING_COLOURS,
  }));
}

/** Whether the notice below the budget is positive: income is at least expenditure; otherwise negative (AD-009). */
export function budgetNotice({ income, expenditure }: BudgetSummary): 'positive' | 'negative' {
  return income >= expenditure ? 'positive' : 'negative';
}
