import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import {
  LIMIT_KEYS,
  LIMITS,
  type LimitKey,
  type LimitRow,
} from '@towpath/domain/solutions/thresholds/limits.ts';
import { sourceNote } from '@towpath/domain/solutions/thresholds/practice.ts';
import type { ThresholdUnit } from '@towpath/domain/solutions/thresholds/threshold.ts';
import { penceOf } from '@towpath/domain/values/pence.ts';
import { z } from 'zod';
import { calendarDay, text } from './values.ts';

/**
 * The limits of law and practice as an operator writes them: money in pounds, each figure with its nations, its first
 * day and its source. `checkLimits.ts` checks that the rows agree.
 */

const figure = z.number('must be a number').min(0, 'must not be negative');
const reason = text;

export const LimitFigure = z.object({ figure });
/** First day in force; null where it is older than our records. */
export const LimitDay = z.object({ from: calendarDay.nullable() });

export const LimitNations = z.object({
  nations: z.array(z.enum(UK_NATIONS, 'must be a nation')).min(1, 'must name at least one nation'),
});

const LimitRowInFile = z.strictObject({
  ...LimitNations.shape,
  ...LimitFigure.shape,
  ...LimitDay.shape,
  /** In a form that a person can look up. */
  source: text.refine(of => of.length > 3, 'must name a source that a person can look up'),
  /** What an adviser has to confirm about it. */
  toConfirm: text.exactOptional(),
  /** For whoever reads the file. */
  note: text.exactOptional(),
});

/** Figures outside these are taken for a slip, and why. */
export const LimitSpan = z.strictObject({ atLeast: figure, atMost: figure, because: reason });
export const LimitBounds = z.object({ unit: text, plausible: LimitSpan });

const LimitInFile = z.strictObject({
  /** What it is, in words. */
  is: text,
  ...LimitBounds.shape,
  /** By nation, the earliest first. */
  rows: z.array(LimitRowInFile).min(1, 'must have at least one row'),
});
export type LimitInFile = z.infer<typeof LimitInFile>;

const everyLimit = Object.fromEntries(LIMIT_KEYS.map(key => [key, LimitInFile]));

/** No row begins before or after these. */
export const LimitDates = z.strictObject({ first: calendarDay, last: calendarDay, because: reason });

export const LimitsFile = z.strictObject({
  dates: LimitDates,
  // The schema library takes the keys for any texts; they are those of the table of limits.
  limits: z.strictObject(everyLimit as Record<LimitKey, typeof LimitInFile>),
});
export type LimitsFile = z.infer<typeof LimitsFile>;

/** The unit as an operator writes it: money in pounds. */
export function writtenUnit(unit: ThresholdUnit): string {
  return unit.replace('pence', 'pounds');
}

/** The rows as the rules take them: money in pence, and what the advice team confirms about its own figures. */
export function limitRows({ limits }: LimitsFile): readonly LimitRow[] {
  return LIMIT_KEYS.flatMap(key => {
    const { unit } = LIMITS[key];
    return limits[key].rows.map(({ nations, figure, from, source, toConfirm = sourceNote(source) }) => ({
      key,
      nations,
      value: unit.startsWith('pence') ? penceOf(figure) : figure,
      unit,
      validFrom: from,
      source,
      ...(toConfirm === null ? {} : { toConfirm }),
    }));
  });
}
