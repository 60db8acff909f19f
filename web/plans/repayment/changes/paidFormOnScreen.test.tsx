// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { afterEach, expect, it } from 'vitest';
import { PaidForm } from './PaidForm.tsx';

afterEach(cleanup);

/** A plan of two lenders of whom one needs less than was offered, with a month that was not marked. */
const stands = {
  terms: {
    way: 'pro rata',
    answerDays: { from: 14, by: 28 },
    floor: 5_00,
    silence: 'write again',
    paidTo: 'each creditor',
  },
  debts: [
    { id: 'fenland', creditor: 'Fenland', payment: 166_00 },
    { id: 'marlow', creditor: 'Marlow', payment: 59_00 },
  ],
  toCome: [],
  past: [
    {
      due: '2026-12',
      on: '2026-12-01',
      paid: 0,
      state: 'not marked',
      open: ['fenland', 'marlow'],
      shares: [
        { debtId: 'fenland', payment: 221_00 },
        { debtId: 'marlow', payment: 4_00 },
      ],
    },
  ],
  // The form reads nothing else of a plan: a whole one would hide what the test is about.
} as unknown as StandingRepayment;

it('the form of a payment says of an older month what it books, and not what was offered once (DN-657)', () => {
  const none = () => {};
  render(
    <PaidForm
      stands={stands}
      today="2027-02-10"
      due="2026-12"
      onNote={async () => true}
      onClose={none}
      error={undefined}
      isSaving={false}
    />,
  );
  const options = screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent ?? '');
  expect(options[0]).toContain('£225');
  expect(options[1]).toMatch(/Fenland.*£221/u);
  expect(options[2]).toMatch(/Marlow.*£4/u);
});
