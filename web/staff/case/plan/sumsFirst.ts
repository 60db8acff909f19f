import { areSumsFirst, sayHeadline } from '@towpath/domain/plans/repayment/headlineWords.ts';
import { isToldByRepayment } from '@towpath/domain/plans/standsRepaid.ts';
import type { CaseRepayment } from './PlanPart.tsx';
import type { PlanOfCase } from './WayThere.tsx';

/** How it stands where its sums are to be put right before its offers go; nothing otherwise. */
export function sumsFirst(
  { state }: Pick<PlanOfCase, 'state'>,
  { stands, on, waits, sumsDiffer }: Pick<CaseRepayment, 'stands' | 'on' | 'waits' | 'sumsDiffer'>,
): Pick<PlanOfCase, 'stands' | 'you'> | null {
  if (stands === null || waits || !isToldByRepayment({ state, repayment: stands })) return null;
  const told = { ...stands, sumsDiffer };
  return areSumsFirst(told) ? sayHeadline(told, on) : null;
}
