import { formatSum } from '../values/pence.ts';
import type { Asked } from './conditions.ts';
import type { EntitlementRate } from './entitlement.ts';

/** What a name between braces stands for: a figure in capitals, or a line of the budget. */
export const PLACE = /\{([A-Z][A-Z0-9_]*|[a-z][a-z-]*)\}/gu;

/** A text with its figures, and the figures that it names; null where one of them is not known. */
export function filledIn(
  text: string,
  { facts, lines, rates }: Asked,
): { readonly text: string; readonly rates: readonly EntitlementRate[] } | null {
  const named: EntitlementRate[] = [];
  let isKnown = true;
  const filled = text.replaceAll(PLACE, (_, name: string) => {
    const rate = rates(name);
    if (rate !== undefined) {
      named.push(rate);
      return sayRate(rate);
    }
    const monthly = Object.hasOwn(lines, name) ? facts.monthly(lines[name] ?? []) : null;
    if (monthly !== null) return formatSum(monthly);
    isKnown = false;
    return '';
  });
  return isKnown ? { text: filled, rates: named } : null;
}

function sayRate({ value, unit }: EntitlementRate): string {
  if (unit === 'percent') return `${value}%`;
  return unit === 'years of age' ? String(value) : formatSum(value);
}
