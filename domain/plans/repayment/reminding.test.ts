import { describe, expect, it } from 'vitest';
import type { Note } from './noting.ts';
import { remindersOn } from './reminding.ts';
import { repaymentOn } from './repaymentOn.ts';
import { after, drawn, facts, HOLIDAYS, OFFERS } from './testing/mockUp.ts';

type Said = readonly [string, Note];
const PAID: Said = [
  '2026-12-01',
  { kind: 'paid', on: '2026-12-01', due: '2026-12', debtId: null, sum: null },
];

function on(day: string, daysBefore: 0 | 1 | 3 | 7, ...said: readonly Said[]) {
  const stands = repaymentOn(after(...said), day, HOLIDAYS);
  if (!stands) throw new Error('The plan is not drawn up');
  return remindersOn(stands, day, daysBefore).map(({ of, day: due }) => `${of} ${due}`);
}

describe('what somebody is reminded of', () => {
  it.each([
    ['2026-11-27', 3, []],
    ['2026-11-28', 3, ['payment 2026-12-01']],
    ['2026-12-01', 3, ['answer 2026-12-01', 'payment 2026-12-01']],
    ['2026-11-30', 0, []],
    ['2026-12-01', 0, ['answer 2026-12-01', 'payment 2026-12-01']],
    ['2026-11-24', 7, ['payment 2026-12-01']],
  ] as const)('on %s, %i days before a payment, is %j (DN-470)', (day, daysBefore, due) => {
    expect(on(day, daysBefore, OFFERS).toSorted()).toEqual([...due]);
  });

  it('is the day on which banks work, where that is later than the same day of the month (DN-470)', () => {
    // The first of January is a holiday, and a Friday.
    expect(on('2027-01-03', 1, OFFERS, PAID)).toEqual(['payment 2027-01-04']);
    expect(on('2026-12-31', 1, OFFERS, PAID)).toEqual([]);
  });

  it('is no payment that was made already, or that cannot be made (DN-470)', () => {
    expect(on('2026-12-01', 0, OFFERS, PAID)).toEqual(['answer 2026-12-01']);
    const none: Said = [
      '2026-11-30',
      { kind: 'not paid', due: '2026-12', debtIds: ['fenland', 'kestrel', 'barrowby', 'marlow'] },
    ];
    expect(on('2026-12-01', 0, OFFERS, none)).toEqual(['answer 2026-12-01']);
  });

  it('is nothing before an offer has gone, on a break, and once the plan has ended (DN-470)', () => {
    expect(on('2026-12-01', 0)).toEqual([]);
    const rest: Said = ['2026-11-30', { kind: 'break', from: '2026-12', to: '2027-02', monthly: 0 }];
    expect(on('2026-12-01', 7, OFFERS, rest)).toEqual([]);
    const left: Said = ['2026-11-30', { kind: 'ended', why: 'left' }];
    expect(on('2026-12-01', 7, OFFERS, left)).toEqual([]);
  });

  it('is the payment also while another sum has the offers go anew, and in the scheme, where none goes (DN-634)', () => {
    const sum: Said = ['2026-11-20', { kind: 'means changed', monthly: 100_00 }];
    expect(on('2026-11-30', 1, OFFERS, sum)).toContain('payment 2026-12-01');
    expect(on('2026-11-30', 1, sum)).toEqual([]);
    const inScheme = repaymentOn([drawn(facts({ shortName: 'DAS' }))], '2026-11-30', HOLIDAYS);
    expect(inScheme && remindersOn(inScheme, '2026-11-30', 1)).toEqual([
      { of: 'payment', day: '2026-12-01' },
    ]);
  });

  it('is the payment of a break in which less is paid (DN-470)', () => {
    const less: Said = ['2026-11-30', { kind: 'break', from: '2026-12', to: '2027-02', monthly: 20_00 }];
    expect(on('2026-11-30', 1, OFFERS, less)).toContain('payment 2026-12-01');
  });

  it('is once for all who were silent until the same day, and who said no a week after a first no and once the months after another are over (DN-471, DN-521)', () => {
    expect(on('2026-11-30', 0, OFFERS)).toEqual([]);
    expect(on('2026-12-02', 0, OFFERS, PAID)).toEqual(['answer 2026-12-01']);
    const no = (day: string): Said => [
      day,
      { kind: 'answered', on: day, debtId: 'marlow', answer: 'refuses', sum: null },
    ];
    const again: Said = ['2026-11-06', { kind: 'offers sent', on: '2026-11-06', debtIds: ['marlow'] }];
    const first = [OFFERS, no('2026-11-05')] as const;
    expect(on('2026-11-11', 0, ...first)).toEqual([]);
    expect(on('2026-11-12', 0, ...first)).toEqual(['answer 2026-11-12']);
    const second = [...first, again, no('2026-11-10'), PAID] as const;
    expect(on('2026-11-12', 0, ...first, again)).toEqual([]);
    expect(on('2027-01-09', 0, ...second)).toEqual([]);
    expect(on('2027-01-10', 0, ...second)).toEqual(['answer 2027-01-10']);
    // A week later it stands on the dashboard alone.
    expect(on('2027-01-18', 0, ...second)).toEqual([]);
  });

  it('is the review once a year has passed since the last, for a week (DN-471)', () => {
    expect(on('2027-11-01', 0, OFFERS, PAID)).toEqual(['payment 2027-11-01']);
    expect(on('2027-11-02', 0, OFFERS, PAID)).toEqual(['review 2027-11-02']);
    expect(on('2027-11-10', 0, OFFERS, PAID)).toEqual([]);
    const reviewed: Said = ['2027-06-01', { kind: 'reviewed' }];
    expect(on('2027-11-02', 0, OFFERS, PAID, reviewed)).toEqual([]);
  });
});
