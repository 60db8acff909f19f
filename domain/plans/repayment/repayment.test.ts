import { describe, expect, it } from 'vitest';
import { standingOf } from './answering.ts';
import { type Draft, draw, drawAgain, type FactsToDraw } from './drawing.ts';
import { paymentDay } from './dueMonths.ts';
import type { RepaymentEvent } from './event.ts';
import type { Note } from './noting.ts';
import { noted } from './noting.ts';
import { repaymentOn } from './repaymentOn.ts';
import { planAfter } from './replay.ts';

const HOLIDAYS = new Set(['2026-12-25', '2026-12-28', '2027-01-01']);

const facts = (more: Partial<FactsToDraw> = {}): FactsToDraw => ({
  shortName: 'DMP',
  monthly: 170_00,
  debts: [
    {
      id: 'fenland',
      creditor: 'Fenland Finance',
      what: 'Personal loan',
      balance: 5380_00,
      contractual: null,
    },
    { id: 'kestrel', creditor: 'Kestrel Cards', what: 'Credit card', balance: 4212_00, contractual: null },
    { id: 'barrowby', creditor: 'Barrowby Bank', what: 'Overdraft', balance: 1500_00, contractual: null },
    { id: 'marlow', creditor: 'Marlow & Reed', what: 'Catalogue', balance: 964_00, contractual: null },
  ],
  outside: [{ id: 'energy', creditor: 'Brightly Energy', what: 'Electricity', balance: 312_00 }],
  limits: { floor: 5_00, token: 1_00, schemeAnswerDays: 21 },
  ...more,
});

function drawn(of: FactsToDraw = facts(), on = '2026-11-02', firstPayment = '2026-12-01'): RepaymentEvent {
  return { kind: 'drawn up', on, firstPayment, ...draftOf(of) };
}

function draftOf(of: FactsToDraw): Draft {
  const drawing = draw(of);
  if (!drawing.canBeDrawn) throw new Error(drawing.why);
  return drawing.draft;
}

/** The events after what somebody said, each taken on the day given first. */
function after(...said: readonly (readonly [today: string, note: Note])[]): readonly RepaymentEvent[] {
  const events = [drawn()];
  for (const [today, note] of said) {
    const one = noted(events, note, today);
    if (!one.follows) throw new Error(`${note.kind}: ${one.why}`);
    events.push(one.event);
  }
  return events;
}

const OFFERS: readonly [string, Note] = [
  '2026-11-02',
  { kind: 'offers sent', on: '2026-11-02', debtIds: ['fenland', 'kestrel', 'barrowby', 'marlow'] },
];
const MOCK_UP: readonly (readonly [string, Note])[] = [
  OFFERS,
  [
    '2026-11-06',
    {
      kind: 'answered',
      on: '2026-11-06',
      debtId: 'kestrel',
      answer: 'accepts and stops interest',
      sum: null,
    },
  ],
  ['2026-11-12', { kind: 'answered', on: '2026-11-12', debtId: 'marlow', answer: 'refuses', sum: null }],
  [
    '2026-11-17',
    { kind: 'answered', on: '2026-11-17', debtId: 'fenland', answer: 'asks for more', sum: 95_00 },
  ],
];
const planOf = (events: readonly RepaymentEvent[], day: string) => {
  const found = repaymentOn(events, day, HOLIDAYS);
  if (!found) throw new Error('There is a plan.');
  return found;
};
const paidAll = (due: string, on: string): readonly [string, Note] => [
  on,
  { kind: 'paid', on, due, debtId: null, sum: null },
];

