// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { debtOfPlan, standingPlan } from '../../../testing/repayment.ts';
import { KeepForm } from './KeepForm.tsx';

afterEach(cleanup);

/** £110 a month for four, of whom Fenland was offered another sum before. */
function shows(before: number) {
  const onNote = vi.fn(async () => true);
  const open = { standing: 'not offered', offered: null, answer: null } as const;
  const fenland = debtOfPlan('Fenland', {
    ...open,
    payment: 49_00,
    owed: 5380_00,
    offeredOther: { on: '2026-11-02', payment: before, answer: null },
  });
  const others = [
    debtOfPlan('Kestrel', { ...open, payment: 38_00, owed: 4212_00 }),
    debtOfPlan('Barrowby', { ...open, payment: 14_00, owed: 1500_00 }),
    debtOfPlan('Marlow', { ...open, payment: 9_00, owed: 964_00 }),
  ];
  render(
    <KeepForm
      debt={fenland}
      stands={standingPlan([fenland, ...others], [], 110_00)}
      today="2026-11-24"
      onNote={onNote}
      onClose={() => {}}
      error={undefined}
      isSaving={false}
    />,
  );
  return onNote;
}

it('says what is left for the others where an earlier offer is kept (DN-1642)', async () => {
  const onNote = shows(60_00);
  expect(
    screen.queryByText(
      'Your plan then pays Fenland £60 a month, out of the £110 that it pays in all. You need not write to them again. 3 other lenders share the £50 that is left.',
    ),
  ).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep £60' }));
  expect(onNote).toHaveBeenCalledWith({ kind: 'offer kept', debtId: 'Fenland' });
});

it('keeps none that leaves the others too little, and says so in figures (DN-1642)', () => {
  shows(100_00);
  expect(
    screen.queryByText(/£100 for Fenland leaves £10 of that for 3 other lenders\. That is too little\./u),
  ).not.toBeNull();
  expect(screen.queryByText(/Send Fenland your new offer of £49\./u)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Keep £100' })).toBeNull();
});
