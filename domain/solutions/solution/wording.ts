import { formatPounds, formatWholePounds, roundDownToPounds } from '../../values/pence.ts';
import type { LimitKey, Limits } from '../thresholds/limits.ts';

/** A technical term that a text uses, and what it means. */
export type Term = { readonly word: string; readonly meaning: string };

/**
 * What a person reads about a solution. `{KEY}` stands for a limit from the dated table, so a text never has a figure
 * of its own. Advantages and risks are said with the same weight.
 */
export type Wording = {
  readonly whatItIs: string;
  readonly advantages: readonly string[];
  readonly risks: readonly string[];
  readonly home: string;
  readonly creditFile: string;
  /** What happens next, step by step. */
  readonly next: readonly string[];
  readonly terms: readonly Term[];
};

const PLACE = /\{([A-Z_]+)\}/gu;

/** The limits that a text mentions. */
export function limitsNamed(text: string): readonly LimitKey[] {
  return [...text.matchAll(PLACE)].map(([, key]) => key as LimitKey);
}

/**
 * Puts the limits of a nation and day into a text: money in pounds, all else as a number.
 *
 * @throws when no such limit is in force: a text must not be shown with a gap
 */
export function fillInLimits(text: string, limits: Limits): string {
  return text.replace(PLACE, (_, key: string) => {
    const row = limits.row(key as LimitKey);
    if (row === undefined) throw new Error(`There is no limit ${key} for this text on that day.`);
    if (row.unit !== 'pence' && row.unit !== 'pence a month') return String(row.value);
    return row.value === roundDownToPounds(row.value)
      ? formatWholePounds(row.value)
      : formatPounds(row.value);
  });
}