describe('a plan as it is drawn up', () => {
  it('offers each its part of the sum that the advice shows, and leaves outside what comes first (DN-152)', () => {
    const { debts, monthly, outside, terms } = draftOf(facts());
    expect(debts.map(({ payment }) => payment)).toEqual([76_00, 59_00, 21_00, 14_00]);
    expect([monthly, terms.silence, terms.paidTo]).toEqual([170_00, 'write again', 'each creditor']);
    expect(outside.map(({ creditor }) => creditor)).toEqual(['Brightly Energy']);
  });

  it.each([
    ['a sum that is not known to the penny', { monthly: null }, 'sum not known'],
    ['nothing that is left', { monthly: 0 }, 'nothing left'],
    ['no debts that it takes in', { debts: [] }, 'no debts'],
    ['a solution that is not repaid', { shortName: 'DRO' }, 'not repaid'],
    [
      'a debt of unknown balance',
      { debts: [{ id: 'a', creditor: 'A', what: null, balance: null, contractual: null }] },
      'balance not known',
    ],
  ] as const)('is none with %s, and that is said (DN-152)', (_, more, why) => {
    expect(draw(facts(more))).toEqual({ canBeDrawn: false, why });
  });

  it('pays a pound to each in token payments, and what the contract asks where it is one’s own plan (DN-153)', () => {
    const token = draftOf(facts({ shortName: 'TPP', monthly: 4_00 }));
    expect(token.debts.map(({ payment }) => payment)).toEqual([1_00, 1_00, 1_00, 1_00]);
    expect(token.monthly).toBe(4_00);
    const debts = facts().debts.slice(0, 2);
    const contracts = debts.map(debt => ({ ...debt, contractual: 100_00 }));
    const own = (monthly: number) =>
      draftOf(facts({ shortName: 'SMP', monthly, debts: contracts })).debts.map(({ payment }) => payment);
    expect(own(250_00)).toEqual([128_00, 122_00]);
    // Not enough for what the contracts ask.
    expect(own(150_00)).toEqual([84_00, 66_00]);
  });
});

describe('how it stands with each creditor', () => {
  const standing = (day: string) =>
    planOf(after(...MOCK_UP), day).debts.map(({ creditor, standing: how, next }) => [
      creditor,
      how,
      next.step,
      next.by,
    ]);

  it('has what needs work first, each with what comes next and by when (DN-154)', () => {
    expect(standing('2026-11-20')).toEqual([
      ['Fenland Finance', 'asks for more', 'show them your budget', '2026-11-24'],
      ['Marlow & Reed', 'refuses', 'pay all the same', '2027-01-12'],
      ['Barrowby Bank', 'waiting', 'they answer', '2026-11-30'],
      ['Kestrel Cards', 'accepts and stops interest', 'nothing', null],
    ]);
    expect(planOf(after(...MOCK_UP), '2026-11-20')).toMatchObject({
      answered: { count: 3, of: 4 },
      offers: { firstOn: '2026-11-02', lastBy: '2026-11-30' },
      stage: 'waiting for answers',
      tasks: ['answer who asks for more'],
    });
  });

  it('writes again to who is silent after 28 days, and asks again who refused after two months (DN-154)', () => {
    expect(standing('2026-11-30')).toContainEqual(['Barrowby Bank', 'waiting', 'they answer', '2026-11-30']);
    expect(standing('2026-12-01')).toContainEqual(['Barrowby Bank', 'silent', 'write again', '2026-11-30']);
    expect(standing('2027-01-12')).toContainEqual(['Marlow & Reed', 'refuses', 'ask again', '2027-01-12']);
    expect(planOf(after(...MOCK_UP), '2026-12-01').stage).toBe('first payment to come');
  });

  it('counts silence as a yes in the Scottish scheme after 21 days, and leaves a no to an officer (DN-155)', () => {
    const das = drawn(facts({ shortName: 'DAS' }));
    const events = [das, ...after(...MOCK_UP).slice(1)];
    const barrowby = planAfter(events)?.debts.find(({ id }) => id === 'barrowby');
    const terms = planAfter(events)?.terms;
    if (!barrowby || !terms) throw new Error('It is there.');
    expect(terms.paidTo).toBe('the distributor');
    expect(standingOf(barrowby, terms, '2026-11-23')).toBe('waiting');
    expect(standingOf(barrowby, terms, '2026-11-24')).toBe('counts as yes');
    expect(planOf(events, '2026-11-24')).toMatchObject({ answered: { count: 4, of: 4 } });
    expect(planOf(events, '2026-11-24').debts.map(({ next }) => next.step)).toContain('an officer decides');
  });

  it('writes to the new owner of a debt that was sold, and keeps the debt (DN-156)', () => {
    const events = after(...MOCK_UP, [
      '2026-11-18',
      { kind: 'sold', on: '2026-11-18', debtId: 'kestrel', creditor: 'Lapwing Collections' },
    ]);
    const debt = planOf(events, '2026-11-18').debts.find(({ id }) => id === 'kestrel');
    expect(debt).toMatchObject({
      creditor: 'Lapwing Collections',
      before: ['Kestrel Cards'],
      standing: 'not offered',
      owed: 4212_00,
      next: { step: 'send the offer' },
    });
    // The day before, it was still theirs.
    expect(planOf(events, '2026-11-17').debts.find(({ id }) => id === 'kestrel')?.creditor).toBe(
      'Kestrel Cards',
    );
  });
});

