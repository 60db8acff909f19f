// @vitest-environment happy-dom

import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Lenders } from '../../staff/case/plan/Lenders.tsx';
import { debtOfPlan, monthOfPlan, standingPlan } from '../../testing/repayment.ts';
import { DraftShares } from './DraftShares.tsx';
import { Payments } from './Payments.tsx';
import { Replies } from './Replies.tsx';

afterEach(cleanup);

const TODAY = '2026-11-20';
const APART = { each: [], leftBefore: null };
const APART_FROM = 'Judg Co: not in these payments. Pay as the court, or the notice you got, says.';
/** £225 a month by the plan, of which £59 would be for a debt of which a court has said what is paid. */
const stands = standingPlan(
  [
    debtOfPlan('Judg Co', {
      payment: 59_00,
      offered: null,
      standing: 'by order',
      next: { step: 'pay as ordered', who: 'you', by: null },
    }),
    debtOfPlan('Fenland', { payment: 166_00 }),
  ],
  [monthOfPlan('2026-12', 166_00)],
);

describe('a debt of a plan that is paid as ordered', () => {
  it('shows no sum with its lender, to its person and in the case (DN-1371)', () => {
    const { unmount } = render(
      <Replies
        stands={stands}
        apart={APART}
        today={TODAY}
        canNote
        waits={false}
        isSumsFirst={false}
        onAsk={() => {}}
        justSaved={() => null}
      />,
    );
    const page = within(screen.getByRole('article', { name: 'Judg Co' }));
    expect(page.getByText('As ordered').isConnected).toBe(true);
    expect(page.queryByText(/£59/u)).toBeNull();
    unmount();
    render(<Lenders stands={stands} apart={APART} waits={false} on={TODAY} />);
    const row = within(screen.getByRole('row', { name: /Judg Co/u }));
    expect(row.getByText('As ordered').isConnected).toBe(true);
    expect(row.queryByText(/£59/u)).toBeNull();
  });

  it('is said to be apart from the payments to come, and from those of a draft (DN-1371)', () => {
    const { unmount } = render(
      <Payments
        planId="p"
        stands={stands}
        apart={APART}
        today={TODAY}
        canNote
        onAsk={() => {}}
        justSaved={() => null}
      />,
    );
    expect(screen.getByText(APART_FROM).isConnected).toBe(true);
    unmount();
    const lender = { what: null, balance: 5000_00 };
    const debts = [
      { id: 'j', creditor: 'Judg Co', ...lender, payment: 59_00, isByOrder: true },
      { id: 'f', creditor: 'Fenland', ...lender, payment: 166_00, isByOrder: false },
    ];
    render(
      <DraftShares
        draft={{ monthly: 225_00, debts, outside: [], adviceFirst: [], reachesFloor: true }}
        apart={APART}
        inScheme={false}
      />,
    );
    expect(screen.getByText('£166 a month, shared like this:').isConnected).toBe(true);
    expect(screen.getByText('As ordered').isConnected).toBe(true);
    expect(screen.queryByText('£59')).toBeNull();
    expect(screen.getByText(APART_FROM).isConnected).toBe(true);
  });
});
