import { accepted, type Checked, type Refused, refused } from './checked.ts';
import { groupThousands, NOT_A_NUMBER, readTypedNumber, type TypedNumber } from './typed-number.ts';

/**
 * An amount of money in whole pence: the only form in which the product holds and adds money. `poundsOf` and `penceOf`
 * below are the only way between pence and pounds, and a test refuses any other (`tools/rules/conversions.ts`). Which
 * of the two an API field carries is said in `contracts/api/money.ts`.
 */
export type Pence = number;

/**
 * The largest amount that may be typed: one pound below a thousand million. Far above any debt, and sums of
 * millions of such amounts in pence are still exact.
 */
export const LARGEST_AMOUNT: Pence = 99_999_999_900;

/** What a person is told about an amount. The first three are checked in this order. */
export const MONEY_MESSAGES = {
  notANumber: NOT_A_NUMBER,
  negative: 'Negative values are not allowed',
  decimal: 'Decimal values are not allowed',
  tooManyDecimals: 'Use two digits for pence, like 12.50',
  tooLarge: 'The amount must be less than £1,000,000,000',
} as const;

export type MoneyCode = 'missing' | 'notANumber' | 'negative' | 'decimal' | 'tooManyDecimals' | 'tooLarge';

/**
 * Checks the answer to a money question: whole pounds, not negative, commas left out (QU-032, QU-033). A leading £ and
 * zero pence ("1,500.00") are accepted, since people paste them. Gives pence.
 */
export function checkMoneyAnswer(value: unknown): Checked<Pence, MoneyCode> {
  const typed = readAmount(value);
  if ('ok' in typed) return typed;
  return /[1-9]/u.test(typed.fraction) ? refused('decimal', MONEY_MESSAGES.decimal) : inPence(typed);
}

/** The text under which a money answer is stored: whole pounds without commas, "1500" (QU-033). */
export function moneyAnswerValue(amount: Pence): string {
  return String(Math.trunc(wholePence(amount) / 100));
}

/**
 * Checks an amount typed in pounds, with or without pence: "1,234.5" gives 123450.
 * More than two digits after the point are refused rather than rounded, unless the extra ones are zeros.
 */
export function checkPounds(value: unknown): Checked<Pence, MoneyCode> {
  const typed = readAmount(value);
  if ('ok' in typed) return typed;
  if (/^\d\d0*[1-9]/u.test(typed.fraction)) {
    return refused('tooManyDecimals', MONEY_MESSAGES.tooManyDecimals);
  }
  return inPence(typed);
}

/**
 * Shows an amount with its pence, the British way: "£1,234.50", "-£0.05". For the lines of a budget and the tables of
 * papers, which add up to the penny; anywhere else `formatSum`. Throws on part of a penny.
 */
export function formatPounds(amount: Pence): string {
  const pence = Math.abs(wholePence(amount));
  const pounds = groupThousands(String(Math.trunc(pence / 100)));
  return `${amount < 0 ? '-' : ''}£${pounds}.${String(pence % 100).padStart(2, '0')}`;
}

/** Shows an amount in a sentence or alone, with its pence only where there are some: "£1,500", "£1,234.50". */
export function formatSum(amount: Pence): string {
  return amount === roundDownToPounds(amount) ? formatWholePounds(amount) : formatPounds(amount);
}

/** Pounds, with the pence as decimals, from pence: 12.5 from 1250. Null stays null. */
export function poundsOf(amount: Pence): number;
export function poundsOf(amount: Pence | null): number | null;
export function poundsOf(amount: Pence | null): number | null {
  return amount === null ? null : amount / 100;
}

/** Whole pence from pounds: 1250 from 12.5, a fraction of a penny rounded to the nearest. Null stays null. */
export function penceOf(pounds: number): Pence;
export function penceOf(pounds: number | null): Pence | null;
export function penceOf(pounds: number | null): Pence | null {
  return pounds === null ? null : Math.round(pounds * 100);
}

/** The text of a box that holds an amount: plain pounds, with pence only where there are some: "12", "12.50". */
export function plainPounds(amount: Pence): string {
  const pounds = poundsOf(amount);
  return Number.isInteger(pounds) ? String(pounds) : pounds.toFixed(2);
}

/** Rounds an amount of pence down to whole pounds, still in pence: 1299 to 1200. */
export function roundDownToPounds(amount: Pence): Pence {
  return Math.floor(amount / 100) * 100;
}

/** Rounds an amount of pence up to whole pounds, still in pence: 1201 to 1300. */
export function roundUpToPounds(amount: Pence): Pence {
  return Math.ceil(amount / 100) * 100;
}

/** Rounds an amount of pence to whole pounds, half a pound away from zero, still in pence: 1250 to 1300. */
export function roundToPounds(amount: Pence): Pence {
  return Math.sign(amount) * Math.round(Math.abs(amount) / 100) * 100;
}

/** Shows an amount to the nearest pound, half a pound going up: "£1,235". Throws on part of a penny. */
export function formatWholePounds(amount: Pence): string {
  const pence = Math.abs(wholePence(amount));
  const pounds = Math.trunc(pence / 100) + (pence % 100 >= 50 ? 1 : 0);
  return `${amount < 0 && pounds > 0 ? '-' : ''}£${groupThousands(String(pounds))}`;
}

function readAmount(value: unknown): TypedNumber | Refused<MoneyCode> {
  const text = typeof value === 'string' ? withoutPoundSign(value) : value;
  if (text === '') return refused('missing', MONEY_MESSAGES.notANumber);
  const typed = readTypedNumber(text);
  if (typed === null) return refused('notANumber', MONEY_MESSAGES.notANumber);
  return typed.negative ? refused('negative', MONEY_MESSAGES.negative) : typed;
}

function inPence(typed: TypedNumber): Checked<Pence, MoneyCode> {
  // By digits, before any arithmetic: a number with 400 digits must not become Infinity or lose its end.
  if (typed.whole.length > 9) return refused('tooLarge', MONEY_MESSAGES.tooLarge);
  const amount = Number(typed.whole) * 100 + Number(typed.fraction.slice(0, 2).padEnd(2, '0'));
  return amount > LARGEST_AMOUNT ? refused('tooLarge', MONEY_MESSAGES.tooLarge) : accepted(amount);
}

function withoutPoundSign(typed: string): string {
  return typed.trim().replace(/^([-−]?)£\s*/u, '$1');
}

function wholePence(amount: Pence): Pence {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Money must be whole pence, not ${amount}`);
  return amount;
}

/** The whole pounds of a sum that is not below zero, in pence: what is over is left off. */
export function wholePoundsIn(pence: Pence): Pence {
  return pence - (pence % 100);
}
