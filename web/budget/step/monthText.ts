import { formatPounds, type Pence } from '@towpath/domain/values/pence.ts';
import { words } from './words.ts';

/** What is left in a month, or short, as a line and its sum. */
export function leftWords(left: Pence): { readonly label: string; readonly sum: string } {
  return {
    label: left < 0 ? words.month.short : words.month.left,
    sum: formatPounds(Math.abs(left)),
  };
}

/** The chart in one sentence. */
export function chartSentence(income: Pence, outgoings: Pence): string {
  const left = income - outgoings;
  const sentence = left < 0 ? words.month.chartShort : words.month.chart;
  return sentence(formatPounds(income), formatPounds(outgoings), formatPounds(Math.abs(left)));
}
