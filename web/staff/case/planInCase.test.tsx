// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Router } from '../../shell/router/router.tsx';
import { startApiServer } from '../../testing/apiServer.ts';
import { standAt } from '../../testing/pageAddress.ts';
import { placesFrom } from '../../testing/placesInTest.ts';
import { PlanInCase } from './PlanInCase.tsx';
import { words as say } from './planWords.ts';

const PLAN = {
  id: 'p1',
  shortName: 'DMP',
  state: 'sent',
  stands: null as string | null,
  you: null,
  steps: [],
  theirAnswer: null,
  changes: [],
  doubt: null,
  talk: null,
  waitsForForm: false,
  mayWithdraw: false,
  endsAs: null,
  endings: [] as readonly { how: string; stands: string; you: string }[],
  mayNote: ['ended'],
};

let plan: typeof PLAN = PLAN;
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(() => ({ body: { plan, past: [] } }));
  standAt(server.base);
});
afterAll(() => server.stop());
afterEach(cleanup);

async function open(over: Partial<typeof PLAN>, button = 'It is over') {
  plan = { ...PLAN, ...over };
  render(
    <Router places={placesFrom('/staff')}>
      <PlanInCase customerId="7" mayNote isSaidBeside={false} onChanged={() => undefined} />
    </Router>,
  );
  await screen.findByRole('button', { name: button });
}
const toPlan = () => screen.queryByRole('link', { name: 'Note it in their plan' });

it('notes that its person took it back, once asked again, where that may be noted (DN-1107)', async () => {
  await open({ shortName: 'BS' });
  expect(screen.queryByRole('button', { name: 'They took it back' })).toBeNull();
  cleanup();
  await open({ shortName: 'BS', mayWithdraw: true });
  const adviser = userEvent.setup({ delay: null });
  await adviser.click(screen.getByRole('button', { name: 'They took it back' }));
  screen.getByText(/^From today it says: “You withdrew your application”\./u);
  await adviser.click(screen.getByRole('button', { name: say.yes }));
  await waitFor(() =>
    expect(server.received.find(({ method }) => method === 'POST')?.body).toEqual({
      planId: 'p1',
      from: 'sent',
      to: 'ended',
      isWithdrawn: true,
    }),
  );
});

it('leads to the plan for what follows from its answers, where that is noted there (DN-909)', async () => {
  await open({});
  expect(toPlan()?.getAttribute('href')).toContain('/plan');
  cleanup();
  // Not drawn up here, and of the scheme others decide.
  await open({ mayNote: ['accepted', 'refused', 'ended'] });
  expect(toPlan()).toBeNull();
  cleanup();
  await open({ shortName: 'DAS' });
  expect(toPlan()).toBeNull();
});

it('says of a plan that is drawn up where it is written down that its offers went, and does not ask that of all at once (DN-1022)', async () => {
  const says = /^They write down themselves which offers went/u;
  await open({ state: 'being prepared' });
  screen.getByText(says);
  expect(screen.getByRole('link', { name: 'See their plan' }).getAttribute('href')).toContain('/plan');
  expect(screen.queryByRole('button', { name: 'It was sent' })).toBeNull();
  cleanup();
  // Before it is drawn up.
  await open({ state: 'being prepared', mayNote: ['sent', 'ended'] });
  screen.getByRole('button', { name: 'It was sent' });
  expect(screen.queryByText(says)).toBeNull();
});

it('says the way on of a plan whose end is written down (DN-910)', async () => {
  const says = /^Its end is written down in their plan\./u;
  await open({ state: 'broken' });
  expect(screen.getByText(says).textContent).toContain('draw it up anew');
  cleanup();
  await open({ state: 'broken', mayNote: ['running', 'ended'] });
  expect(screen.queryByText(says)).toBeNull();
});

it('names what was chosen once, also where how it stands does already (DN-1125)', async () => {
  await open({ shortName: 'BS', state: 'running', stands: 'You have Breathing Space' });
  screen.getByText('You have Breathing Space');
  expect(document.body.textContent?.match(/Breathing Space/gu)).toHaveLength(1);
  cleanup();
  await open({ state: 'being prepared' });
  expect(document.body.textContent).toContain(', a debt management plan');
});

it('notes that it was completed or that it was ended early, each with what it means, where it can be either (DN-1218)', async () => {
  const endings = [
    { how: 'completed', stands: 'Your IVA is done', you: 'Keep the certificate.' },
    { how: 'failed', stands: 'Your IVA ended early', you: 'What you owed is yours to pay again.' },
  ];
  server.received.length = 0;
  await open({ shortName: 'IVA', state: 'running', endings }, 'It was completed');
  expect(screen.queryByRole('button', { name: 'It is over' })).toBeNull();
  const adviser = userEvent.setup({ delay: null });
  await adviser.click(screen.getByRole('button', { name: 'It was ended early' }));
  screen.getByText(/^From today it says: “Your IVA ended early”\./u);
  screen.getByText('They read: “What you owed is yours to pay again.”');
  await adviser.click(screen.getByRole('button', { name: say.yes }));
  await waitFor(() =>
    expect(server.received.find(({ method }) => method === 'POST')?.body).toEqual({
      planId: 'p1',
      from: 'running',
      to: 'ended',
      endedHow: 'failed',
    }),
  );
});

it('what could not be kept up for a while is noted to go on, and not to have begun (DN-1277)', async () => {
  await open({ shortName: 'IVA', state: 'broken', mayNote: ['running', 'ended'] });
  screen.getByRole('button', { name: 'It goes on' });
  expect(screen.queryByRole('button', { name: 'It has begun' })).toBeNull();
  cleanup();
  await open({ shortName: 'IVA', state: 'accepted', mayNote: ['running', 'ended'] });
  screen.getByRole('button', { name: 'It has begun' });
});