describe('the payments of a plan', () => {
  it.each([
    ['2026-12', '2026-12-01', '2026-12-01'],
    ['2027-01', '2026-12-01', '2027-01-04'],
    ['2027-05', '2026-12-01', '2027-05-03'],
    ['2026-12', '2026-12-25', '2026-12-29'],
    ['2027-02', '2026-12-31', '2027-03-01'],
    ['2028-02', '2026-12-31', '2028-02-29'],
  ])(
    'of %s are on the day of the first, %s, or the next on which banks work: %s (DN-157)',
    (due, first, on) => {
      expect(paymentDay(due, first, HOLIDAYS)).toBe(on);
    },
  );

  it('end on the day on which all is paid, the last with what is left (DN-158)', () => {
    const plan = planOf(after(OFFERS), '2026-11-20');
    expect(plan.toCome).toHaveLength(71);
    expect(plan.toCome.slice(0, 3).map(({ on, sum }) => [on, sum])).toEqual([
      ['2026-12-01', 170_00],
      ['2027-01-04', 170_00],
      ['2027-02-01', 170_00],
    ]);
    expect(plan.endsOn).toBe('2032-10-01');
    expect(plan.toCome.at(-1)?.sum).toBe(12_056_00 - 70 * 170_00);
    expect(plan.toCome.reduce((total, { sum }) => total + sum, 0)).toBe(12_056_00);
  });

  it('end as life goes: later for a month that is missed, a break and interest, sooner for more (DN-158)', () => {
    const end = (...more: readonly (readonly [string, Note])[]) =>
      planOf(after(OFFERS, ...more), more.at(-1)?.[0] ?? '2026-12-02').endsOn;
    const first = paidAll('2026-12', '2026-12-01');
    expect(end(first)).toBe('2032-10-01');
    const all = ['fenland', 'kestrel', 'barrowby', 'marlow'];
    expect(end(['2026-12-02', { kind: 'not paid', due: '2026-12', debtIds: all }])).toBe('2032-11-01');
    expect(end(first, ['2026-12-02', { kind: 'break', from: '2027-01', to: '2027-03', monthly: 0 }])).toBe(
      '2033-01-03',
    );
    expect(
      end(first, [
        '2026-12-09',
        { kind: 'balance put right', on: '2026-12-09', debtId: 'marlow', balance: 1290_00, why: 'interest' },
      ]),
    ).toBe('2032-12-01');
    expect(end(first, ['2026-12-09', { kind: 'means changed', monthly: 340_00 }])).toBe('2029-11-01');
    // A month that nobody marked counts as still to come until the next is due, and as not paid then.
    expect(planOf(after(OFFERS), '2026-12-31').endsOn).toBe('2032-10-01');
    expect(planOf(after(OFFERS), '2027-01-04').endsOn).toBe('2032-11-01');
  });

  it('give what a debt does not need any more to the others (DN-159)', () => {
    const events = after(OFFERS, [
      '2026-12-01',
      { kind: 'closed', on: '2026-12-01', debtId: 'marlow', why: 'found wrong' },
    ]);
    const [next] = planOf(events, '2026-12-01').toCome;
    expect(next?.sum).toBe(170_00);
    expect(next?.shares.map(({ debtId }) => debtId)).toEqual(['fenland', 'kestrel', 'barrowby']);
  });

  it('are marked once, as a whole or for each debt, and what was missed can be paid after all (DN-160)', () => {
    const half = after(
      OFFERS,
      ['2026-12-01', { kind: 'paid', on: '2026-12-01', due: '2026-12', debtId: 'fenland', sum: null }],
      ['2026-12-02', { kind: 'not paid', due: '2026-12', debtIds: ['marlow'] }],
    );
    expect(planOf(half, '2026-12-03').past).toEqual([
      { due: '2026-12', on: '2026-12-01', paid: 76_00, state: 'part paid', open: ['kestrel', 'barrowby'] },
    ]);
    const again: Note = { kind: 'paid', on: '2026-12-03', due: '2026-12', debtId: 'fenland', sum: 1_00 };
    expect(noted(half, again, '2026-12-03')).toEqual({ follows: false, why: 'marked already' });
    const rest = after(
      OFFERS,
      ['2026-12-02', { kind: 'not paid', due: '2026-12', debtIds: ['marlow'] }],
      ['2026-12-05', { kind: 'paid', on: '2026-12-05', due: '2026-12', debtId: 'marlow', sum: 14_00 }],
      paidAll('2026-12', '2026-12-06'),
    );
    expect(planOf(rest, '2026-12-06').past).toMatchObject([{ paid: 170_00, state: 'paid', open: [] }]);
    expect(planOf(rest, '2026-12-06').sums).toEqual({
      started: 12_056_00,
      corrected: 0,
      paid: 170_00,
      owed: 11_886_00,
    });
  });

  it('rest in a break, and are shared by what is owed where a little is paid in it (DN-161)', () => {
    const events = after(OFFERS, paidAll('2026-12', '2026-12-01'), [
      '2026-12-02',
      { kind: 'break', from: '2027-01', to: '2027-02', monthly: 0 },
    ]);
    expect(planOf(events, '2027-01-20').stage).toBe('on a break');
    expect(planOf(events, '2027-02-02').past.map(({ due, state }) => [due, state])).toEqual([
      ['2027-02', 'break'],
      ['2027-01', 'break'],
      ['2026-12', 'paid'],
    ]);
    expect(planOf(events, '2027-02-02').tasks).not.toContain('mark payments');
    const little = after(OFFERS, [
      '2026-11-20',
      { kind: 'break', from: '2026-12', to: '2026-12', monthly: 40_00 },
    ]);
    expect(
      planOf(little, '2026-11-20')
        .toCome.map(({ sum }) => sum)
        .slice(0, 2),
    ).toEqual([40_00, 170_00]);
  });

  it('of another sum are offered anew to each that gets another part of it (DN-162)', () => {
    const events = after(...MOCK_UP, ['2026-11-19', { kind: 'means changed', monthly: 100_00 }]);
    const plan = planOf(events, '2026-11-19');
    expect(plan.debts.map(({ payment }) => payment).reduce((all, one) => all + one, 0)).toBe(100_00);
    expect(plan.debts.every(({ standing }) => standing === 'not offered')).toBe(true);
    expect(plan.tasks).toContain('send offers');
  });
});

