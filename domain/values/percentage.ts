import { accepted, type Checked, refused } from './checked.ts';
import { NOT_A_NUMBER, readTypedNumber } from './typed-number.ts';

/** Lowest and highest percentage a numeric question takes (QU-034). */
export const PERCENTAGE_BOUNDS = { lowest: 1, highest: 99 } as const;

/** What a person is told about a numeric answer. */
export const NUMERIC_MESSAGES = {
  notANumber: NOT_A_NUMBER,
  tooSmall: 'The number must be at least 1',
  tooLarge: 'The number must not exceed 99',
} as const;

export type NumericCode = 'missing' | 'notANumber' | 'tooSmall' | 'tooLarge';

/**
 * Says whether a question's heading asks for a percentage (QU-036): it holds the percent sign or the word
 * percent in any case, "per cent" being the same word in British spelling.
 */
export function mentionsPercentage(heading: string): boolean {
  return /%|percent|\bper cent\b/iu.test(heading);
}

/** A percentage of a number, not rounded: 20 percent of 50 is 10. Multiplies first, so whole results stay exact. */
export function percentOf(number: number, percent: number): number {
  return (number * percent) / 100;
}

/** What percentage a part is of a whole, not rounded: 10 of 50 is 20. */
export function asPercentage(part: number, whole: number): number {
  return (part * 100) / whole;
}

/** Checks a percentage of 1 to 99 (QU-034). Parts of a percent are allowed, and so is a percent sign at the end. */
export function checkPercentage(value: unknown): Checked<number, NumericCode> {
  const text = typeof value === 'string' ? value.trim().replace(/\s*%$/u, '') : value;
  if (text === '') return refused('missing', NUMERIC_MESSAGES.notANumber);
  const typed = readTypedNumber(text);
  if (typed === null) return refused('notANumber', NUMERIC_MESSAGES.notANumber);
  const size = Number(`${typed.whole}.${typed.fraction}`);
  if (typed.negative || size < PERCENTAGE_BOUNDS.lowest) {
    return refused('tooSmall', NUMERIC_MESSAGES.tooSmall);
  }
  return size > PERCENTAGE_BOUNDS.highest ? refused('tooLarge', NUMERIC_MESSAGES.tooLarge) : accepted(size);
}

/**
 * Checks the answer to a numeric question. Only a heading that mentions a percentage brings the 1 to 99 rule
 * (QU-035); under any other heading what was typed is taken as it is. Gives the text to keep.
 */
export function checkNumericAnswer(value: unknown, heading: string): Checked<string, NumericCode> {
  if (mentionsPercentage(heading)) {
    const percentage = checkPercentage(value);
    return percentage.ok ? accepted(String(percentage.value)) : percentage;
  }
  if (typeof value !== 'string' && typeof value !== 'number') {
    return refused('notANumber', NUMERIC_MESSAGES.notANumber);
  }
  return accepted(String(value).trim());
}
