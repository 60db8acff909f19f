// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Router } from '../shell/router/router.tsx';
import { startApiServer } from '../testing/apiServer.ts';
import { standAt } from '../testing/pageAddress.ts';
import { placesFrom } from '../testing/placesInTest.ts';
import { PlanToTalkOver } from './PlanToTalkOver.tsx';

const SAYS = 'It was sent, so it does not end by this.';
const PLAN = {
  name: 'Alex',
  number: null,
  isToldAnyway: false,
  hasNumber: true,
  mayRing: false,
  shortName: 'BS',
  adviserConfirmation: 'not needed',
  doubt: 'another fits',
  saidToFit: 'DMP',
  chosenOn: '2026-11-23',
  state: 'sent',
  talkWaits: false,
  caseOf: null,
  understanding: [],
  dueAt: '2026-11-24T14:00:00.000Z',
  notBefore: null,
  attempts: 0,
  alsoWaits: [],
  notes: [],
  safeTimes: [],
  isSafeNow: true,
  nextSafeAt: null,
};

let state = 'sent';
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(({ url }) => {
    if (!url.includes('/outcome')) return { body: { ...PLAN, state } };
    const fields = [{ field: 'outcome', message: SAYS }];
    return { status: 400, body: { error: { code: 'VALIDATION_FAILED', message: SAYS, fields } } };
  });
  standAt(server.base);
});
afterAll(() => server.stop());
afterEach(cleanup);

const open = () =>
  render(
    <Router places={placesFrom('/staff')}>
      <PlanToTalkOver workId="w1" onNoted={() => Promise.resolve()} />
    </Router>,
  );
const goesOn = () => screen.queryByRole('radio', { name: /They go on with it/u });

it('can be noted as going on once its form has gone, and says why it does not end by their not wanting it (DN-1140)', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /They do not want it/u }));
  expect(goesOn()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Save/u }));
  expect((await screen.findByText(SAYS)).getAttribute('role')).toBe('alert');
  cleanup();

  state = 'with an adviser';
  open();
  await screen.findByRole('radio', { name: /They do not want it/u });
  expect(goesOn()).toBeNull();
});
