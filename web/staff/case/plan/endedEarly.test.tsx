// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Router } from '../../../shell/router/router.tsx';
import { startApiServer } from '../../../testing/apiServer.ts';
import { standAt } from '../../../testing/pageAddress.ts';
import { placesFrom } from '../../../testing/placesInTest.ts';
import { PlanPart } from './PlanPart.tsx';

const PAST = { id: 'p1', shortName: 'MOR', state: 'left', goesOn: true, changes: [] };

let past = PAST;
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(({ url }) => {
    if (url.includes('/notes')) {
      past = { ...PAST, state: 'ended', goesOn: false };
      return { status: 204 };
    }
    return { body: url.includes('/repayment') ? { repayment: null } : { plan: null, past: [past] } };
  });
  standAt(server.base);
});
afterAll(() => server.stop());
afterEach(cleanup);

const open = (permissions: readonly string[]) =>
  render(
    <Router places={placesFrom('/staff')}>
      <PlanPart customerId="7" permissions={permissions} onChanged={() => undefined} />
    </Router>,
  );

it('notes in a case that a moratorium ended early which another plan follows on, by whoever takes work (DN-949)', async () => {
  open([]);
  await screen.findByRole('heading', { name: 'An earlier plan' });
  expect(screen.queryByRole('button', { name: 'It ended early', hidden: true })).toBeNull();
  cleanup();

  open(['take work']);
  await userEvent.click(await screen.findByRole('button', { name: 'It ended early', hidden: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, note it', hidden: true }));
  const heading = await screen.findByRole('heading', { name: 'An earlier plan' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByRole('button', { name: 'It ended early', hidden: true })).toBeNull();
});
