import { between, exactly, isKnown, multiplyBy, plus, type Span } from '../case/span.ts';
import { isWrittenOffEstimated, sayEstimate } from '../explain/estimates.ts';
import type { KeptResult } from '../explain/record.ts';
import { sayWholePounds } from '../explain/words.ts';
import type { Payment } from '../solution/payment.ts';
import type { ShortName } from '../solution/products.ts';
import type { Limits } from '../thresholds/limits.ts';
import { type Stretch, stretchOf } from './stretch.ts';

/** What a bar of the years stands for. */
export type YearsBarKind =
  | 'pays'
  /** What is paid, or whether anything is, somebody else works out. */
  | 'may pay'
  | 'nothing to pay'
  | 'register'
  | 'credit file'
  /** A mark that stays so long from the day on which it is made. */
  | 'mark on credit file';

export type YearsBar = Stretch & {
  readonly kind: YearsBarKind;
  /** "£300": what is paid each month, where it is known. */
  readonly each: string | null;
};

/** The day on which these debts are gone. */
export type YearsEnd = Stretch & {
  readonly kind: 'cleared' | 'paid back';
  /** "£31,200", "about £25,200"; null where it is not known. */
  readonly sum: string | null;
};

/**
 * Payments, public register and credit file on one scale, and the day on which the debts are gone. Everything is counted
 * from the month of the advice.
 */
export type YearsPicture = {
  /** 'YYYY-MM' */
  readonly from: string;
  readonly bars: readonly YearsBar[];
  readonly end: YearsEnd;
};

type Lasts = {
  /** For how many months a public register has the name. */
  readonly register?: (payment: Payment, limits: Limits) => Span;
  readonly creditFile?: 'credit file' | 'mark on credit file';
};

/** How long a name stays after what a trustee does, who may take longer than the payments. */
const afterTrustee = (done: number, limits: Limits) =>
  between(done + multiplyBy(limits.span('ROI_YEARS_AFTER'), 12).low, Infinity);
/** A time on record, and at least until the solution is over: the law of Northern Ireland names no day of its own. */
const noLessThan = (months: Span, { low }: Span) => between(Math.max(months.low, low), months.high);
const yearsOnFile = (limits: Limits) => multiplyBy(limits.span('CREDIT_FILE_YEARS'), 12);

/**
 * What lasts longer than the payments, by the dated limits of the nation. Solutions that only give time, or that are a
 * letter, have no years.
 */
const LASTS: Readonly<Partial<Record<ShortName, Lasts>>> = {
  DRO: {
    register: ({ monthsToDebtFree }, limits) =>
      noLessThan(limits.span('DRO_REGISTER_MONTHS'), monthsToDebtFree),
    creditFile: 'credit file',
  },
  BKY: {
    register: ({ monthsToDebtFree }, limits) =>
      noLessThan(limits.span('BKY_REGISTER_MONTHS'), monthsToDebtFree),
    creditFile: 'credit file',
  },
  IVA: {
    register: ({ months }, limits) => plus(months, limits.span('IVA_REGISTER_MONTHS')),
    creditFile: 'credit file',
  },
  PTD: { register: ({ months }, limits) => afterTrustee(months.low, limits), creditFile: 'credit file' },
  SEQ: {
    register: ({ months, monthsToDebtFree }, limits) =>
      afterTrustee(Math.max(months.low, monthsToDebtFree.low), limits),
    creditFile: 'credit file',
  },
  MAP: {
    register: ({ monthsToDebtFree }, limits) => afterTrustee(monthsToDebtFree.low, limits),
    creditFile: 'credit file',
  },
  DAS: { register: ({ months }) => months, creditFile: 'credit file' },
  AO: { register: (_, limits) => yearsOnFile(limits), creditFile: 'credit file' },
  DMP: { creditFile: 'mark on credit file' },
  SMP: {},
};

/**
 * The years of a solution. Null where it has none, or where not even the length of its payments is known.
 *
 * @param limits those of the day and nation of the record
 * @param on the day of the record, 'YYYY-MM-DD'
 */
export function yearsOf(
  { shortName, payment }: Pick<KeptResult, 'shortName' | 'payment'>,
  limits: Limits,
  on: string,
): YearsPicture | null {
  const lasts = LASTS[shortName as ShortName];
  if (payment === null || lasts === undefined) return null;
  const { monthsToDebtFree } = payment;
  const paying = payingBar(payment);
  const isUnknown = ({ least, most }: Stretch) => !Number.isFinite(least) || (least === 0 && most === null);
  if (isUnknown(paying) || isUnknown(stretchOf(monthsToDebtFree))) return null;
  return {
    from: on.slice(0, 7),
    bars: [
      paying,
      ...(lasts.register === undefined ? [] : [bar('register', lasts.register(payment, limits))]),
      ...(lasts.creditFile === undefined ? [] : [bar(lasts.creditFile, yearsOnFile(limits))]),
    ],
    end: endOf(shortName, payment),
  };
}

function payingBar({ monthly, months, monthsToDebtFree }: Payment): YearsBar {
  if (monthly.high === 0) return bar('nothing to pay', monthsToDebtFree);
  const each = isKnown(monthly) ? sayWholePounds(monthly) : null;
  return { ...bar(monthly.low === 0 || months.low === 0 ? 'may pay' : 'pays', months), each };
}

function bar(kind: YearsBarKind, months: Span): YearsBar {
  return { kind, ...stretchOf(months), each: null };
}

function endOf(shortName: string, payment: Payment): YearsEnd {
  const { writtenOff, total, monthsToDebtFree } = payment;
  const stretch = stretchOf(monthsToDebtFree);
  if (writtenOff.high === 0) return { kind: 'paid back', ...stretch, sum: sumOf(total, false) };
  return { kind: 'cleared', ...stretch, sum: sumOf(writtenOff, isWrittenOffEstimated(shortName, payment)) };
}

/** A sum in a few words; null where it is a span that is no estimate. */
function sumOf(span: Span, isEstimated: boolean): string | null {
  if (isEstimated) return sayEstimate(span);
  return isKnown(span) && Number.isFinite(span.low) ? sayWholePounds(exactly(span.low)) : null;
}
