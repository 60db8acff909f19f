// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { debtOfPlan, standingPlan } from '../../../testing/repayment.ts';
import { ReviewForm } from './EndForm.tsx';

afterEach(cleanup);

it.each([
  ['a year', undefined],
  ['6 months', 6],
])('says when we ask again: in %s (DN-1684)', (when, reviewMonths) => {
  const plan = standingPlan([debtOfPlan('Fenland')], []);
  const terms = { ...plan.terms, ...(reviewMonths !== undefined && { reviewMonths }) };
  render(
    <ReviewForm
      stands={{ ...plan, terms }}
      today="2026-11-24"
      onNote={async () => true}
      onClose={() => {}}
      error={undefined}
      isSaving={false}
    />,
  );
  expect(screen.getByText(/We ask again in/u).textContent).toContain(`We ask again in ${when}.`);
});
