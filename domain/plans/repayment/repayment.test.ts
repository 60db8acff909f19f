import { describe, expect, it } from 'vitest';
import { standingOf } from './answering.ts';
import { draw, notInPlan } from './drawing.ts';
import { drawAgain } from './drawingAgain.ts';
import { type Note, noted } from './noting.ts';
import { planAfter } from './replay.ts';
import { after, draftOf, drawn, facts, MOCK_UP, OFFERS, paidAll, planOf } from './testing/mockUp.ts';

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
      ['Marlow & Reed', 'refuses', 'ask again', '2026-11-19'],
      ['Barrowby Bank', 'waiting', 'they answer', '2026-11-30'],
      ['Kestrel Cards', 'accepts and stops interest', 'nothing', null],
    ]);
    expect(planOf(after(...MOCK_UP), '2026-11-20')).toMatchObject({
      answered: { count: 3, of: 4 },
      offers: { firstOn: '2026-11-02', lastBy: '2026-11-30' },
      stage: 'waiting for answers',
      tasks: ['answer who asks for more', 'ask again'],
    });
  });

  it('writes again to who is silent after 28 days (DN-154)', () => {
    expect(standing('2026-11-30')).toContainEqual(['Barrowby Bank', 'waiting', 'they answer', '2026-11-30']);
    expect(standing('2026-12-01')).toContainEqual(['Barrowby Bank', 'silent', 'write again', '2026-11-30']);
    expect(planOf(after(...MOCK_UP), '2026-12-01').stage).toBe('first payment to come');
  });

  it('asks again at once who said no for the first time, and two months after another no (DN-154, DN-521)', () => {
    const said = (on: string): readonly [string, Note] => [
      on,
      { kind: 'answered', on, debtId: 'marlow', answer: 'refuses', sum: null },
    ];
    const sent = (on: string): readonly [string, Note] => [
      on,
      { kind: 'offers sent', on, debtIds: ['marlow'] },
    ];
    const marlow = (events: Parameters<typeof planOf>[0], day: string) =>
      planOf(events, day).debts.find(({ id }) => id === 'marlow')?.next;
    const twice = after(...MOCK_UP, sent('2026-11-14'), said('2026-11-20'));
    expect(marlow(twice, '2026-11-13')).toMatchObject({ step: 'ask again', by: '2026-11-19' });
    expect(marlow(twice, '2026-11-14')).toMatchObject({ step: 'they answer' });
    expect(marlow(twice, '2027-01-19')).toMatchObject({ step: 'pay all the same', by: '2027-01-20' });
    expect(marlow(twice, '2027-01-20')).toMatchObject({ step: 'ask again', by: '2027-01-20' });
    // The same no, told again, is no second one.
    const again = after(...MOCK_UP, said('2026-11-20'));
    expect(marlow(again, '2026-11-20')).toMatchObject({ step: 'ask again', by: '2026-11-27' });
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
      standing: 'proof first',
      owed: 4212_00,
      next: { step: 'ask for proof' },
    });
    // The day before, it was still theirs.
    expect(planOf(events, '2026-11-17').debts.find(({ id }) => id === 'kestrel')?.creditor).toBe(
      'Kestrel Cards',
    );
  });
});

