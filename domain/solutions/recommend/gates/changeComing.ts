import { isoDate } from '../../../values/calendar-date.ts';
import { exactly, minus } from '../../case/span.ts';
import type { Reason } from '../../criteria/judge.ts';
import { CHANGE_KINDS, type ChangeKind, monthsToChange } from '../../figures/changes.ts';
import type { Gate, GateFinding } from './gate.ts';
import type { SoFar } from './gates.ts';

/** The criteria by which a change to come stops a solution. */
const CODES: ReadonlySet<string> = new Set(['NO_CHANGE_SOON', 'NO_LUMP_SUM_NOW']);

const KINDS: Readonly<Record<ChangeKind, { readonly code: string; readonly tests: string }>> = {
  betterIncome: { code: 'MORE_MONEY_SOON', tests: 'Time until you may have more money' },
  worseIncome: { code: 'LESS_MONEY_SOON', tests: 'Time until you may have less money' },
  lumpSumOn: { code: 'LUMP_SUM_SOON', tests: 'Time until a sum of money may come' },
  move: { code: 'MOVE_SOON', tests: 'Time until you move home' },
  newJob: { code: 'NEW_JOB_SOON', tests: 'Time until you may start a new job' },
};

/** Whether nothing but a change to come leaves a solution for an adviser to decide. */
export function isOnlyForChange(reasons: readonly Reason[]): boolean {
  let isForChange = false;
  for (const { outcome, rule } of reasons) {
    if (outcome === 'met') continue;
    if (!CODES.has(rule.criterion.code)) return false;
    isForChange = true;
  }
  return isForChange;
}

/** What is known to change soon, and the sum that could be paid now. Null where there is neither. */
export function changeComing({ facts, figures, rules: { limits, on }, judged, reasons }: SoFar): Gate | null {
  const soon = limits.span('CHANGE_MONTHS').low;
  const share = limits.span('FFS_SHARE_MIN').low;
  const { monthsToNextChange, lumpPercentKnown } = figures;
  if (monthsToNextChange.low >= soon && lumpPercentKnown.high < share) return null;
  const findings: GateFinding[] = [];
  for (const kind of CHANGE_KINDS) {
    const when = facts.changes[kind];
    const figure = monthsToChange(when, on);
    if (when === null || when === 'never' || figure.low >= soon) continue;
    const by = exactly(soon - figure.low);
    findings.push({ ...KINDS[kind], figure, limit: soon, unit: 'months', by, endsOn: isoDate(when) });
  }
  if (lumpPercentKnown.high >= share) {
    findings.push({
      code: 'LUMP_SUM_NOW',
      tests: 'What you could pay at once, as a part of your debts',
      figure: lumpPercentKnown,
      limit: share,
      unit: 'percent',
      by: minus(lumpPercentKnown, exactly(share)),
      endsOn: null,
    });
  }
  const solutions = judged
    .filter(one => one.reasons.some(isForChange))
    .map(({ product }) => product.shortName);
  const effect = reasons.includes('CHANGE_COMING') ? 'decided' : 'applied';
  return { code: 'CHANGE_COMING', effect, solutions, findings };
}

function isForChange({ outcome, rule }: Reason): boolean {
  return outcome === 'cannot say' && CODES.has(rule.criterion.code);
}
