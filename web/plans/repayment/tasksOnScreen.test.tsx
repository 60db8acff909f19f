// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import type { Repayment, StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { QUESTION_OPEN } from '@towpath/domain/plans/repayment/offersWait.ts';
import { afterEach, expect, it } from 'vitest';
import { debtOfPlan, standingPlan } from '../../testing/repayment.ts';
import { HowItStands } from './HowItStands.tsx';

afterEach(cleanup);

const silent = (id: string) =>
  debtOfPlan(id, { standing: 'silent', next: { step: 'write again', who: 'you', by: null } });
const toSend = (id: string) =>
  debtOfPlan(id, { standing: 'not offered', next: { step: 'send the offer', who: 'you', by: null } });
const shows = (stands: StandingRepayment, differences: Repayment['differences'] = []) =>
  render(
    <HowItStands
      read={{
        planId: 'p',
        sequence: 1,
        today: '2026-11-20',
        canNote: true,
        reminders: { daysBefore: null, canBeMailed: false },
        draft: null,
        notDrawn: null,
        differences,
        notInPlan: [],
        apart: { each: [], leftBefore: null },
        offeredAgain: [],
        stands: null,
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
const links = (debts: StandingRepayment['debts'], task: StandingRepayment['tasks'][number]) => {
  shows({ ...standingPlan(debts, []), tasks: [task] });
  return screen.getAllByRole('link').map(one => [one.textContent, one.getAttribute('href')]);
};

it('leads from a task to the letter of the one lender that it is about (DN-1592)', () => {
  expect(links([silent('Marlow'), debtOfPlan('Wren')], 'write again')).toEqual([
    ['Write again to who has not answered', '/plan/letters?about=Marlow'],
  ]);
});

it('names each of several, with a link to its letter (DN-1592)', () => {
  expect(links([silent('Marlow'), silent('Wren')], 'write again')).toEqual([
    ['Marlow', '/plan/letters?about=Marlow'],
    ['Wren', '/plan/letters?about=Wren'],
  ]);
  expect(document.body.textContent).toContain('Write again to who has not answered: Marlow Wren');
});

it('leads to the list where all offers are still to go (DN-1592)', () => {
  expect(links([toSend('Marlow'), toSend('Wren')], 'send offers')).toEqual([
    ['Send your offers', '/plan/letters'],
  ]);
});

it('says that some offers went and some did not, where its heading names those to send (DN-1703)', () => {
  const plan = standingPlan([toSend('Marlow'), silent('Wren')], []);
  const headline = { says: 'offers to send', count: 1, of: 2 } as const;
  shows({ ...plan, stage: 'waiting for answers', headline, tasks: ['send offers'] });
  expect(document.body.textContent).toContain('Some offers sent, some to send');
  cleanup();
  shows({ ...plan, stage: 'waiting for answers', headline: { says: 'answers', count: 1, of: 2 }, tasks: [] });
  expect(document.body.textContent).toContain('Offers sent, waiting for answers');
});

it('names the payments to set up before the first, and else that there is nothing to do (DN-1704)', () => {
  const plan = { ...standingPlan([debtOfPlan('Marlow')], []), tasks: [] };
  shows({ ...plan, stage: 'first payment to come' });
  expect(document.body.textContent).toContain('Set up your payments');
  cleanup();
  shows({ ...plan, stage: 'running' });
  expect(document.body.textContent).toContain('There is nothing for you to do today.');
});

it('does not say that there is nothing to do while a question is open on the page (DN-1732)', () => {
  const plan = { ...standingPlan([debtOfPlan('Marlow')], []), tasks: [] };
  shows({ ...plan, stage: 'running', offersAfter: QUESTION_OPEN });
  expect(document.body.textContent).not.toContain('There is nothing for you to do');
  expect(document.body.textContent).toContain('Each month');
});

it('leads to put the sums right, and not to send offers, while they do not add up (DN-1717)', () => {
  const headline = { says: 'offers to send', count: 2, of: 2 } as const;
  const plan = {
    ...standingPlan([toSend('Marlow'), toSend('Wren')], []),
    headline,
    tasks: ['send offers'] as const,
  };
  const stands = { ...plan, tasks: [...plan.tasks] };
  shows(stands, ['more than is left']);
  expect(screen.queryByText('Send your offers')).toBeNull();
  screen.getByText('Put the sums of your plan right: they no longer add up');
  cleanup();
  shows(stands);
  screen.getByText('Send your offers');
});