const asks = (sum: number): Note => ({
  kind: 'answered',
  on: '2026-11-18',
  debtId: 'fenland',
  answer: 'asks for more',
  sum,
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
    ['the same sum again', { kind: 'means changed', monthly: 170_00 }, 'same sum'],
    ['a penny for four', { kind: 'means changed', monthly: 1 }, 'too little to share'],
    ['less than the floor for one', { kind: 'means changed', monthly: 19_99 }, 'too little to share'],
    ['asking for nothing', asks(0), 'asks for no more'],
    ['asking for what was offered', asks(76_00), 'asks for no more'],
    ['asking for more than is owed', asks(999_999_00), 'more than is owed'],
    ['an end while something is owed', { kind: 'ended', why: 'paid' }, 'still owed'],
  ])('is refused: %s (DN-163, DN-481)', (_, note, why) => {
    expect(noted(events, note, '2026-11-20')).toEqual({ follows: false, why });
  });

  it('is none where each lender gets the floor, or a lender asks for all that is owed (DN-481)', () => {
    expect(noted(events, { kind: 'means changed', monthly: 20_00 }, '2026-11-20').follows).toBe(true);
    expect(noted(events, asks(76_01), '2026-11-20').follows).toBe(true);
    expect(noted(events, asks(5380_00), '2026-11-20').follows).toBe(true);
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

  it('takes a debt that was left out in again with what is owed on it now, as every other part says it (DN-820)', () => {
    const without = facts({ debts: facts().debts.filter(({ id }) => id !== 'fenland') });
    const out = drawAgain(plan, without, { on: '2026-12-03', firstPayment: '2027-01-01' });
    if (typeof out === 'string') throw new Error(out);
    const left = [...paid, out];
    expect(planOf(left, '2026-12-03').debts.find(({ id }) => id === 'fenland')?.owed).toBe(0);
    const back = (balance: number) => {
      const debts = facts().debts.map(debt => (debt.id === 'fenland' ? { ...debt, balance } : debt));
      const on = { on: '2026-12-04', firstPayment: '2027-01-01' };
      const event = drawAgain(planOf(left, '2026-12-03').plan, facts({ debts }), on);
      if (typeof event === 'string') throw new Error(event);
      return planOf([...left, event], '2026-12-04').debts.find(({ id }) => id === 'fenland');
    };
    // £76 of it were paid in December; the list says the same as before.
    expect(back(5380_00)).toMatchObject({ owed: 5304_00, paid: 76_00, started: 5380_00, out: null });
    // The list says another balance since: that is what is owed.
    expect(back(5200_00)).toMatchObject({ owed: 5200_00, paid: 76_00 });
  });

  it('does not take in again what was paid off before it was left out, and names it as nothing that is missing (DN-820)', () => {
    const settled = after(OFFERS, [
      '2026-12-01',
      { kind: 'paid', on: '2026-12-01', due: null, debtId: 'marlow', sum: 964_00 },
    ]);
    const without = facts({ debts: facts().debts.filter(({ id }) => id !== 'marlow') });
    const out = drawAgain(planOf(settled, '2026-12-01').plan, without, {
      on: '2026-12-03',
      firstPayment: '2027-01-01',
    });
    if (typeof out === 'string') throw new Error(out);
    const now = planOf([...settled, out], '2026-12-03').plan;
    expect(notInPlan(now, facts())).toEqual([]);
    const again = drawAgain(now, facts(), { on: '2026-12-04', firstPayment: '2027-01-01' });
    if (typeof again === 'string') throw new Error(again);
    expect(again.debts.map(({ id }) => id)).not.toContain('marlow');
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

describe('a debt that a plan does not have yet', () => {
  const more = (balance: number | null) => ({
    id: 'wren',
    creditor: 'Wren Cards',
    what: null,
    balance,
    contractual: null,
  });
  const plan = planOf(after(OFFERS), '2026-11-03').plan;

  it('is named, also where what is owed on it is not known yet, and not where nothing is (DN-635)', () => {
    const not = (balance: number | null) =>
      notInPlan(plan, facts({ debts: [...facts().debts, more(balance)] }));
    expect([not(640_00), not(null), not(0)]).toEqual([['Wren Cards'], ['Wren Cards'], []]);
    expect(notInPlan(plan, facts())).toEqual([]);
  });

  it('is none that was in it once and is out of it (DN-635)', () => {
    const events = after(OFFERS, [
      '2026-11-03',
      { kind: 'closed', on: '2026-11-03', debtId: 'marlow', why: 'written off' },
    ]);
    expect(notInPlan(planOf(events, '2026-11-03').plan, facts())).toEqual([]);
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
