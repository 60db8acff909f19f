import type { Pence } from '@towpath/domain/values/pence.ts';
import { asPercentage } from '@towpath/domain/values/percentage.ts';

/** A part of one half of the chart, in hundredths of that half. */
export type Arc = { readonly colour: string; readonly from: number; readonly length: number };

export type Slice = { readonly colour: string; readonly sum: Pence };

/**
 * The two halves of the arch: income above, outgoings below, both to the scale of the larger one, so a gap in
 * the upper half shows the shortfall. What is left over is a slice of its own. Empty slices are left out.
 */
export function monthArcs(
  income: readonly Slice[],
  outgoings: readonly Slice[],
): { readonly above: readonly Arc[]; readonly below: readonly Arc[] } {
  const whole = Math.max(totalOf(income), totalOf(outgoings));
  return { above: arcsOf(income, whole), below: arcsOf(outgoings, whole) };
}

function arcsOf(slices: readonly Slice[], whole: Pence): readonly Arc[] {
  let from = 0;
  return slices
    .filter(({ sum }) => sum > 0)
    .map(({ colour, sum }) => {
      const arc = { colour, from, length: asPercentage(sum, whole) };
      from += arc.length;
      return arc;
    });
}

function totalOf(slices: readonly Slice[]): Pence {
  return slices.reduce((total, { sum }) => total + sum, 0);
}
