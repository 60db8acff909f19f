// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Plan } from '@towpath/contracts/api/plans.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApiInDom } from '../testing/apiInDom.ts';
import { testOutbox } from '../testing/outbox.ts';
import { showPart } from '../testing/stepInDom.tsx';
import { LeaveSent } from './LeavePlan.tsx';

let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(({ url }) =>
    url.startsWith('/content/site') ? { body: { callFromNumber: '0113 496 0111' } } : { body: {} },
  );
});
afterAll(() => server.stop());
afterEach(cleanup);

const planOf = (shortName: string, state: Plan['state'], mayNote: Plan['mayNote']) => ({
  id: 'p1',
  product: { shortName, name: shortName },
  state,
  mayNote,
});

it('a plan that they said no to is left after what leaving does is read (DN-875)', async () => {
  let isLeft = false;
  const person = showPart(
    <LeaveSent
      plan={planOf('DMP', 'refused', ['being prepared', 'ended'])}
      onLeft={() => {
        isLeft = true;
      }}
    />,
    testOutbox(),
  );
  await person.click(screen.getByRole('button', { name: 'Leave the plan' }));
  screen.getByText(/^The debts stay, and lenders can ask for what you agreed at first/u);
  await person.click(screen.getByRole('button', { name: 'Yes, leave it' }));
  await waitFor(() => expect(isLeft).toBe(true));
  expect(server.received.find(({ url }) => url === '/plans/mine/p1/notes')?.body).toEqual({
    from: 'refused',
    to: 'ended',
  });
});

it('what others decide on is left by ringing us, and offers no button for it (DN-875)', async () => {
  showPart(<LeaveSent plan={planOf('DRO', 'sent', [])} onLeft={() => {}} />, testOutbox());
  const ring = await screen.findByRole('link', { name: /0113/u });
  expect(ring.getAttribute('href')).toBe('tel:01134960111');
  screen.getByText(/^To stop it, ring us first/u);
  expect(screen.queryByRole('button')).toBeNull();
});

it('what was refused is not under way, so that nothing says how to stop it (DN-1066)', async () => {
  showPart(
    <>
      <LeaveSent plan={planOf('DRO', 'sent', [])} onLeft={() => {}} />
      <LeaveSent plan={planOf('DRO', 'refused', [])} onLeft={() => {}} />
    </>,
    testOutbox(),
  );
  await screen.findByRole('link', { name: /0113/u });
  expect(screen.getAllByText(/^To stop it, ring us first/u)).toHaveLength(1);
});
