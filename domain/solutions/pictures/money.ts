import type { Pence } from '../../values/pence.ts';
import { asPercentage } from '../../values/percentage.ts';
import { isKnown, minus, type Span } from '../case/span.ts';
import { isEstimate, isWrittenOffEstimated, sayEstimate } from '../explain/estimates.ts';
import type { KeptResult } from '../explain/record.ts';
import { sayWholePounds } from '../explain/words.ts';
import { oneDecimal } from './stretch.ts';

/** Where the debts go: what reaches the people who are owed, what goes on fees, what nobody pays. */
export type MoneyPartKind = 'paid' | 'fees' | 'written off';

export type MoneyPart = {
  readonly kind: MoneyPartKind;
  /** What is drawn: of an estimate its middle, in pence. */
  readonly sum: Pence;
  /** "£13,410", "about £4,600" */
  readonly says: string;
};

/** What a solution takes and gives, in parts of one whole. Parts of nothing are left out. */
export type MoneyPicture = {
  /** "£18,000": what is paid in all, fees with it. */
  readonly pays: string;
  readonly parts: readonly MoneyPart[];
  /** What of each pound owed reaches the people who are owed, in whole pence; null where all of it does. */
  readonly inThePound: Pence | null;
};

/**
 * Where the money of a solution goes. Null where less than two parts would be drawn, or where what is paid is not known.
 */
export function moneyOf({
  shortName,
  payment,
}: Pick<KeptResult, 'shortName' | 'payment'>): MoneyPicture | null {
  if (payment === null) return null;
  const { total, fees, writtenOff } = payment;
  const isDrawn = isKnown(total) && total.low > 0 && [total, fees, writtenOff].every(isBounded);
  if (!isDrawn) return null;
  const isGuessed = isEstimate(shortName, fees);
  const reaches = minus(total, fees);
  const all: readonly MoneyPart[] = [
    part('paid', reaches, isGuessed),
    part('fees', fees, isGuessed),
    part('written off', writtenOff, isWrittenOffEstimated(shortName, payment)),
  ];
  const parts = all.filter(({ sum }) => sum > 0);
  if (parts.length < 2) return null;
  return { pays: sayWholePounds(total), parts, inThePound: inThePound(reaches, writtenOff) };
}

function inThePound(reaches: Span, writtenOff: Span): Pence | null {
  if (!isKnown(reaches) || !isKnown(writtenOff) || reaches.low <= 0 || writtenOff.low === 0) return null;
  return Math.floor(asPercentage(reaches.low, reaches.low + writtenOff.low));
}

function part(kind: MoneyPartKind, span: Span, isEstimated: boolean): MoneyPart {
  const low = Math.max(0, span.low);
  const sum = Math.round((low + Math.max(low, span.high)) / 2);
  return { kind, sum, says: isEstimated ? sayEstimate({ low, high: span.high }) : sayWholePounds(span) };
}

function isBounded({ low, high }: Span): boolean {
  return Number.isFinite(low) && Number.isFinite(high);
}

const NAMES: Readonly<Record<MoneyPartKind, string>> = {
  paid: 'To the people you owe',
  fees: 'Fees',
  'written off': 'Written off',
};

/** The heads of the table behind the picture. */
export const MONEY_COLUMNS = ['Where it goes', 'How much'] as const;

/** What a part stands for: "Fees, our estimate". */
export function sayPart({ kind, says }: MoneyPart): string {
  return kind === 'fees' && says.includes('about') ? `${NAMES.fees}, our estimate` : NAMES[kind];
}

/** "For each £1 you owe, they get about 35p"; null where they get all of it. */
export function sayInThePound({ inThePound: pence }: Pick<MoneyPicture, 'inThePound'>): string | null {
  return pence === null ? null : `For each £1 you owe, they get about ${pence}p`;
}

/** The finding, and every figure of the picture, in sentences. */
export function sayMoney(picture: MoneyPicture): string {
  const pound = sayInThePound(picture);
  return [
    `You pay ${picture.pays} in all.`,
    ...picture.parts.map(part => `${sayPart(part)}: ${part.says}.`),
    ...(pound === null ? [] : [`${pound}.`]),
  ].join(' ');
}

/** Where each part is drawn, in percentages of the width: together they fill it. */
export function moneyLayout({ parts }: Pick<MoneyPicture, 'parts'>) {
  const whole = parts.reduce((sum, { sum: own }) => sum + own, 0);
  let at = 0;
  return parts.map(part => {
    const width = oneDecimal(asPercentage(part.sum, whole));
    const placed = { part, at: oneDecimal(at), width };
    at += width;
    return placed;
  });
}
