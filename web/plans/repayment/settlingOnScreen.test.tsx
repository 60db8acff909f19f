// @vitest-environment happy-dom

import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Lenders } from '../../staff/case/plan/Lenders.tsx';
import { Payments as PaymentsInCase } from '../../staff/case/plan/Payments.tsx';
import { debtOfPlan, monthOfPlan, standingPlan } from '../../testing/repayment.ts';
import { Payments } from './Payments.tsx';
import { Replies } from './Replies.tsx';

afterEach(cleanup);

const APART = { each: [], leftBefore: null };
const SHOWN = {
  apart: APART,
  canNote: true,
  waits: false,
  isSumsFirst: false,
  onAsk: () => {},
  justSaved: () => null,
};
/** £26 a month for a lender who agreed to settle by 10 December, and £144 for another. */
const stands = standingPlan(
  [
    debtOfPlan('Marlow', {
      payment: 26_00,
      standing: 'settles',
      next: { step: 'pay the settlement', who: 'you', by: '2026-12-10' },
    }),
    debtOfPlan('Fenland', { payment: 144_00 }),
  ],
  [{ ...monthOfPlan('2026-12', 144_00), resting: ['Marlow'] }],
);

describe('a lender who agreed to settle', () => {
  const replyOn = (today: string) => {
    render(<Replies stands={stands} today={today} {...SHOWN} />);
    return within(screen.getByRole('article', { name: 'Marlow' }));
  };

  it('gets no share for now, which is kept towards the settlement, until its day has passed (DN-1492)', () => {
    const before = replyOn('2026-12-01');
    expect(before.getByText('None for now').isConnected).toBe(true);
    expect(before.getByText(/Until then, keep their monthly share towards it\./u).isConnected).toBe(true);
    expect(before.queryByText('£26')).toBeNull();
    cleanup();
    const after = replyOn('2026-12-11');
    expect(after.getByText('£26').isConnected).toBe(true);
    expect(after.getByText(/the day to pay what you agreed has passed\./u).isConnected).toBe(true);
  });

  it.each([
    ['2026-12-01', /Marlow agreed to settle\. Payments up to 10 December 2026 leave them out/u],
    ['2026-12-11', /The day to settle with Marlow, 10 December 2026, has passed\..*£26 a month/u],
  ])('is told of where payments are read: %s (DN-1492)', (today, says) => {
    render(<Payments planId="p" stands={stands} today={today} {...SHOWN} />);
    expect(screen.getByText(says).isConnected).toBe(true);
  });

  it('is in the case as on the plan, and in no break (DN-1492)', async () => {
    render(<Lenders stands={stands} apart={APART} waits={false} on="2026-12-01" />);
    expect(within(screen.getByRole('row', { name: /Marlow/u })).getByText('None for now').isConnected).toBe(
      true,
    );
    cleanup();
    render(<PaymentsInCase stands={stands} />);
    await userEvent.click(screen.getByText(/^To come/u));
    expect(document.body.textContent).toContain('£144, without Marlow: agreed to settle');
    expect(document.body.textContent).not.toContain('break with');
  });
});
