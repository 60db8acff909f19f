import type { Fact } from '../solutions/case/case.ts';
import type { Pence } from '../values/pence.ts';
import { percentOf } from '../values/percentage.ts';
import { type Asked, allHold } from './conditions.ts';
import type { Entitlement, EntitlementCount, EntitlementPart, EntitlementRate } from './entitlement.ts';

/** What a piece of help comes to in a month, and the figures that it was worked out from. */
export type WorkedOut = { readonly monthly: Pence; readonly rates: readonly EntitlementRate[] };

/** What is left of each bill, by the name of its line, once what was found before is taken off. */
export type BillsLeft = Map<string, Pence>;

/**
 * What it comes to; null where nobody can say. A bill that becomes lower by two kinds of help becomes lower by the second
 * only by what the first left of it.
 *
 * @param left is changed: what is taken off here is gone for the next
 */
export function sumOf({ sums }: Entitlement, asked: Asked, left: BillsLeft): WorkedOut | null {
  const meant = sums.find(({ when }) => allHold(when, asked) === true);
  if (meant === undefined) return null;
  const tried: BillsLeft = new Map(left);
  let monthly = 0;
  const rates: EntitlementRate[] = [];
  for (const part of meant.parts) {
    const worked = partOf(part, asked, tried);
    if (worked === null) return null;
    monthly += worked.monthly;
    rates.push(...worked.rates);
  }
  if (monthly <= 0) return null;
  for (const [line, sum] of tried) left.set(line, sum);
  return { monthly, rates };
}

/** The first bill that its sum comes off, as the budget has it; null for none, and where that is not known. */
export function billOf(
  { sums }: Entitlement,
  { facts, lines }: Asked,
): { readonly name: string; readonly monthly: Pence } | null {
  const name = sums
    .flatMap(({ parts }) => parts)
    .map(part => ('rate' in part ? part.off : 'share' in part ? part.of : part.insteadOf))
    .find(one => one !== null);
  const monthly = name === undefined ? null : facts.monthly(lines[name] ?? []);
  return name === undefined || monthly === null ? null : { name, monthly };
}

function partOf(part: EntitlementPart, asked: Asked, left: BillsLeft): WorkedOut | null {
  if ('rate' in part) {
    const rate = asked.rates(part.rate);
    const count = countOf(part.forEach, asked);
    if (rate === undefined || count === null) return null;
    const full = inAMonth(rate) * count;
    const monthly = part.off === null ? full : takenOff(part.off, full, asked, left);
    return monthly === null ? null : { monthly, rates: count === 0 ? [] : [rate] };
  }
  if ('share' in part) {
    const share = asked.rates(part.share);
    const most = part.most === null ? undefined : asked.rates(part.most);
    const bill = leftOf(part.of, asked, left);
    if (share === undefined || bill === null || (part.most !== null && most === undefined)) return null;
    const of = Math.round(percentOf(bill, share.value));
    const monthly = takenOff(part.of, most ? Math.min(of, inAMonth(most)) : of, asked, left);
    return monthly === null ? null : { monthly, rates: most ? [share, most] : [share] };
  }
  const pays = asked.rates(part.pays);
  const bill = leftOf(part.insteadOf, asked, left);
  if (pays === undefined || bill === null) return null;
  const monthly = takenOff(part.insteadOf, Math.max(0, bill - inAMonth(pays)), asked, left);
  return monthly === null ? null : { monthly, rates: [pays] };
}

/** What comes off a bill: never more than is left of it. */
function takenOff(line: string, sum: Pence, asked: Asked, left: BillsLeft): Pence | null {
  const bill = leftOf(line, asked, left);
  if (bill === null) return null;
  const taken = Math.min(sum, bill);
  left.set(line, bill - taken);
  return taken;
}

function leftOf(line: string, { facts, lines }: Asked, left: BillsLeft): Fact<Pence> {
  return left.get(line) ?? facts.monthly(lines[line] ?? []);
}

/** A figure as a month has it, in whole pence: a year has 52 weeks, as in the budget. */
export function inAMonth({ value, unit }: EntitlementRate): Pence {
  if (unit === 'pence a week') return Math.round((value * 52) / 12);
  return unit === 'pence a year' ? Math.round(value / 12) : value;
}

function countOf(count: EntitlementCount, { facts }: Asked): Fact<number> {
  if (count === 'once') return 1;
  const { childrenUnderSixteen: young } = facts;
  if (count === 'children under 16' || young === null) return young;
  return Math.max(0, young - 1);
}
