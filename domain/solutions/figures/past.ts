import { type CalendarDate, compareDates } from '../../values/calendar-date.ts';
import type { Case, EarlierKind, EarlierSolution } from '../case/case.ts';
import { grantedAsEarlier } from '../case/grantedHere.ts';
import { between, NEVER, NO, type Span, UNKNOWN_AMOUNT, YES, YES_OR_NO } from '../case/span.ts';
import { fullMonths } from './months.ts';

/** Earlier solutions, and how long ago they were. Months are full months. */
export type PastFigures = {
  readonly isInInsolvency: Span;
  /** As above, or in a debt payment programme or an administration order. */
  readonly isInArrangement: Span;
  readonly monthsSinceDebtReliefOrder: Span;
  readonly monthsSinceIva: Span;
  readonly monthsSinceBankruptcy: Span;
  readonly monthsSinceMinimalAssetProcess: Span;
  readonly monthsSinceBreathingSpace: Span;
  readonly monthsSinceMoratorium: Span;
};

const INSOLVENCIES: ReadonlySet<EarlierKind> = new Set([
  'bankruptcy',
  'debt relief order',
  'iva',
  'trust deed',
  'sequestration',
  'minimal asset process',
]);
const ARRANGEMENTS: ReadonlySet<EarlierKind> = new Set([
  ...INSOLVENCIES,
  'debt arrangement scheme',
  'administration order',
]);
/** One from another nation counts too. */
const BANKRUPTCIES: ReadonlySet<EarlierKind> = new Set([
  'bankruptcy',
  'sequestration',
  'minimal asset process',
]);
const only = (kind: EarlierKind): ReadonlySet<EarlierKind> => new Set([kind]);
const DEBT_RELIEF_ORDER = only('debt relief order');
const IVA = only('iva');
const MINIMAL_ASSET_PROCESS = only('minimal asset process');
const BREATHING_SPACE = only('breathing space');
const MORATORIUM = only('moratorium');

const NOTHING_BEFORE: PastFigures = Object.freeze({
  isInInsolvency: NO,
  isInArrangement: NO,
  monthsSinceDebtReliefOrder: NEVER,
  monthsSinceIva: NEVER,
  monthsSinceBankruptcy: NEVER,
  monthsSinceMinimalAssetProcess: NEVER,
  monthsSinceBreathingSpace: NEVER,
  monthsSinceMoratorium: NEVER,
});

/**
 * What was granted here counts as told, and beside a person's answer that there was nothing. Orders that may not be
 * repeated for some years are counted from the day they were made. The others are counted from the day they ended, which is
 * later and so the more cautious choice.
 */
export function pastFigures(facts: Pick<Case, 'earlier' | 'grantedHere'>, on: CalendarDate): PastFigures {
  const known = [...grantedAsEarlier(facts, on), ...(facts.earlier ?? [])];
  const isToldAll = facts.earlier !== null;
  if (isToldAll && known.length === 0) return NOTHING_BEFORE;
  const earlier = { known, isToldAll };
  return {
    isInInsolvency: isIn(earlier, INSOLVENCIES, on),
    isInArrangement: isIn(earlier, ARRANGEMENTS, on),
    monthsSinceDebtReliefOrder: latest(earlier, DEBT_RELIEF_ORDER, sinceStart, on),
    monthsSinceIva: latest(earlier, IVA, sinceEnd, on),
    monthsSinceBankruptcy: latest(earlier, BANKRUPTCIES, sinceStart, on),
    monthsSinceMinimalAssetProcess: latest(earlier, MINIMAL_ASSET_PROCESS, sinceStart, on),
    monthsSinceBreathingSpace: latest(earlier, BREATHING_SPACE, sinceEnd, on),
    monthsSinceMoratorium: latest(earlier, MORATORIUM, sinceEnd, on),
  };
}

type Earlier = {
  readonly known: readonly EarlierSolution[];
  /** False while nobody has said what else there was. */
  readonly isToldAll: boolean;
};

/** A day on which it ended settles that it is over, where nobody said whether it is. */
function isIn({ known, isToldAll }: Earlier, kinds: ReadonlySet<EarlierKind>, on: CalendarDate): Span {
  let found = isToldAll ? NO : YES_OR_NO;
  for (const { kind, isActive, endedOn } of known) {
    if (!kinds.has(kind) || isActive === false) continue;
    if (isActive) return YES;
    if (endedOn !== null && compareDates(endedOn, on) <= 0) continue;
    found = YES_OR_NO;
  }
  return found;
}

function latest(
  { known, isToldAll }: Earlier,
  kinds: ReadonlySet<EarlierKind>,
  since: (solution: EarlierSolution, on: CalendarDate) => Span,
  on: CalendarDate,
): Span {
  let shortest = isToldAll ? NEVER : UNKNOWN_AMOUNT;
  for (const solution of known) {
    if (!kinds.has(solution.kind)) continue;
    const months = since(solution, on);
    shortest = between(Math.min(shortest.low, months.low), Math.min(shortest.high, months.high));
  }
  return shortest;
}

function sinceStart({ startedOn, endedOn }: EarlierSolution, on: CalendarDate): Span {
  if (startedOn !== null) return monthsSinceDay(startedOn, on);
  // It began before it ended.
  return endedOn === null ? UNKNOWN_AMOUNT : between(monthsSinceDay(endedOn, on).low, Infinity);
}

function sinceEnd({ startedOn, endedOn, isActive }: EarlierSolution, on: CalendarDate): Span {
  if (isActive) return between(0, 0);
  if (endedOn !== null) return monthsSinceDay(endedOn, on);
  return startedOn === null ? UNKNOWN_AMOUNT : between(0, monthsSinceDay(startedOn, on).high);
}

function monthsSinceDay(day: CalendarDate, on: CalendarDate): Span {
  const months = Math.max(0, fullMonths(day, on));
  return between(months, months);
}
