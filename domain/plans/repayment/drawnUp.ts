import { closed, corrected, offering } from './changedDebt.ts';
import { monthOf, monthsAfter } from './dueMonths.ts';
import type { Day, DrawnDebt, EventOf } from './event.ts';
import { type DaysOfPlan, debtsInPlan, type KeptDebt, type KeptPlan } from './kept.ts';
import { sharesOfMonth } from './schedule.ts';
import type { ChangeBy } from './toldSums.ts';

/** A plan as it is drawn up first. */
export function begun(event: EventOf<'drawn up'>): KeptPlan {
  const { on, monthly, firstPayment, nation, terms, debts, outside } = event;
  return {
    drawnUpOn: on,
    monthly,
    isSumOwn: false,
    advised: event.advised ?? null,
    firstPayment,
    days: [{ from: monthOf(firstPayment), firstPayment, nation: nation ?? null }],
    terms,
    debts: debts.map(debt => newDebt(debt, firstPayment)),
    outside,
    breaks: [],
    months: new Map(),
    reviewedOn: on,
    ended: null,
  };
}

function newDebt({ id, creditor, what, balance, payment }: DrawnDebt, firstPayment: Day): KeptDebt {
  return {
    id,
    creditor,
    before: [],
    what,
    payment,
    told: balance,
    started: balance,
    corrected: 0,
    paid: 0,
    owed: balance,
    offers: [],
    offered: null,
    answer: null,
    offeredOther: null,
    soldOn: null,
    since: monthOf(firstPayment),
    out: null,
  };
}

/** What was paid, offered and answered stays; a debt that is offered another sum is offered it anew. */
export function drawnAgain(plan: KeptPlan, event: EventOf<'drawn up again'>, changeBy: ChangeBy): KeptPlan {
  const { on, monthly, firstPayment, terms, outside } = event;
  const [first, ...since] = plan.days;
  const days: KeptPlan['days'] = [first, ...since, daysFrom(plan, event)];
  const drawn = {
    monthly,
    isSumOwn: false,
    advised: event.advised ?? null,
    firstPayment,
    days,
    terms,
    outside,
  };
  const drawnNow = new Map(event.debts.map(debt => [debt.id, debt]));
  const known = plan.debts.map(debt => {
    const now = drawnNow.get(debt.id);
    if (now) {
      const there = corrected(debt, changeBy(event, debt.id));
      const since = debt.out === null ? debt.since : monthOf(firstPayment);
      const told = { ...there, told: now.balance, what: now.what, since, out: null };
      return offering(told, now.payment);
    }
    return debt.out === null ? closed(debt, { on, why: 'left out', change: changeBy(event, debt.id) }) : debt;
  });
  const ids = new Set(plan.debts.map(({ id }) => id));
  const added = event.debts.filter(({ id }) => !ids.has(id)).map(debt => newDebt(debt, firstPayment));
  return { ...plan, ...drawn, debts: [...known, ...added], reviewedOn: on };
}

/** Days that are told anew count from the month of the first of them on; one that is paid already was on its day of before. */
function daysFrom(plan: KeptPlan, { firstPayment, nation }: EventOf<'drawn up again'>): DaysOfPlan {
  const month = monthOf(firstPayment);
  const isOver = plan.months.has(month) && sharesOfMonth(plan, month, debtsInPlan(plan)).length === 0;
  return { from: isOver ? monthsAfter(month, 1) : month, firstPayment, nation: nation ?? null };
}
