// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { afterEach, expect, it } from 'vitest';
import { debtOfPlan, standingPlan } from '../../testing/repayment.ts';
import type { Asked } from './changes/asked.ts';
import { isLeading, LeadingTask } from './LeadingTask.tsx';

afterEach(cleanup);

const untold = (due: string): StandingRepayment['past'][number] => ({
  due,
  on: `${due}-01`,
  paid: 0,
  state: 'not marked',
  open: ['Kestrel'],
  shares: [{ debtId: 'Kestrel', payment: 1_00 }],
});
const shown = (
  task: StandingRepayment['tasks'][number],
  leads: NonNullable<StandingRepayment['headline']['leads']>,
  mayNote: readonly 'broken'[] = [],
) => {
  const asked: Asked[] = [];
  const plan = standingPlan([debtOfPlan('Kestrel')], []);
  const stands: StandingRepayment = {
    ...plan,
    headline: { ...plan.headline, leads },
    past: [untold('2027-02'), untold('2027-01')],
  };
  const { container } = render(
    <LeadingTask
      task={task}
      stands={stands}
      today="2027-02-20"
      plan={{ mayNote: [...mayNote] }}
      back="/journey/advice"
      canNote
      onAsk={one => asked.push(one)}
    />,
  );
  return { asked, stands, says: container.textContent ?? '' };
};
const links = () => screen.getAllByRole('link').map(one => [one.textContent, one.getAttribute('href')]);

it('leads from the look at token payments to the advice, and takes down that it was had (DN-1690)', () => {
  const { asked, stands, says } = shown('tokens over', 'tokens over');
  expect(isLeading('tokens over', stands)).toBe(true);
  expect(says).toContain(
    'Look at your budget and your advice again: the time of your token payments is over.',
  );
  expect(links()).toEqual([['See your advice', '/journey/advice']]);
  fireEvent.click(screen.getByRole('button', { name: 'I’ve looked at my budget again' }));
  expect(asked).toEqual([{ kind: 'reviewed' }]);
});

it('leads from payments that were not told to where to say so, and to say that it cannot be kept up (DN-1692)', () => {
  const { stands, says } = shown('mark payments', 'payments untold', ['broken']);
  expect(isLeading('mark payments', stands)).toBe(true);
  expect(says).toContain('Tell us about 2 payments: which you paid, and which you did not.');
  expect(links()).toEqual([
    ['See the payments', '#payments'],
    ['I can’t keep it up', '#noting'],
  ]);
});

it('is no more than a line where one payment alone was not told (DN-1692)', () => {
  expect(isLeading('mark payments', standingPlan([], []))).toBe(false);
});