describe('what cannot have happened', () => {
  const events = after(...MOCK_UP);
  it.each<[string, Note, string]>([
    [
      'what is still to come',
      { kind: 'offers sent', on: '2026-11-21', debtIds: ['marlow'] },
      'still to come',
    ],
    [
      'what was before the plan',
      { kind: 'paid', on: '2026-11-01', due: null, debtId: 'marlow', sum: 1_00 },
      'before it was drawn up',
    ],
    [
      'more than is owed',
      { kind: 'paid', on: '2026-11-20', due: null, debtId: 'marlow', sum: 964_01 },
      'more than is owed',
    ],
    ['no sum', { kind: 'paid', on: '2026-11-20', due: null, debtId: 'marlow', sum: 0 }, 'no sum'],
    [
      'a debt that is not in it',
      { kind: 'paid', on: '2026-11-20', due: null, debtId: 'energy', sum: 1_00 },
      'no such debt',
    ],
    [
      'a month years ahead',
      { kind: 'paid', on: '2026-11-20', due: '2031-01', debtId: 'marlow', sum: 1_00 },
      'no such month',
    ],
    [
      'a break upside down',
      { kind: 'break', from: '2027-02', to: '2027-01', monthly: 0 },
      'break upside down',
    ],
    ['a break of years', { kind: 'break', from: '2027-01', to: '2028-06', monthly: 0 }, 'break too long'],
    [
      'a break that is none',
      { kind: 'break', from: '2027-01', to: '2027-02', monthly: 170_00 },
      'break is no less',
    ],
    ['nothing to pay with', { kind: 'means changed', monthly: 0 }, 'nothing to pay with'],
    ['an end while something is owed', { kind: 'ended', why: 'paid' }, 'still owed'],
  ])('is refused: %s (DN-163)', (_, note, why) => {
    expect(noted(events, note, '2026-11-20')).toEqual({ follows: false, why });
  });

  it('is what disagrees with what came later, and anything after the end (DN-163)', () => {
    const settled = after(OFFERS, [
      '2026-12-10',
      { kind: 'paid', on: '2026-12-10', due: null, debtId: 'marlow', sum: 900_00 },
    ]);
    const early: Note = { kind: 'paid', on: '2026-12-01', due: null, debtId: 'marlow', sum: 100_00 };
    expect(noted(settled, early, '2026-12-11')).toEqual({ follows: false, why: 'more than is owed' });
    const over = after(OFFERS, ['2026-12-01', { kind: 'ended', why: 'left' }]);
    expect(noted(over, { kind: 'reviewed' }, '2026-12-02')).toEqual({ follows: false, why: 'has ended' });
    expect(planOf(over, '2026-12-02')).toMatchObject({ stage: 'ended', tasks: [], toCome: [] });
  });
});

