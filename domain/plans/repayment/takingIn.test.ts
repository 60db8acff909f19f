import { describe, expect, it } from 'vitest';
import { type GrantedForm, isGranted, withTakenIn } from '../granted.ts';
import { draw, type FactsToDraw } from './drawing.ts';
import type { RepaymentEvent } from './event.ts';
import { planAfter } from './replay.ts';
import { takeIn, takenInLater } from './takingIn.ts';

const LIMITS = { floor: 0, token: 1_00, tokenMonths: 6, tokenMonthsMost: 12, schemeAnswerDays: 21 };
const debtOf = (id: string, balance: number) => ({ id, creditor: id.toUpperCase(), what: null, balance });
const FACTS: FactsToDraw = {
  shortName: 'DAS',
  nation: 'scotland',
  monthly: 300_00,
  canPay: 300_00,
  setAside: new Map(),
  debts: [debtOf('a', 9000_00), debtOf('b', 3000_00)].map(debt => ({ ...debt, contractual: null })),
  outside: [{ id: 'c', creditor: 'C', what: null, balance: 900_00 }],
  limits: LIMITS,
};
const BESIDE = { shortName: 'DAS', nation: 'scotland', limits: LIMITS, advised: null } as const;

/** What happened to a plan by a solution, of which one payment was made. */
function happenedTo(shortName: string): readonly RepaymentEvent[] {
  const drawing = draw({ ...FACTS, shortName });
  if (!drawing.canBeDrawn) throw new Error(drawing.why);
  const { reachesFloor: _, ...draft } = drawing.draft;
  return [
    { kind: 'drawn up', on: '2026-11-01', firstPayment: '2026-11-15', ...draft },
    {
      kind: 'paid',
      on: '2026-11-15',
      due: '2026-11',
      payments: draft.debts.map(({ id, payment }) => ({ debtId: id, sum: payment })),
    },
  ];
}

/** The same with a debt taken in, and its plan. */
function withOne(monthly: number | null, id = 'c') {
  const events = happenedTo('DAS');
  const before = planAfter(events);
  if (!before) throw new Error('It was drawn up.');
  const taking = { debt: debtOf(id, 900_00), from: '2026-11-20', monthly };
  const event = takeIn(before, taking, BESIDE, { on: '2026-11-24', firstPayment: '2026-12-15' });
  if (typeof event === 'string') return { before, why: event };
  return { before, event, events: [...events, event], after: planAfter([...events, event]) };
}

describe('a debt that is taken into an approved programme', () => {
  it.each([null, 330_00])(
    'leaves what was paid and is owed as it was, and shares %j pence by what is owed (DN-1511)',
    monthly => {
      const { before, after } = withOne(monthly);
      const sums = (of: typeof after) =>
        of?.debts.filter(({ id }) => id !== 'c').map(({ id, owed, paid }) => [id, owed, paid]);
      expect(sums(after ?? null)).toEqual(sums(before));
      expect(after?.monthly).toBe(monthly ?? 300_00);
      expect(after?.debts.reduce((total, { payment }) => total + payment, 0)).toBe(monthly ?? 300_00);
      expect(after?.debts.find(({ id }) => id === 'c')).toMatchObject({
        owed: 900_00,
        paid: 0,
        since: '2026-12',
      });
      expect(after?.outside).toEqual([]);
    },
  );

  it('is no debt that is in it, and none of a plan that its person draws up (DN-1511)', () => {
    expect(withOne(null, 'a').why).toBe('in it already');
    const own = planAfter(happenedTo('DMP'));
    if (!own) throw new Error('It was drawn up.');
    const taking = { debt: debtOf('c', 900_00), from: '2026-11-20', monthly: null };
    expect(takeIn(own, taking, BESIDE, { on: '2026-11-24', firstPayment: '2026-12-15' })).toBe(
      'drawn up by its person',
    );
  });

  it('is granted from then on, also where the form left it out, until that is taken back (DN-1510)', () => {
    const { events = [] } = withOne(null);
    const form: GrantedForm = {
      debts: [{ entry: 'debt:c', debtId: 'c', name: 'C', what: null, balance: 900_00, isIn: false }],
      offer: 300_00,
    };
    const asked = { id: 'c', name: 'C' };
    expect(isGranted(form, asked)).toBe(false);
    expect(isGranted(withTakenIn(form, takenInLater(events)), asked)).toBe(true);
    const back = [...events, { kind: 'taken back', on: '2026-11-24', entry: events.length } as const];
    expect(takenInLater(back)).toEqual([]);
    expect(isGranted(withTakenIn(form, takenInLater(back)), asked)).toBe(false);
  });
});
