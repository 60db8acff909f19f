// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { AdviceFirst } from './AdviceFirst.tsx';
import { DraftShares } from './DraftShares.tsx';

afterEach(cleanup);

const debt = (standing: 'advice first' | 'out'): StandingRepayment['debts'][number] => ({
  id: 'fenland',
  creditor: 'Fenland Finance',
  what: null,
  before: [],
  payment: 100_00,
  started: 5000_00,
  corrected: 0,
  paid: 0,
  owed: 5000_00,
  offered: null,
  answer: null,
  offeredOther: null,
  standing,
  next: { step: standing === 'out' ? 'nothing' : 'talk with us', who: 'you', by: null },
  soldOn: null,
  out: standing === 'out' ? { on: '2026-11-23', why: 'left out' } : null,
});

type Shown = Pick<StandingRepayment, 'adviceFirst' | 'debts' | 'outside'> & {
  readonly terms: Pick<StandingRepayment['terms'], 'paidTo'>;
};
const shows = (more: Partial<Shown>) =>
  render(
    <AdviceFirst
      stands={{
        adviceFirst: ['fenland'],
        debts: [debt('advice first')],
        outside: [],
        terms: { paidTo: 'each creditor' },
        ...more,
      }}
    />,
  );
const HEADING = 'Talk to us before you pay or write to Fenland Finance';

describe('a debt of a plan that waits for advice, on the page', () => {
  it('is said first, with what is kept aside of each payment (DN-725)', () => {
    shows({});
    screen.getByRole('heading', { name: HEADING });
    screen.getByText(/Leave £100 out of each payment, and keep it aside/u);
    expect(screen.getByRole('link', { name: 'Talk to us first' }).getAttribute('href')).toBe('/chat');
  });

  it('has the one payment of the scheme go on (DN-725)', () => {
    shows({ terms: { paidTo: 'the distributor' } });
    screen.getByText(/Go on with your one payment/u);
    expect(screen.queryByText(/keep it aside/u)).toBeNull();
  });

  it('is said of a debt that the plan was drawn up without, and of none that does not wait (DN-726)', () => {
    const { outside } = {
      outside: [{ id: 'fenland', creditor: 'Fenland Finance', what: null, balance: null }],
    };
    shows({ debts: [debt('out')], outside });
    screen.getByRole('heading', { name: HEADING });
    expect(screen.queryByText(/keep it aside/u)).toBeNull();
    cleanup();
    shows({ adviceFirst: [] });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is not to be paid from the budget in a plan that is not drawn up yet (DN-1682)', () => {
    const outside = [
      { id: 'fenland', creditor: 'Fenland Finance', what: null, balance: null },
      { id: 'council', creditor: 'Leeds Council', what: null, balance: null },
    ];
    render(
      <DraftShares
        draft={{ monthly: 100_00, debts: [], outside, adviceFirst: ['fenland'], reachesFloor: true }}
        apart={{ each: [], leftBefore: null }}
        inScheme={false}
      />,
    );
    screen.getByText('Fenland Finance: outside the plan. Talk to us before you pay or write to them.');
    expect(screen.getByText(/You pay them from your budget/u).textContent).not.toContain('Fenland');
  });
});
