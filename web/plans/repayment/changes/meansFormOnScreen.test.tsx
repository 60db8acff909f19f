// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { debtOfPlan, standingPlan } from '../../../testing/repayment.ts';
import { MeansForm } from './MeansForm.tsx';

afterEach(cleanup);

/** £225 a month by the plan, of which £59 would be for a debt that may be paid as ordered. */
function shows(standing: 'by order' | 'accepts') {
  const onNote = vi.fn(async () => true);
  const debts = [debtOfPlan('Judg Co', { payment: 59_00, standing }), debtOfPlan('Fenland')];
  render(
    <MeansForm
      stands={standingPlan(debts, [])}
      today="2026-11-24"
      onNote={onNote}
      onClose={() => {}}
      error={undefined}
      isSaving={false}
    />,
  );
  const says = async (sum: string) => {
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, sum);
    await userEvent.click(screen.getByRole('button', { name: 'Change the sum' }));
  };
  return { onNote, says };
}

it('asks for what is shared beside what is paid as ordered, and says so (DN-1491)', async () => {
  const { onNote, says } = shows('by order');
  expect(screen.queryByText(/^It is £166 now\./u)).not.toBeNull();
  expect(
    screen.queryByText(
      'This is without what you pay Judg Co as ordered. That stays apart, and does not change.',
    ),
  ).not.toBeNull();
  await says('166');
  expect(onNote).not.toHaveBeenCalled();
  await says('150');
  expect(onNote).toHaveBeenCalledWith({ kind: 'means changed', monthly: 150_00 });
});

it('asks for the sum of the whole plan where nothing is ordered (DN-1491)', () => {
  shows('accepts');
  expect(screen.queryByText(/^It is £225 now\./u)).not.toBeNull();
  expect(screen.queryByText(/as ordered/u)).toBeNull();
});
