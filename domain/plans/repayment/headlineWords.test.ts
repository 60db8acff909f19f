import { describe, expect, it } from 'vitest';
import { areSumsFirst, sayHeadline, sayNext, toldOf } from './headlineWords.ts';
import type { Note } from './noting.ts';
import { isPaidBy, restOf } from './payingNow.ts';
import { after, drawn, facts, MOCK_UP, OFFERS, paidAll, planOf } from './testing/mockUp.ts';

type Said = readonly [string, Note];

const told = (day: string, ...said: readonly Said[]) => toldOf(planOf(after(...said), day));
const lines = (day: string, ...said: readonly Said[]) => {
  const one = told(day, ...said);
  const { stands, you } = sayHeadline(one, day);
  return [stands, you, sayNext(one, day)];
};
const answer = (on: string, debtId: string): Said => [
  on,
  { kind: 'answered', on, debtId, answer: 'accepts', sum: null },
];
const ALL: readonly Said[] = [...MOCK_UP, answer('2026-11-20', 'barrowby')];
const PAID: readonly Said[] = [...ALL, paidAll('2026-12', '2026-12-01')];
const BREAK: Said = ['2026-12-02', { kind: 'break', from: '2027-01', to: '2027-02', monthly: 0 }];
const closed = (debtId: string, why: 'paid elsewhere' | 'written off'): Said => [
  '2026-12-02',
  { kind: 'closed', on: '2026-12-02', debtId, why },
];

