import fc from 'fast-check';
import { draw, type FactsToDraw } from '../drawing.ts';
import { drawAgain } from '../drawingAgain.ts';
import { daysAfter, monthOf, monthsAfter } from '../dueMonths.ts';
import { ANSWERS, CLOSINGS, type RepaymentEvent } from '../event.ts';
import { following } from '../following.ts';
import type { KeptPlan } from '../kept.ts';
import { type Note, noted } from '../noting.ts';
import { planAfter } from '../replay.ts';
import { sharingForOffers } from '../sharingForOffers.ts';

export const BEGUN = '2026-11-02';
/** One thing that happens, with the numbers that make it a particular one. */
const anything = fc.record({
  kind: fc.constantFrom(
    'offers sent',
    'offer of before',
    'offer kept',
    'offer kept',
    'answered',
    'paid',
    'paid',
    'paid',
    'whole month',
    'whole month',
    'not paid',
    'break',
    'break with one',
    'means changed',
    'sold',
    'balance put right',
    'closed',
    'shared anew',
    'taken back',
    'taken back',
    'drawn up again',
  ),
  which: fc.nat(20),
  sum: fc.nat(60_000),
  daysOn: fc.nat(40),
  daysBack: fc.nat(60),
});
export type ValueOf<Any> = Any extends fc.Arbitrary<infer One> ? One : never;
type Anything = ValueOf<typeof anything>;

/** Anything that may happen to a plan of any kind, in which much cannot follow on what was. */
export const anyLife = fc.record({
  shortName: fc.constantFrom('DMP', 'DAS', 'SMP', 'TPP'),
  monthly: fc.integer({ min: 1, max: 60_000 }),
  balances: fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 12 }),
  happens: fc.array(anything, { maxLength: 40 }),
});

function factsOf(shortName: string, monthly: number, balances: readonly number[]): FactsToDraw {
  return {
    shortName,
    nation: 'england',
    monthly,
    canPay: monthly,
    setAside: new Map(),
    debts: balances.map((balance, index) => ({
      id: `debt ${index}`,
      creditor: `Creditor ${index}`,
      what: null,
      balance,
      contractual: Math.ceil(balance / 60),
    })),
    outside: [],
    limits: { floor: 5_00, token: 1_00, tokenMonths: 6, tokenMonthsMost: 12, schemeAnswerDays: 21 },
  };
}

/** What one would say of it, on the day that it is. */
function noteOf(
  { kind, which, sum, daysBack }: Anything,
  plan: KeptPlan,
  { today, written }: { readonly today: string; readonly written: number },
): Note | null {
  const debt = plan.debts[which % plan.debts.length];
  if (!debt) return null;
  const back = new Date(Date.parse(today) - daysBack * 86_400_000).toISOString().slice(0, 10);
  const of = { on: back < BEGUN ? BEGUN : back, debtId: debt.id };
  const due = monthOf(today);
  switch (kind) {
    case 'offers sent':
      return { kind, on: of.on, debtIds: [debt.id] };
    case 'offer of before':
      // It went by a letter, perhaps before the plan was drawn up, and perhaps of another sum.
      return {
        kind: 'offers sent',
        on: new Date(Date.parse(BEGUN) - daysBack * 86_400_000).toISOString().slice(0, 10),
        debtIds: [debt.id],
        ...(which % 4 === 0 ? {} : { payment: sum + 1 }),
      };
    case 'offer kept':
      return { kind, debtId: (plan.debts.find(({ offeredOther }) => offeredOther) ?? debt).id };
    case 'answered':
      return { kind, ...of, answer: ANSWERS[which % ANSWERS.length] ?? 'refuses', sum };
    case 'paid':
      return { kind, ...of, due: which % 2 ? due : null, sum: Math.min(sum, debt.owed) };
    case 'whole month':
      return { kind: 'paid', on: today, due, debtId: null, sum: null };
    case 'not paid':
      return { kind, due, debtIds: [debt.id] };
    case 'break':
      return { kind, from: due, to: monthsAfter(due, which % 6), monthly: Math.floor(sum / 10) };
    case 'break with one':
      return {
        kind: 'break',
        from: due,
        to: monthsAfter(due, which % 6),
        monthly: which % 3 ? 0 : Math.floor(sum / 60),
        debtId: debt.id,
      };
    case 'means changed':
      return { kind, monthly: sum };
    case 'sold':
      return { kind, ...of, creditor: `Buyer ${which}` };
    case 'balance put right':
      return { kind, ...of, balance: sum, why: 'statement' };
    case 'closed':
      return { kind, ...of, why: CLOSINGS[which % CLOSINGS.length] ?? 'paid elsewhere' };
    case 'shared anew':
      return { kind };
    case 'taken back':
      // Most often something that was told lately.
      return { kind, entry: Math.max(1, written - (which % 5)) };
    default:
      return null;
  }
}

/** All that happened of it, what cannot have happened left out, and the day on which it was said last. */
export function lived({ shortName, monthly, balances, happens }: ValueOf<typeof anyLife>) {
  const drawing = draw(factsOf(shortName, monthly, balances));
  if (!drawing.canBeDrawn) throw new Error(drawing.why);
  const { reachesFloor: _, ...draft } = drawing.draft;
  let events: readonly RepaymentEvent[] = [
    { kind: 'drawn up', on: BEGUN, firstPayment: '2026-12-01', ...draft },
  ];
  let today = BEGUN;
  for (const one of happens) {
    today = daysAfter(today, one.daysOn);
    const plan = planAfter(events);
    if (!plan) throw new Error('It is drawn up.');
    if (one.kind === 'drawn up again') {
      const other = balances.map((balance, index) => (index === one.which ? one.sum + 1 : balance));
      const others = [...other.slice(one.which % 2), one.sum + 1];
      const again = drawAgain(plan, factsOf(shortName, monthly, others), {
        on: today,
        firstPayment: daysAfter(today, 20),
      });
      if (typeof again !== 'string' && following(events, again, today).follows) events = [...events, again];
      continue;
    }
    const note = noteOf(one, plan, { today, written: events.length });
    const found = note && noted(events, note, today);
    if (!found?.follows) continue;
    const follows = sharingForOffers({ before: events, event: found.event, today });
    events = [...events, found.event, ...follows];
  }
  return { events, today };
}
