// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { Repayment, StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { Lenders } from './Lenders.tsx';
import { NotDrawn } from './NotDrawn.tsx';

afterEach(cleanup);

type Debt = StandingRepayment['debts'][number];
const debt = (creditor: string, more: Partial<Debt>): Debt => ({
  id: creditor,
  creditor,
  what: null,
  before: [],
  payment: 60_00,
  started: 5000_00,
  corrected: 0,
  paid: 0,
  owed: 5000_00,
  offered: null,
  answer: null,
  offeredOther: null,
  standing: 'not offered',
  next: { step: 'send the offer', who: 'you', by: null },
  soldOn: null,
  out: null,
  ...more,
});
const NOTHING = { step: 'nothing', who: 'you', by: null } as const;

const standing = (debts: readonly Debt[], more: Partial<StandingRepayment> = {}): StandingRepayment => ({
  drawnUpOn: '2026-11-02',
  stage: 'running',
  monthly: 120_00,
  firstPayment: '2026-12-01',
  terms: {
    way: 'pro rata',
    answerDays: { from: 14, by: 28 },
    floor: 5_00,
    silence: 'write again',
    paidTo: 'each creditor',
  },
  debts: [...debts],
  outside: [],
  answered: { count: 0, of: 1 },
  headline: { says: 'answers', count: 0, of: 1 },
  offersAfter: null,
  breaksByLetter: [],
  withoutShare: 'none',
  adviceFirst: [],
  offers: null,
  tasks: [],
  past: [],
  toCome: [],
  endsOn: null,
  sums: { started: 5000_00, corrected: 0, paid: 0, owed: 5000_00, waiting: 0, ordered: 0 },
  years: [],
  breaks: [],
  reviewDueOn: '2027-11-02',
  ended: null,
  ...more,
});
const NONE_APART = { each: [], leftBefore: null };
const shows = (stands: StandingRepayment, apart: Repayment['apart'] = NONE_APART) =>
  render(<Lenders stands={stands} apart={apart} waits={false} on="2026-11-20" />);
const cells = (creditor: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${creditor}`, 'u') }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('each lender, in the case', () => {
  it('is said to wait for an offer only where one is to go: never in the scheme, nor where nothing is owed (DN-808)', () => {
    const inScheme = {
      terms: { ...standing([]).terms, silence: 'counts as yes', paidTo: 'the distributor' },
    } as const;
    shows(standing([debt('Wren Cards', { standing: 'counts as yes', next: NOTHING })], inScheme));
    expect(screen.queryByRole('columnheader', { name: 'Offer' })).toBeNull();
    expect(cells('Wren Cards')).toEqual(['£60 a month', 'In the programme', '£0', '£5,000', 'Nothing']);
    cleanup();
    shows(
      standing([
        debt('Heron Loans', {}),
        debt('Teal Bank', { standing: 'paid off', owed: 0, payment: 0, next: NOTHING }),
      ]),
    );
    expect(cells('Heron Loans')[0]).toBe('£60 a monthnot sent yet');
    expect(cells('Teal Bank')[0]).toBe('–');
  });

  it('is not to be paid in a break, and no day that is over is named for what comes next (DN-810)', () => {
    const writes = { step: 'write again', who: 'you', by: '2026-11-10' } as const;
    const silent = debt('Heron Loans', {
      standing: 'silent',
      next: writes,
      offered: { on: '2026-10-10', payment: 60_00 },
    });
    const rests = { due: '2026-12', on: '2026-12-01', shares: [], sum: 0, isBreak: true, resting: [] };
    shows(standing([silent], { toCome: [rests] }));
    expect(cells('Heron Loans').at(-1)).toBe('The person: Write again');
    cleanup();
    shows(standing([silent]));
    expect(cells('Heron Loans').at(-1)).toBe('The person: Write again, and pay all the same');
  });

  it('has what became of an offer of another sum, and those outside that wait for a talk (DN-810, DN-1080)', () => {
    const answer = { on: '2026-10-20', answer: 'refuses', sum: null } as const;
    const outside = [
      { id: 'o1', creditor: 'Old Debts Ltd', what: null, balance: 100_00 },
      { id: 'o2', creditor: 'Leeds Council', what: null, balance: 200_00 },
    ];
    const other = { on: '2026-10-10', payment: 18_00, answer };
    shows(standing([debt('Heron Loans', { offeredOther: other })], { outside, adviceFirst: ['o1'] }));
    expect(cells('Heron Loans')[0]).toContain(
      '£18 offered on 10 October 2026, another sum. Said no to that on 20 October 2026',
    );
    expect(screen.getByText(/before the talk: Old Debts Ltd\.$/u).textContent).not.toContain('Leeds');
    expect(screen.getByText('Outside the plan: Leeds Council.').isConnected).toBe(true);
    cleanup();
    // Of whom it is known, with what they get.
    shows(standing([debt('Heron Loans', {})], { outside }), {
      each: [{ id: 'o2', monthly: 26_00 }],
      leftBefore: null,
    });
    expect(
      screen.getByText('Outside the plan: Old Debts Ltd, Leeds Council (£26 a month).').isConnected,
    ).toBe(true);
  });
});

describe('a plan that is not drawn up, in the case', () => {
  const draft = {
    monthly: 120_00,
    debts: [
      { id: 'd1', creditor: 'Wren Cards', what: null, balance: 5000_00, payment: 120_00, isByOrder: false },
    ],
    outside: [],
    adviceFirst: [],
    reachesFloor: true,
  };

  it('shows the shares that the person reads, of a scheme that is approved too (DN-807)', () => {
    for (const [canDrawUp, heading] of [
      [true, 'When do you pay first?'],
      [false, 'What your programme would pay'],
    ] as const) {
      render(
        <NotDrawn repayment={{ draft, apart: NONE_APART, notDrawn: null, inScheme: true, canDrawUp }} />,
      );
      expect(screen.getByRole('heading', { name: heading }).isConnected).toBe(true);
      expect(cells('Wren Cards')).toEqual(['£5,000', '£120']);
      expect(screen.queryByText(/not drawn up/u)).toBeNull();
      cleanup();
    }
  });

  it('says why it cannot be drawn up, as the person reads it (DN-807)', () => {
    const facts = {
      draft: null,
      apart: NONE_APART,
      notDrawn: 'nothing left',
      inScheme: false,
      canDrawUp: true,
    } as const;
    render(<NotDrawn repayment={facts} />);
    expect(screen.getByText(/^It is not drawn up yet/u).textContent).toContain(
      'They read why: “Your budget leaves nothing for this plan. Talk to us.”',
    );
  });
});
