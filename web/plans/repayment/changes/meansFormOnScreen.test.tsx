// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Repayment } from '@towpath/contracts/api/repayment.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { debtOfPlan, standingPlan } from '../../../testing/repayment.ts';
import { MeansForm } from './MeansForm.tsx';

afterEach(cleanup);

/** £225 a month by the plan, of which £59 would be for a debt that may be paid as ordered. */
function shows(standing: 'by order' | 'accepts', draft: Repayment['draft'] = null) {
  const onNote = vi.fn(async () => true);
  const debts = [debtOfPlan('Judg Co', { payment: 59_00, standing }), debtOfPlan('Fenland')];
  render(
    <MeansForm
      stands={standingPlan(debts, [])}
      today="2026-11-24"
      draft={draft}
      notDrawn={null}
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

it('asks in figures before it keeps more than the budget has, and keeps it once that is said to be right (DN-1602)', async () => {
  const draft = { monthly: 225_00, debts: [], outside: [], adviceFirst: [], reachesFloor: true };
  const { onNote, says } = shows('accepts', draft);
  const isRight = () => screen.queryByRole('button', { name: 'It is right: I have more now' });
  await says('2000');
  expect(onNote).not.toHaveBeenCalled();
  const asks = 'Your budget has £225 a month for these debts, and you put in £2,000. Check the sum';
  expect(screen.queryByText(asks)).not.toBeNull();
  expect(screen.getByRole('textbox').getAttribute('value')).toBe('2,000');
  expect(isRight()).not.toBeNull();
  await says('200');
  // Less is asked about in other words.
  expect(isRight()).toBeNull();
  await says('300');
  await userEvent.click(isRight() ?? document.body);
  expect(onNote).toHaveBeenLastCalledWith({
    kind: 'means changed',
    monthly: 300_00,
    isMoreThanBudget: true,
  });
});

it('asks too before it keeps less than the budget has, and says what the letters then say (DN-1641)', async () => {
  const draft = { monthly: 240_00, debts: [], outside: [], adviceFirst: [], reachesFloor: true };
  const { onNote, says } = shows('accepts', draft);
  await says('180');
  expect(onNote).not.toHaveBeenCalled();
  const asks = 'Your budget has £240 a month for these debts, and you put in £180. Check the sum';
  expect(screen.queryByText(asks)).not.toBeNull();
  expect(screen.queryByText(/your letters then say that you keep some back/u)).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Put my budget right' })).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'It is right: I keep some back' }));
  expect(onNote).toHaveBeenLastCalledWith({ kind: 'means changed', monthly: 180_00 });
  await says('240');
  expect(onNote).toHaveBeenLastCalledWith({ kind: 'means changed', monthly: 240_00 });
});

it('has two choices while it asks, of which the first goes back to the sum, and tells another sum as ever (DN-1723)', async () => {
  const draft = { monthly: 225_00, debts: [], outside: [], adviceFirst: [], reachesFloor: true };
  const { onNote, says } = shows('accepts', draft);
  const buttons = () => screen.getAllByRole('button').map(one => one.textContent);
  await says('400');
  expect(buttons()).toEqual(['Put in another sum', 'It is right: I have more now']);
  await userEvent.click(screen.getByRole('button', { name: 'Put in another sum' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(onNote).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByRole('textbox'));
  expect(buttons()).toEqual(['Change the sum', 'Not now']);
});
