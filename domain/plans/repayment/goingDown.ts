import type { Pence } from '../../values/pence.ts';
import { type AdviceFirst, withoutAside } from './adviceFirst.ts';
import { yearOf } from './dueMonths.ts';
import type { Day } from './event.ts';
import { type KeptPlan, owedInAll } from './kept.ts';
import { planOn } from './replay.ts';
import type { DueMonth } from './schedule.ts';
import type { StandingEvent } from './standingEvents.ts';

/** One year of a plan: what is paid in it, and what is left at its end. */
export type YearOfPlan = {
  readonly year: number;
  readonly pays: Pence;
  readonly left: Pence;
  /** Over, so that both figures are what happened; those of other years are what the plan comes to. */
  readonly isOver: boolean;
};

/**
 * What is owed at the end of each year from the first of the plan to its last: what was, and what will be if each payment
 * to come is made. What waits for advice now is in none of them.
 *
 * @param events all that happened until today
 * @param months the payments to come
 */
export function yearsOf(
  events: readonly StandingEvent[],
  months: readonly DueMonth[],
  { today, aside }: { readonly today: Day; readonly aside: AdviceFirst },
): readonly YearOfPlan[] {
  const plan = planOn(events, today);
  if (plan === null) return [];
  const now = withoutAside(plan, aside);
  const counted = new Set(now.debts.map(({ id }) => id));
  const leftOn = ({ debts }: KeptPlan) => owedInAll({ debts: debts.filter(({ id }) => counted.has(id)) });
  const thisYear = yearOf(today);
  const lastYear = Math.max(thisYear, ...months.map(({ on }) => yearOf(on)));
  const years: YearOfPlan[] = [];
  let left = owedInAll(now);
  for (let year = yearOf(now.drawnUpOn); year <= lastYear; year += 1) {
    const paid = paidIn(events, year, counted);
    if (year < thisYear) {
      const then = planOn(events, `${year}-12-31`);
      years.push({ year, pays: paid, left: then ? leftOn(then) : 0, isOver: true });
      continue;
    }
    const toCome = sumOf(months.filter(({ on }) => yearOf(on) === year || (year === thisYear && on < today)));
    left -= toCome;
    years.push({ year, pays: paid + toCome, left, isOver: false });
  }
  return years;
}

function sumOf(months: readonly DueMonth[]): Pence {
  return months.reduce((total, { sum }) => total + sum, 0);
}

function paidIn(events: readonly StandingEvent[], year: number, counted: ReadonlySet<string>): Pence {
  return events
    .flatMap(event => (event.kind === 'paid' && yearOf(event.on) === year ? event.payments : []))
    .reduce((total, { debtId, sum }) => (counted.has(debtId) ? total + sum : total), 0);
}
