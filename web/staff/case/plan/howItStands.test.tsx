// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { afterEach, expect, it } from 'vitest';
import { debtOfPlan, monthOfPlan, standingPlan } from '../../../testing/repayment.ts';
import { HowItStands } from './HowItStands.tsx';

afterEach(cleanup);

const READ = {
  on: '2026-11-20',
  waits: false,
  sumsDiffer: false,
  differences: [],
  notInPlan: [],
  draft: null,
  notDrawn: null,
};
/** A plan of £225 a month, of which one debt of £5,000 waits; its other debts are £1,000. */
const waiting = (more: Partial<StandingRepayment> = {}): StandingRepayment => ({
  ...standingPlan(
    [
      debtOfPlan('Fenland', {
        standing: 'advice first',
        next: { step: 'talk with us', who: 'you', by: null },
      }),
      debtOfPlan('Wren', { payment: 59_00, owed: 1000_00, started: 1000_00 }),
    ],
    [monthOfPlan('2026-12', 59_00)],
  ),
  adviceFirst: ['Fenland'],
  endsOn: '2027-10-01',
  sums: { started: 6000_00, corrected: 0, paid: 0, owed: 6000_00, waiting: 5000_00, ordered: 0 },
  ...more,
});
it('has the sum and the day of the page of the plan, and what waits (DN-850, DN-851)', () => {
  const inCase = (stands: StandingRepayment) =>
    render(<HowItStands repayment={READ} stands={stands} isTold={false} />);
  inCase(waiting());
  screen.getByText('£59');
  screen.getByText('1 October 2027');
  expect(screen.getByText('Waits for advice, not in the last payment').nextElementSibling?.textContent).toBe(
    '£5,000',
  );
  cleanup();
  inCase(
    waiting({ endsOn: null, sums: { ...waiting().sums, paid: 6000_00, owed: 0, waiting: 0, ordered: 0 } }),
  );
  expect(screen.queryByText('Last payment')).toBeNull();
});

it('says in words, as the page of the plan does, that its offers wait for the end of what gives time (DN-1397)', () => {
  const offersAfter = { shortName: 'BS', endsOn: '2027-01-23' } as const;
  const inCase = (more: Partial<StandingRepayment>) =>
    render(<HowItStands repayment={READ} stands={waiting({ offersAfter, ...more })} isTold />);
  const rest = /^The offers that have not gone can go from 24 January 2027/u;
  inCase({ stage: 'offers to send' });
  screen.getByText('Waits until Breathing Space is over');
  expect(screen.queryByText('Drawn up, offers to send')).toBeNull();
  expect(screen.queryByText(rest)).toBeNull();
  cleanup();
  inCase({ stage: 'waiting for answers' });
  screen.getByText(rest);
});
