// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { debtOfPlan, monthOfPlan, standingPlan } from '../../testing/repayment.ts';
import { GoingDownCard } from '../card/GoingDownCard.tsx';
import { GoingDown } from './GoingDown.tsx';
import { HowItStands } from './HowItStands.tsx';

afterEach(cleanup);

const TODAY = '2026-11-20';
const YEARS = [
  { year: 2026, pays: 100_00, left: 900_00, isOver: false },
  { year: 2027, pays: 900_00, left: 0, isOver: false },
];
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
  years: YEARS,
  ...more,
});
const page = (stands: StandingRepayment) =>
  render(
    <HowItStands
      read={{
        planId: 'p',
        sequence: 1,
        today: TODAY,
        canNote: true,
        reminders: { daysBefore: null, canBeMailed: false },
        draft: null,
        notDrawn: null,
        differences: [],
        notInPlan: [],
        apart: { each: [], leftBefore: null },
        offeredAgain: [],
        stands,
        happened: [],
      }}
      stands={stands}
      waits={false}
      line="above"
      plan={{ mayNote: [] }}
      back="/journey/advice"
      onAsk={() => {}}
    />,
  );
const OUT = 'This leaves out £5,000 that waits until we have talked.';

describe('a plan of which a debt waits for advice', () => {
  it('is clear without it, and its page says what that leaves out (DN-850)', () => {
    page(waiting());
    expect(screen.getByText('Clear in').nextElementSibling?.textContent).toBe('Oct 2027');
    expect(screen.getByText('Each month').nextElementSibling?.textContent).toBe('£59');
    screen.getByText(new RegExp(OUT, 'u'));
    cleanup();
    page(waiting({ endsOn: null, years: [], sums: { ...waiting().sums, waiting: 6000_00, ordered: 0 } }));
    screen.getByText('All that is left in this plan waits until we have talked.');
    cleanup();
    page(waiting({ sums: { ...waiting().sums, waiting: 0, ordered: 0 } }));
    expect(screen.queryByText(/leaves out/u)).toBeNull();
  });

  it('goes down in the picture by what does not wait, on its page and on the dashboard (DN-850)', () => {
    render(<GoingDown stands={waiting()} today={TODAY} />);
    expect(screen.getByRole('img').textContent).toContain('2026 £900, 2027 £0');
    screen.getByText('£1,000 today');
    screen.getByText(OUT);
    cleanup();
    render(<GoingDownCard of={{ ...waiting(), today: TODAY }} />);
    screen.getByRole('heading', { name: '£0 paid, £1,000 to go' });
    screen.getByText(OUT);
  });
});