describe('how a plan that is repaid stands in a line, with what its person does now and what is next', () => {
  it('is the offers that are to go, and when the first payment is (DN-632)', () => {
    expect(lines('2026-11-02')).toEqual([
      'You have 4 offers to send',
      'Send them, then tell us the day. Your first payment is on Tuesday 1 December.',
      'You send your offers',
    ]);
  });

  it('is that the sums are to be put right before an offer of them goes, and nothing of that once all went (DN-1717)', () => {
    const off = (day: string, ...said: readonly Said[]) => ({ ...told(day, ...said), sumsDiffer: true });
    const toSend = off('2026-11-02');
    expect(sayHeadline(toSend, '2026-11-02')).toEqual({
      stands: 'First put the sums of your plan right',
      you: 'They no longer add up. Send no offer before that: with other sums you would have to send it again. Your first payment is on Tuesday 1 December.',
    });
    expect(sayNext(toSend, '2026-11-02')).toBe('You put the sums of your plan right');
    const held = { ...toSend, offersAfter: { shortName: 'BS', endsOn: null } };
    expect(sayHeadline(held, '2026-11-02').stands).not.toContain('sums');
    const went = off('2026-11-02', OFFERS);
    expect(sayHeadline(went, '2026-11-02').stands).toBe('None of 4 lenders has answered yet');
    expect(areSumsFirst({ ...toSend, terms: { paidTo: 'the distributor' } })).toBe(false);
  });

  it('names no day of a payment while offers wait for what protects, unless it is paid by already (DN-1474)', () => {
    const waits = (endsOn: string | null, ...said: readonly Said[]) => {
      const offersAfter = { shortName: 'BS', endsOn };
      return sayHeadline({ ...told('2026-11-02', ...said), offersAfter }, '2026-11-02').you;
    };
    expect(waits(null)).toMatch(/^They can go once Breathing Space is over\./u);
    for (const endsOn of [null, '2026-11-20']) expect(waits(endsOn)).not.toContain('payment');
    expect(waits(null, OFFERS)).toContain('Your first payment is on Tuesday 1 December.');
  });

  it('is who has answered of all, while an answer is waited for, also once something is paid (DN-632)', () => {
    expect(lines('2026-11-02', OFFERS)).toEqual([
      'None of 4 lenders has answered yet',
      'Your first payment is on Tuesday 1 December. It counts, whoever has answered.',
      'They answer, by Monday 30 November',
    ]);
    expect(lines('2026-11-19', ...MOCK_UP)[0]).toBe('3 of 4 lenders have answered');
    const early = lines('2026-11-20', OFFERS, answer('2026-11-20', 'kestrel'), [
      '2026-11-20',
      { kind: 'paid', on: '2026-11-20', due: '2026-12', debtId: null, sum: null },
    ]);
    expect(early.slice(0, 2)).toEqual([
      '1 of 4 lenders has answered',
      'Your next payment is £170 on 4 January 2027. It counts, whoever has answered.',
    ]);
  });

  it('is that all have answered, with nothing to wait for, until the first payment is made (DN-632)', () => {
    expect(lines('2026-11-20', ...ALL)).toEqual([
      'All 4 lenders have answered',
      'Your first payment is on Tuesday 1 December.',
      'You pay £170 on Tuesday 1 December',
    ]);
  });

  it('is what is paid of all, with the next payment (DN-632)', () => {
    expect(lines('2026-12-02', ...PAID)).toEqual([
      'You’ve paid £170 of £12,056',
      'Your next payment is £170 on 4 January 2027. If your money changes, say so before you miss a payment.',
      'You pay £170 on 4 January 2027',
    ]);
  });

  it('is from two months on of which nothing was said that nobody was told of them, without blame, before offers and answers (DN-1692)', () => {
    const untold = (day: string, ...said: readonly Said[]) => lines(day, ...said)[0];
    expect(untold('2027-01-05', ...PAID)).toBe('You’ve paid £170 of £12,056');
    expect(lines('2027-02-02', ...PAID)).toEqual([
      'You have not told us about 2 payments',
      'Say which you paid, and which you did not. Both are fine to say. If you can’t go on with it, tell us, and we look at what fits. Your next payment is £170 on Monday 1 March.',
      'You say which payments you made',
    ]);
    const more: Said = ['2026-12-02', { kind: 'means changed', monthly: 120_00 }];
    expect(untold('2026-12-03', ...PAID, more)).toBe('You have 4 offers to send');
    expect(untold('2027-10-02', ...PAID, more)).toBe('You have not told us about 10 payments');
    const told = planOf(after(...PAID, more), '2027-10-02');
    expect(told.tasks.slice(0, 2)).toEqual(['mark payments', 'send offers']);
    // What was said not to be paid is told, and so is a break.
    const debtIds = facts().debts.map(({ id }) => id);
    const missed: Said = ['2027-01-05', { kind: 'not paid', due: '2027-01', debtIds }];
    expect(untold('2027-02-02', ...PAID, missed)).toBe('You’ve paid £170 of £12,056');
    expect(untold('2027-03-02', ...PAID, BREAK)).toBe('You’ve paid £170 of £12,056');
    // By an offer that never went nothing is paid.
    expect(untold('2027-03-02')).toBe('You have 4 offers to send');
  });

  it('is a next payment and no first one once the day of one is over, and says kindly what can be done where a month is not paid (DN-921)', () => {
    const debtIds = facts().debts.map(({ id }) => id);
    const missed: Said = ['2026-12-01', { kind: 'not paid', due: '2026-12', debtIds }];
    const help =
      'December 2026 is not paid. Pay what you can, and tell us: a break or a smaller sum is often possible.';
    // On its day already, and while nothing is said of the months since.
    expect(lines('2026-12-01', ...ALL, missed).slice(0, 2)).toEqual([
      'All 4 lenders have answered',
      `Your next payment is £170 on 4 January 2027. ${help}`,
    ]);
    expect(lines('2027-01-20', ...ALL, missed)[1]).toBe(
      `Your next payment is £170 on Monday 1 February. ${help}`,
    );
    expect(planOf(after(...ALL, missed), '2026-12-01').stage).toBe('running');
    // Nothing is known of the month whose day is over.
    expect(lines('2026-12-02', ...ALL)[1]).toBe('Your next payment is £170 on 4 January 2027.');
    expect(lines('2026-12-01', ...ALL)[1]).toBe('Your first payment is on Tuesday 1 December.');
    const paidAfter = lines('2027-01-04', ...ALL, missed, paidAll('2027-01', '2027-01-04'))[1];
    expect(paidAfter).not.toContain('is not paid');
    // In a break nothing is asked for.
    expect(lines('2027-01-05', ...ALL, missed, BREAK)[1]).toBe('You pay nothing until Monday 1 March.');
  });

  it('is the break in which nothing is paid, until when, and never to go on paying (DN-632)', () => {
    expect(lines('2027-01-05', ...PAID, BREAK)).toEqual([
      'Your plan is on a break',
      'You pay nothing until Monday 1 March.',
      'You pay £170 on Monday 1 March',
    ]);
    const sum: Said = ['2027-01-05', { kind: 'means changed', monthly: 100_00 }];
    expect(lines('2027-01-05', ...PAID, BREAK, sum)).toEqual([
      'You have 4 offers to send',
      'Send them, then tell us the day. You are on a break: you pay nothing until Monday 1 March.',
      'You send your offers',
    ]);
    expect(restOf(told('2027-01-05', ...PAID, BREAK))).toEqual({ nextOn: '2027-03-01' });
    expect(restOf(told('2027-03-01', ...PAID, BREAK))).toBeNull();
  });

  it('is the break from when nothing is left to pay before it, so that no place says that it runs (DN-632)', () => {
    const plan = planOf(after(...PAID, BREAK), '2026-12-03');
    expect([plan.stage, plan.headline.says]).toEqual(['on a break', 'on a break']);
    expect(lines('2026-12-03', ...PAID, BREAK)[1]).toBe('You pay nothing until 1 March 2027.');
    // The payment before it is still to make.
    expect(planOf(after(...ALL, ['2026-11-20', BREAK[1]]), '2026-11-20').stage).toBe('first payment to come');
  });

  it('is that all is paid, or that nothing is left to pay where some of it was not paid here (DN-632, DN-1734)', () => {
    const balance = (debtId: string): Said => [
      '2026-12-02',
      { kind: 'balance put right', on: '2026-12-02', debtId, balance: 0, why: 'statement' },
    ];
    const all = ['fenland', 'kestrel', 'barrowby', 'marlow'];
    expect(lines('2026-12-02', ...PAID, ...all.map(balance))).toEqual([
      'You’ve paid it all',
      'Ask each of them for a letter that says nothing is left. Then close the plan.',
      'You close the plan',
    ]);
    const [first = '', ...others] = all;
    const some = [closed(first, 'written off'), ...others.map(id => closed(id, 'paid elsewhere'))];
    expect(lines('2026-12-02', ...PAID, ...some).slice(0, 2)).toEqual([
      'Nothing is left to pay',
      'Keep what each of them wrote, in case somebody asks for it again. Then close the plan.',
    ]);
  });

  it('says no payment and nothing that is next once it has ended (DN-632)', () => {
    expect(lines('2026-12-02', ...PAID, ['2026-12-02', { kind: 'ended', why: 'left' }])).toEqual([
      'This plan has ended',
      'What happened to it stays in your papers.',
      null,
    ]);
  });

  it('names one lender, and two, as one would (DN-632)', () => {
    const of = (count: number) => {
      const debts = facts().debts.slice(0, count);
      const begun = [drawn(facts({ debts, monthly: 170_00 }))];
      const sent = {
        kind: 'offers sent' as const,
        on: '2026-11-02',
        debtIds: debts.map(({ id }) => id),
      };
      const says = (events: Parameters<typeof planOf>[0]) =>
        sayHeadline(toldOf(planOf(events, '2026-11-02')), '2026-11-02').stands;
      const said = debts.map(({ id }) => ({
        kind: 'answered' as const,
        on: '2026-11-02',
        debtId: id,
        answer: 'accepts' as const,
        sum: null,
      }));
      return [says(begun), says([...begun, sent]), says([...begun, sent, ...said])];
    };
    expect(of(1)).toEqual([
      'You have 1 offer to send',
      'Your lender has not answered yet',
      'Your lender has answered',
    ]);
    expect(of(2)).toEqual([
      'You have 2 offers to send',
      'Neither lender has answered yet',
      'Both lenders have answered',
    ]);
  });

  it('is of the Scottish scheme that it is set up, and that it is paid to one who shares it out (DN-632)', () => {
    const das = toldOf(planOf([drawn(facts({ shortName: 'DAS' }))], '2026-11-02'));
    expect(sayHeadline(das, '2026-11-02')).toEqual({
      stands: 'Your programme is set up',
      you: 'Your first payment is on Tuesday 1 December.',
    });
    expect(isPaidBy(das)).toBe(true);
  });
});

describe('a plan that is paid by', () => {
  it('is one of which an offer went, and stays one while another sum has them go anew (DN-634)', () => {
    expect(isPaidBy(told('2026-11-02'))).toBe(false);
    expect(isPaidBy(told('2026-11-02', OFFERS))).toBe(true);
    const sum: Said = ['2026-11-03', { kind: 'means changed', monthly: 100_00 }];
    const anew = told('2026-11-03', OFFERS, sum);
    expect(anew.debts.every(({ offered }) => offered === null)).toBe(true);
    expect(isPaidBy(anew)).toBe(true);
    expect(sayHeadline(anew, '2026-11-03').you).toBe(
      'Send them, then tell us the day. Your first payment is on Tuesday 1 December. It counts, whoever has answered.',
    );
  });
});
