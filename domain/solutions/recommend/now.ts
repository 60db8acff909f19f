import { CREDIT_TYPE_IDS } from '../../debts/creditType.ts';
import { isPriority } from '../../debts/priority.ts';
import { balanceOf } from '../../debts/totals.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import type { Case, CaseDebt, When } from '../case.ts';
import { overdue } from '../figures/debts.ts';
import type { Figures } from '../figures/figures.ts';
import { daysBetween } from '../figures/months.ts';
import type { Rules } from './rules.ts';

/** What not paying a priority debt can cost. */
export type Stake = 'home' | 'liberty' | 'energy' | 'goods' | 'deductions' | 'enforcement';

/** What to do now, before and beside any solution. Data: the words are in `nowWording.ts`. */
export type NowItem =
  | { readonly code: 'EVICTION_SOON' | 'BAILIFFS_SOON' | 'COURT_SOON'; readonly on: CalendarDate }
  | { readonly code: 'CRISIS' | 'BUSINESS_DEBTS' | 'SHORT_EACH_MONTH' }
  | { readonly code: 'ILLEGAL_LENDER'; readonly debtId: string }
  | { readonly code: 'PRIORITY_DEBT'; readonly debtId: string; readonly stake: Stake };

const STAKES: ReadonlyMap<number, Stake> = new Map<number, Stake>([
  ...([19, 20, 22, 52] as const).map(id => [id, 'home'] as const),
  ...([35, 36, 37, 38] as const).map(id => [id, 'liberty'] as const),
  ...([25, 26] as const).map(id => [id, 'energy'] as const),
  ...([14, 15, 16, 17, 18] as const).map(id => [id, 'goods'] as const),
  ...([30, 31, 32, 46] as const).map(id => [id, 'deductions'] as const),
]);
const COUNCIL_TAX = 24;
const STAKE_ORDER: readonly Stake[] = ['home', 'liberty', 'energy', 'goods', 'enforcement', 'deductions'];

/** Lists what cannot wait: days that are near, then a crisis, then debts that come first, then the rest. */
export function nowItems(facts: Case, figures: Figures, { limits, on, nation }: Rules): readonly NowItem[] {
  const items: NowItem[] = [];
  const near = limits.span('URGENT_DAYS').high;
  addSoon(items, 'EVICTION_SOON', facts.enforcement.eviction, on, near);
  addSoon(items, 'BAILIFFS_SOON', facts.enforcement.bailiffs, on, near);
  addSoon(items, 'COURT_SOON', facts.enforcement.court, on, near);
  if (figures.isInCrisisTreatment.low === 1) items.push({ code: 'CRISIS' });
  for (const { debt, type } of facts.debts) {
    if (!debt.isDeleted && type?.id === CREDIT_TYPE_IDS.illegalLender) {
      items.push({ code: 'ILLEGAL_LENDER', debtId: debt.id });
    }
  }
  addPriorityDebts(items, facts.debts, nation === 'england');
  if (figures.debts.hasBusinessDebts.low === 1) items.push({ code: 'BUSINESS_DEBTS' });
  if (figures.budget.left.high < 0) items.push({ code: 'SHORT_EACH_MONTH' });
  return items;
}

/** Whether something has a day so near that help with time comes first. */
export function isUrgent(items: readonly NowItem[]): boolean {
  return items.some(
    ({ code }) => code === 'EVICTION_SOON' || code === 'BAILIFFS_SOON' || code === 'COURT_SOON',
  );
}

function addSoon(
  items: NowItem[],
  code: 'EVICTION_SOON' | 'BAILIFFS_SOON' | 'COURT_SOON',
  day: When,
  on: CalendarDate,
  near: number,
): void {
  if (day === null || day === 'never') return;
  const days = daysBetween(on, day);
  if (days >= 0 && days <= near) items.push({ code, on: day });
}

function addPriorityDebts(items: NowItem[], debts: readonly CaseDebt[], prisonForCouncilTax: boolean): void {
  for (const stake of STAKE_ORDER) {
    for (const caseDebt of debts) {
      const { debt, type } = caseDebt;
      if (debt.isDeleted || !isPriority(debt, type ?? undefined)) continue;
      if (stakeOf(type?.id, prisonForCouncilTax) !== stake) continue;
      if (overdue(caseDebt, balanceOf(debt)).high > 0) {
        items.push({ code: 'PRIORITY_DEBT', debtId: debt.id, stake });
      }
    }
  }
}

function stakeOf(typeId: number | undefined, prisonForCouncilTax: boolean): Stake {
  if (typeId === COUNCIL_TAX && prisonForCouncilTax) return 'liberty';
  return (typeId === undefined ? undefined : STAKES.get(typeId)) ?? 'enforcement';
}