describe('a plan of which the facts have changed', () => {
  const paid = after(...MOCK_UP, paidAll('2026-12', '2026-12-01'));
  const plan = planOf(paid, '2026-12-02').plan;

  it('is drawn up anew: what was paid stays, what is new comes in, what is gone goes out (DN-164)', () => {
    const changed = facts({
      monthly: 150_00,
      debts: [
        ...facts()
          .debts.filter(({ id }) => id !== 'barrowby')
          .map(debt => (debt.id === 'marlow' ? { ...debt, balance: 1000_00 } : debt)),
        { id: 'new', creditor: 'Wren Loans', what: 'Personal loan', balance: 800_00, contractual: null },
      ],
    });
    const event = drawAgain(plan, changed, { on: '2026-12-03', firstPayment: '2027-01-01' });
    if (typeof event === 'string') throw new Error(event);
    const now = planOf([...paid, event], '2026-12-03');
    const owed = (id: string) => now.debts.find(debt => debt.id === id)?.owed;
    expect([owed('fenland'), owed('kestrel')]).toEqual([5304_00, 4153_00]);
    expect([owed('marlow'), owed('barrowby'), owed('new')]).toEqual([1000_00, 0, 800_00]);
    expect(now.sums.paid + now.sums.owed).toBe(now.sums.started + now.sums.corrected);
    expect(now.sums.paid).toBe(170_00);
    expect(now.toCome[0]).toMatchObject({ on: '2027-01-04', sum: 150_00 });
    expect(now.past).toMatchObject([{ due: '2026-12', state: 'paid', paid: 170_00 }]);
  });

  it('keeps the offers and answers of those who get the same (DN-164)', () => {
    const event = drawAgain(plan, facts(), { on: '2026-12-03', firstPayment: '2027-01-01' });
    if (typeof event === 'string') throw new Error(event);
    const now = planOf([...paid, event], '2026-12-03');
    expect(now.answered).toEqual({ count: 3, of: 4 });
    expect(event.corrections).toEqual([]);
    expect(now.sums.owed).toBe(11_886_00);
  });
});

describe('the picture of a debt going down', () => {
  it('has each year with what is paid in it and what is left, which add up (DN-165)', () => {
    const { years } = planOf(after(OFFERS), '2026-11-20');
    expect(years.map(({ year, pays, left }) => [year, pays, left])).toEqual([
      [2026, 170_00, 11_886_00],
      [2027, 2040_00, 9846_00],
      [2028, 2040_00, 7806_00],
      [2029, 2040_00, 5766_00],
      [2030, 2040_00, 3726_00],
      [2031, 2040_00, 1686_00],
      [2032, 1686_00, 0],
    ]);
  });

  it('has what happened of the years that are over (DN-165)', () => {
    const events = after(OFFERS, paidAll('2026-12', '2026-12-01'), [
      '2027-01-05',
      { kind: 'paid', on: '2027-01-05', due: null, debtId: 'marlow', sum: 964_00 - 14_00 },
    ]);
    const { years } = planOf(events, '2027-02-01');
    expect(years.slice(0, 2).map(({ pays, isOver }) => [pays, isOver])).toEqual([
      [170_00, true],
      [950_00 + 11 * 170_00, false],
    ]);
  });
});

it('is looked over once a year, and again from the day it was (DN-166)', () => {
  const events = after(OFFERS, ['2027-11-05', { kind: 'reviewed' }]);
  expect(planOf(events, '2027-11-01').tasks).not.toContain('review');
  expect(planOf(events, '2027-11-02').tasks).toContain('review');
  expect(planOf(events, '2027-11-05').reviewDueOn).toBe('2028-11-05');
});
