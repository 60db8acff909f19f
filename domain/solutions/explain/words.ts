import { sayDay } from '../../values/dayWords.ts';
import { formatSum, roundToPounds } from '../../values/pence.ts';
import { isKnown, type Span } from '../case/span.ts';
import type { Criterion } from '../criteria/criterion.ts';
import type { KeptReason } from './record.ts';

/**
 * The reason in a sentence or two: what was tested, the figure found and what is required. Where the figure is not
 * known, it says what we still need to know.
 */
export function sayReason(reason: KeptReason): string {
  const { figure, missing, unit } = reason;
  const isWithoutLimit = lacksLimit(reason);
  const isYesOrNo = unit === 'yes or no';
  const told = isYesOrNo ? sayAnswer(reason) : sayPlainly(reason);
  if (told) return `${told}.${isWithoutLimit ? NO_LIMIT : WHAT_FOLLOWS[reason.outcome]}`;
  const isOpen = isYesOrNo ? !isKnown(figure) : saysNothing(figure);
  if (isOpen) return `We still need to know ${missing ?? 'this'}.${isWithoutLimit ? NO_LIMIT : ''}`;
  return `${reason.tests}: ${sayFigure(withoutLessThanNothing(reason), unit)}.${sayNeeded(reason)}`;
}

/**
 * The same without what follows from it: what was found, and what it has to be. For who reads it before one of us has looked
 * at it.
 */
export function sayWhatWasFound(reason: KeptReason): string {
  // What is met is said by its facts alone.
  return sayReason({ ...reason, outcome: 'met' });
}

/** Whether a criterion tests a figure against a limit, and none is on record for the day. */
function lacksLimit({ unit, limit }: Pick<KeptReason, 'unit' | 'limit'>): boolean {
  return unit !== 'yes or no' && limit === null;
}

const NO_LIMIT = ' We have no limit for that day, so an adviser has to check this.';
const ADVISER_LOOKS = ' An adviser will look at this with you.';

/**
 * Follows the statement of the facts. When everything is known and the result is still undecided, an adviser decides.
 */
const WHAT_FOLLOWS: Readonly<Record<KeptReason['outcome'], string>> = {
  met: '',
  'not met': ' So this is not open to you now.',
  'cannot say': ADVISER_LOOKS,
};

function sayAnswer({ figure, tests, not }: KeptReason): string | null {
  if (figure.low === 1) return tests;
  return figure.high === 0 ? not : null;
}

/** The wording used instead of a figure that is infinite or 0. */
function sayPlainly({ figure, never, nil }: KeptReason): string | null {
  if (figure.low === Infinity) return never;
  return figure.high <= 0 ? nil : null;
}

/** What has words for nothing is never less than that: nobody owes, or keeps, a sum below nothing. */
function withoutLessThanNothing({ figure, nil, unit }: KeptReason): Span {
  const { low, high } = figure;
  return unit === 'pence' && nil !== null && low < 0 && Number.isFinite(low) ? { low: 0, high } : figure;
}

/** The figure found, for a table: in words where it is less than nothing, or a part of nothing. */
export function sayFound(reason: KeptReason): string {
  const { figure, unit } = reason;
  const isLess = figure.high < 0;
  const isOfNothing = figure.low === Infinity && unit !== 'months';
  return (
    (isLess || isOfNothing ? sayPlainly(reason) : null) ?? sayFigure(withoutLessThanNothing(reason), unit)
  );
}

/** What is required, or what is best where an adviser may still find the solution suitable. */
function sayNeeded({ is, limit, unit, figure, outcome, adviserConfirms }: KeptReason): string {
  if (limit === null) return NO_LIMIT;
  const said = sayFigure({ low: limit, high: limit }, unit);
  const needed = is === 'at most' ? `up to ${said}` : is === 'at least' ? `${said} or more` : `${is} ${said}`;
  if (adviserConfirms) return ` It is best with ${needed}.`;
  // What is known and still not decided is no limit of the law: an adviser decides.
  if (outcome === 'cannot say' && isKnown(figure)) {
    return ` It is best with ${limit === 0 ? said : needed}.${ADVISER_LOOKS}`;
  }
  if (is !== 'at most') return ` It has to be ${needed}.`;
  return limit === 0 ? ` It has to be ${said}.` : ` It can be ${needed}.`;
}

/**
 * Where the rule comes from and since when it applies. Notes on what still has to be confirmed are not for customers.
 */
export function saySource({ validFrom, source }: Pick<KeptReason, 'validFrom' | 'source'>): string {
  return validFrom === null ? source : `${source}, in force since ${sayDay(validFrom)}`;
}

/** Longer than anybody pays, in months: to say it to the month would be no figure to think with. */
const LONGEST_SAID = 600;
const MORE_THAN_LONGEST = 'more than 50 years';

/** A figure or a limit of a reason, as people say it: long times in years. */
export function sayFigure(span: Span, unit: Criterion['unit']): string {
  if (unit === 'months' && span.low > LONGEST_SAID && span.low < Infinity) return MORE_THAN_LONGEST;
  if (unit === 'months' && span.high > LONGEST_SAID && span.high < Infinity) {
    return `${sayFigure({ low: span.low, high: span.low }, unit)} to ${MORE_THAN_LONGEST}`;
  }
  return saySpan(span, unit).replaceAll(/(\d+) months/gu, inYears);
}

/** From two years upwards. */
function inYears(said: string, number: string): string {
  const months = Number(number);
  if (months < 24) return said;
  const rest = months % 12;
  const years = `${Math.floor(months / 12)} years`;
  return rest === 0 ? years : `${years} ${rest} ${rest === 1 ? 'month' : 'months'}`;
}

/** What a solution costs or gives, in whole pounds wherever it shows: what is said of years ahead is no finer. */
export function sayWholePounds({ low, high }: Span): string {
  return saySpan({ low: roundToPounds(low), high: roundToPounds(high) }, 'pence');
}

/** A figure that may lie anywhere between two ends. */
export function saySpan(span: Span, unit: Criterion['unit']): string {
  if (span.low === Infinity) return 'never';
  if (isKnown(span)) return sayNumber(span.low, unit);
  if (saysNothing(span)) return 'not known';
  if (span.high === Infinity) return `${sayNumber(span.low, unit)} or more`;
  if (span.low === -Infinity) return `${sayNumber(span.high, unit)} or less`;
  return `${sayNumber(span.low, unit)} to ${sayNumber(span.high, unit)}`;
}

/** Whether almost nothing is known about a figure. */
function saysNothing({ low, high }: Span): boolean {
  return high === Infinity && low <= 0;
}

function sayNumber(value: number, unit: Criterion['unit']): string {
  switch (unit) {
    case 'pence':
      return formatSum(value);
    case 'pence a month':
      return `${formatSum(value)} a month`;
    case 'percent':
      return `${value}%`;
    case 'creditors':
      return String(value);
    case 'years of age':
      return String(value);
    default:
      return `${value} ${value === 1 ? unit.replace(/s$/u, '') : unit}`;
  }
}
