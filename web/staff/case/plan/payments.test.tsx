// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Payments } from './Payments.tsx';

afterEach(cleanup);

it('has a payment that was made before its day, under words that are true of it (DN-1681)', () => {
  const paid = { due: '2027-01', on: '2027-01-04', paid: 8_00, state: 'paid' as const };
  render(
    <Payments stands={{ past: [{ ...paid, open: [], shares: [] }], toCome: [], breaks: [], debts: [] }} />,
  );
  const table = screen.getByRole('table', { name: 'Paid, or due by today' });
  const row = within(table).getByRole('row', { name: /^January 2027/u });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['4 January 2027', '£8', 'Paid']);
});
