// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Router } from '../../../shell/router/router.tsx';
import { startApiServer } from '../../../testing/apiServer.ts';
import { standAt } from '../../../testing/pageAddress.ts';
import { placesFrom } from '../../../testing/placesInTest.ts';
import { PlanPart } from './PlanPart.tsx';
import type { PlanOfCase } from './WayThere.tsx';

const STEP = { who: 'You both', says: 'You add what is missing.', at: null, until: null, is: 'by' };
const PLAN = {
  id: 'p1',
  shortName: 'DRO',
  state: 'being prepared',
  stands: null,
  doubt: null,
  whileItRuns: [] as readonly string[],
  covers: undefined as PlanOfCase['covers'],
  mayNote: [],
  changes: [],
  steps: [
    { ...STEP, what: 'You and your adviser fill in the form', isDone: true, on: '2026-11-24' },
    { ...STEP, what: 'The form goes in', isDone: false, on: null },
  ],
};

let plan: typeof PLAN | null = PLAN;
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(({ url }) => ({
    body: url.includes('/repayment') ? { repayment: null } : { plan, past: [] },
  }));
  standAt(server.base);
});
afterAll(() => server.stop());
afterEach(cleanup);

function open() {
  render(
    <Router places={placesFrom('/staff')}>
      <PlanPart customerId="7" permissions={[]} onChanged={() => undefined} />
    </Router>,
  );
}

it('shows the way of what is not repaid, with what is done, under the plan in a case (DN-415)', async () => {
  open();
  await screen.findByRole('heading', { name: 'The form goes in' });
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual([
    expect.stringMatching(/^You and your adviser fill in the formDone\. You both, Tuesday 24 November/u),
    expect.stringContaining('The form goes in'),
  ]);
});

it('does not say of what will be repaid that nothing is: its plan is not drawn up yet (DN-593)', async () => {
  plan = { ...PLAN, shortName: 'DAS', state: 'chosen' };
  open();
  await screen.findByText(/^There is no plan to repay by yet/u);
  expect(screen.queryByText(/^Nothing is repaid/u)).toBeNull();
  cleanup();
  plan = PLAN;
  open();
  await screen.findByText(/^Nothing is repaid by a plan here/u);
  expect(screen.queryByText(/^There is no plan to repay by yet/u)).toBeNull();
});

it('says that there is no plan where nothing is chosen (DN-415)', async () => {
  plan = null;
  open();
  await screen.findByText(/^They repay by no plan here/u);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

it('says what its person keeps to while it runs, as they read it (DN-1375)', async () => {
  plan = { ...PLAN, state: 'running', whileItRuns: ['Tell the lender.'] };
  open();
  await screen.findByRole('heading', { name: 'While it runs, as they read it' });
  expect(screen.getByText('Tell the lender.').isConnected).toBe(true);
});

it('says which debts are in what protects them, and which are not and why, as they read it (DN-1458)', async () => {
  const covers = {
    inIt: [{ id: 'a', name: 'Kestrel Cards', owed: 9000_00 }],
    outside: [{ id: 'b', name: 'Leeds Council', why: 'told later' as const }],
  };
  plan = { ...PLAN, state: 'running', covers };
  open();
  await screen.findByRole('heading', { name: 'What a debt relief order covers' });
  const listed = (name: string) => screen.getByRole('list', { name }).textContent;
  expect(listed('In it')).toBe('Kestrel Cards£9,000');
  expect(listed('Not in it')).toBe('Leeds CouncilYou told us of it after the form.');
  cleanup();
  plan = { ...PLAN, state: 'running', covers: null };
  open();
  expect((await screen.findByText(/^We can’t tell which debts are in it/u)).isConnected).toBe(true);
});
