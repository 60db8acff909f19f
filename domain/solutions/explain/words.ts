import { readIsoDate } from '../../values/calendar-date.ts';
import { formatPounds } from '../../values/pence.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { isKnown, type Span } from '../span.ts';
import type { KeptReason } from './record.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day as people write it: 28 June 2024. */
export function sayDay(iso: string): string {
  const date = readIsoDate(iso);
  return date === null ? iso : `${date.day} ${MONTHS[date.month - 1]} ${date.year}`;
}

/** The reason in a sentence: what was tested, how it stands to what limit. */
export function sayReason({ tests, figure, is, limit, unit }: KeptReason): string {
  if (unit === 'yes or no') return `${tests}: ${sayAnswer(figure)}. It must be ${is}.`;
  const needs = limit === null ? 'no limit of that day is on record' : `${is} ${sayNumber(limit, unit)}`;
  return `${tests}: ${saySpan(figure, unit)}. Needed: ${needs}.`;
}

/** Where the limit comes from and since when it holds. */
export function saySource({ validFrom, source, toConfirm }: KeptReason): string {
  const since = validFrom === null ? '' : `, in force since ${sayDay(validFrom)}`;
  return `${source}${since}${toConfirm === null ? '' : `. To confirm: ${toConfirm}`}`;
}

/** A figure that may lie between two ends. */
export function saySpan(span: Span, unit: Criterion['unit']): string {
  if (span.low === Infinity) return 'never';
  if (isKnown(span)) return sayNumber(span.low, unit);
  if (span.high === Infinity) {
    return span.low === -Infinity || span.low === 0 ? 'not known' : `${sayNumber(span.low, unit)} or more`;
  }
  return `${sayNumber(span.low, unit)} to ${sayNumber(span.high, unit)}`;
}

function sayAnswer({ low, high }: Span): string {
  if (low === 1) return 'yes';
  return high === 0 ? 'no' : 'not known';
}

function sayNumber(value: number, unit: Criterion['unit']): string {
  switch (unit) {
    case 'pence':
      return formatPounds(value);
    case 'pence a month':
      return `${formatPounds(value)} a month`;
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
