// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Plan } from '@towpath/contracts/api/plans.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApiInDom } from '../testing/apiInDom.ts';
import { testOutbox } from '../testing/outbox.ts';
import { showPart } from '../testing/stepInDom.tsx';
import { LeaveSent, LeaveUnsent } from './LeavePlan.tsx';

let letters: readonly { readonly to: string; readonly wentOn: string | null }[];
let application: unknown;
let lettersFail = false;
let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(({ url }) => {
    if (url.startsWith('/content/site')) return { body: { callFromNumber: '0113 496 0111' } };
    if (url.startsWith('/letters/mine'))
      return lettersFail ? { status: 500, body: {} } : { body: { letters } };
    if (url.startsWith('/plans/mine/repayment')) return { body: { repayment: null } };
    return { body: url.startsWith('/applications/mine') ? { application } : {} };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  [letters, application, lettersFail] = [[], null, false];
});
afterEach(cleanup);

const planOf = (shortName: string, state: Plan['state'], mayNote: Plan['mayNote']) => ({
  id: 'p1',
  product: { shortName, name: shortName },
  state,
  mayNote,
  changes: [],
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

it('what runs by law says who alone ends it, and leads to a talk, with no button for it (DN-1221)', async () => {
  const who = {
    DAS: 'the DAS Administrator',
    IVA: 'the firm that runs it',
    PTD: 'the trustee',
    DRO: 'the official receiver',
  };
  for (const [shortName, name] of Object.entries(who)) {
    showPart(<LeaveSent plan={planOf(shortName, 'running', ['broken'])} onLeft={() => {}} />, testOutbox());
    const says = await screen.findByText(/^You can’t end it here/u);
    expect(says.textContent).toContain(`only ${name} can.`);
    expect(says.textContent?.includes('Your money adviser asks them')).toBe(shortName === 'DAS');
    const talk = screen.getByRole('link', { name: 'Ask us to ring you, or book a talk' });
    expect(talk.getAttribute('href')).toContain('#talk');
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
  }
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

/** Who is about to leave a plan that is being prepared. */
async function aboutToLeave(shortName: string) {
  const plan = planOf(shortName, 'being prepared', []);
  const person = showPart(<LeaveUnsent plan={plan} onLeft={() => {}} />, testOutbox());
  await person.click(screen.getByRole('button', { name: /any more$/u }));
}

it('a plan of which nothing went says so (DN-1100)', async () => {
  letters = [{ to: 'Kestrel Cards', wentOn: null }];
  await aboutToLeave('DRO');
  expect(await screen.findByText(/^Nothing was sent/u)).toHaveProperty(
    'textContent',
    'Nothing was sent to anyone. You can choose again at any time.',
  );
});

it('a plan that waits for a talk names whom letters went to, and does not say that nothing was sent (DN-1100)', async () => {
  letters = [
    { to: 'Kestrel Cards', wentOn: '2026-11-20' },
    { to: 'Harbour Bank', wentOn: '2026-11-20' },
  ];
  await aboutToLeave('DMP');
  await screen.findByText(/^Letters or offers went to Kestrel Cards and Harbour Bank\./u);
  screen.getByText(/Leaving takes none of that back/u);
  expect(screen.queryByText(/Nothing was sent/u)).toBeNull();
});

it('a plan whose form is on its way names who is being sent it (DN-1100)', async () => {
  application = { receiver: 'The official receiver', state: 'being sent', sent: null };
  await aboutToLeave('DRO');
  await screen.findByText(/^Your form is on its way to the official receiver\. Ring us first/u);
  expect(screen.queryByText(/Nothing was sent/u)).toBeNull();
});

it('a plan with a form says that its answers are in the next one (DN-1110, DN-1243)', async () => {
  application = { receiver: 'The official receiver', state: 'being filled in', sent: null };
  await aboutToLeave('DRO');
  expect(await screen.findByText(/^Nothing was sent/u)).toHaveProperty(
    'textContent',
    'Nothing was sent to anyone. You can choose again at any time. What you gave in its form is then in the new one, for you to look through.',
  );
});

it('nothing is claimed of what was sent where that cannot be read, and the plan can be left all the same (DN-1100)', async () => {
  lettersFail = true;
  await aboutToLeave('DRO');
  await screen.findByText(/^We can’t look up right now what was sent/u);
  expect(screen.queryByText(/Nothing was sent/u)).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Yes, leave it' })).toHaveLength(1);
});
