import { roundDownToPounds } from '../../values/pence.ts';
/**
 * What is known about a number: it lies between two ends, both included. If the ends are equal, the number is known. A
 * yes or no is also a number: 1 or 0. Adding spans keeps the uncertainty, so no rule can mistake a gap for a figure.
 */
export type Span = { readonly low: number; readonly high: number };

/** A number that is known. */
export function exactly(value: number): Span {
  return { low: value, high: value };
}

/** A number between two ends. */
export function between(low: number, high: number): Span {
  return { low, high };
}

export const ZERO: Span = Object.freeze({ low: 0, high: 0 });
export const YES: Span = Object.freeze({ low: 1, high: 1 });
export const NO: Span = Object.freeze({ low: 0, high: 0 });
/** A yes or no that is not known. */
export const YES_OR_NO: Span = Object.freeze({ low: 0, high: 1 });
/** An unknown amount or count: anything from 0 up. */
export const UNKNOWN_AMOUNT: Span = Object.freeze({ low: 0, high: Infinity });
/** An unknown balance: it may be negative. */
export const UNKNOWN_BALANCE: Span = Object.freeze({ low: -Infinity, high: Infinity });
/** Longer ago, or further ahead, than any limit. */
export const NEVER: Span = Object.freeze({ low: Infinity, high: Infinity });

/** A sum that may not be known yet. */
export function amount(value: number | null): Span {
  return value === null ? UNKNOWN_AMOUNT : exactly(value);
}

/** A yes or no that may not be known yet. */
export function flag(value: boolean | null): Span {
  if (value === null) return YES_OR_NO;
  return value ? YES : NO;
}

/** Logical not: yes becomes no. */
export function not(span: Span): Span {
  return between(1 - span.high, 1 - span.low);
}

/** Logical or: yes when either is. */
export function unionOf(a: Span, b: Span): Span {
  return between(Math.max(a.low, b.low), Math.max(a.high, b.high));
}

export function plus(a: Span, b: Span): Span {
  if (b.low === 0 && b.high === 0) return a;
  if (a.low === 0 && a.high === 0) return b;
  return between(a.low + b.low, a.high + b.high);
}

export function minus(a: Span, b: Span): Span {
  if (b.low === 0 && b.high === 0) return a;
  return between(a.low - b.high, a.high - b.low);
}

/** The span multiplied by a number that is not negative, such as a payment by months. */
export function multiplyBy(span: Span, number: number): Span {
  return between(product(span.low, number), product(span.high, number));
}

/** A monthly amount multiplied by a number of months, where both may be unbounded. Neither is negative. */
export function overMonths(monthly: Span, months: Span): Span {
  return between(product(monthly.low, months.low), product(monthly.high, months.high));
}

/** Raises both ends to at least 0. */
export function floorAtZero(span: Span): Span {
  return span.low >= 0 ? span : between(0, Math.max(0, span.high));
}

/** Both ends rounded down to whole pounds, still in pence. */
export function wholePoundsDown(span: Span): Span {
  return between(roundDownToPounds(span.low), roundDownToPounds(span.high));
}

/** Whether the number is known. */
export function isKnown(span: Span): boolean {
  return span.low === span.high;
}

/** 0 times anything is 0, even times Infinity. */
function product(value: number, number: number): number {
  return value === 0 || number === 0 ? 0 : value * number;
}
