// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseSummary } from '@towpath/contracts/api/staffCases.ts';
import { ERRORS } from '@towpath/contracts/errors/errors.ts';
import { LiveRegion } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Pages, Router } from '../shell/router/router.tsx';
import { startApiServer } from '../testing/apiServer.ts';
import { standAt } from '../testing/pageAddress.ts';
import { placesFrom } from '../testing/placesInTest.ts';
import { StaffPage } from './StaffPage.tsx';

configure({ asyncUtilTimeout: 10_000 });

const CASE: AnswerOf<typeof caseSummary> = {
  name: 'Ian Weir',
  email: null,
  number: null,
  isNumberHeld: false,
  givenWith: { name: null, number: null, email: null },
  pressing: null,
  putRight: { name: null, phone: null, household: null },
  hasAccount: false,
  session: null,
  nation: 'Wales',
  left: null,
  income: 0,
  outgoings: 0,
  debts: { count: 0, comeFirst: 0, total: 0 },
  household: null,
  plan: null,
  flags: [],
  waits: { callWorkId: null, chatId: null },
  safe: {
    isTold: false,
    mayRing: true,
    isSafeNow: true,
    isTooSoon: false,
    next: null,
    safeTimes: [],
    leaveMessage: false,
    neutralWords: false,
    sayToOthers: null,
  },
  looks: 1,
};
const ANSWERS: Readonly<Record<string, object>> = {
  '/staff/api/cases/7': CASE,
  '/staff/api/cases/7/notes': { notes: [], tasks: [] },
  '/staff/api/tasks': { items: [] },
  '/staff/api/tasks/counts': { work: { waiting: 0, late: 0 }, chats: null },
};
const refused = (code: 'NOT_SIGNED_IN' | 'NOT_FOUND') => ({
  status: ERRORS[code].status,
  body: { error: { code, message: ERRORS[code].message } },
});

/** Who is signed in; null where nobody is. */
let member: string | null;
/** Whether the browser still has the cookie of a sign-in that ended; without one staff calls are not there. */
let hasCookie: boolean;
/** How often it is still said who is signed in, before the sign-in ends. */
let saysMe: number;
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(({ method, url, body }) => {
    if (method === 'POST' && url === '/staff/api/session') {
      member = (body as { email: string }).email;
      return { body: me() };
    }
    if (member === null) return refused(hasCookie ? 'NOT_SIGNED_IN' : 'NOT_FOUND');
    if (url === '/staff/api/me') {
      const answer = me();
      saysMe -= 1;
      if (saysMe === 0) member = null;
      return { body: answer };
    }
    if (method === 'POST') return { status: 204 };
    return ANSWERS[url] ? { body: ANSWERS[url] } : refused('NOT_FOUND');
  });
  standAt(server.base);
});
afterAll(() => server.stop());
beforeEach(() => {
  member = 'jo@towpath.example';
  hasCookie = true;
  saysMe = Number.POSITIVE_INFINITY;
  server.received.length = 0;
});
afterEach(() => cleanup());

const me = () => ({
  name: 'Jo Staithe',
  email: member,
  role: 'adviser',
  permissions: ['see work', 'see cases', 'change cases'],
});
const asked = (path: string) => server.received.filter(({ url }) => url === `/staff/api${path}`).length;
const signIn = () => screen.findByRole('heading', { level: 1, name: 'Sign in to the console' });
const note = () => screen.findByLabelText<HTMLTextAreaElement>('Write a note');

function open(address: string) {
  render(
    <LiveRegion>
      <Router places={placesFrom(address)}>
        <Pages
          pages={{ '/staff': StaffPage, '/staff/:area/:id': StaffPage, '/staff/:area/:id/:part': StaffPage }}
        />
      </Router>
    </LiveRegion>,
  );
  return userEvent.setup({ delay: null });
}

async function signInAs(adviser: ReturnType<typeof open>, email: string) {
  await adviser.type(screen.getByLabelText('Email'), email);
  await adviser.type(screen.getByLabelText('Password'), 'a barge, a lock and a heron');
  await adviser.type(screen.getByLabelText('Code from your app'), '123456');
  await adviser.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('asks for a new sign-in, with the focus there, once one has ended while the list is read; it asks few times (PT-530)', async () => {
  saysMe = 1;
  open('/staff');
  const heading = await signIn();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getAllByText(/You were signed out/u)).toHaveLength(1);
  // Long enough for more than one to be asked in a row.
  await new Promise(resolve => setTimeout(resolve, 300));
  expect(asked('/me')).toBeLessThanOrEqual(4);
  expect(screen.queryAllByRole('heading', { name: 'Sign in to the console' })).toHaveLength(1);
});

it('leads from a note that is not taken any more to the sign-in at once, and has it there again for the same member (PT-530, PT-531)', async () => {
  const adviser = open('/staff/case/7/notes');
  await adviser.type(await note(), 'He rings his bank himself.');
  member = null;
  await adviser.click(screen.getByRole('button', { name: 'Add note' }));
  const heading = await signIn();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.body.textContent).not.toMatch(/Ian Weir|rings his bank/u);
  await signInAs(adviser, 'jo@towpath.example');
  expect((await note()).value).toBe('He rings his bank himself.');
  await adviser.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(async () => expect((await note()).value).toBe(''));
  expect(
    server.received.filter(({ method, url }) => method === 'POST' && url.endsWith('/notes')).at(-1)?.body,
  ).toMatchObject({ text: 'He rings his bank himself.' });
});

it('does so too where another tab signed out, and asks once where only the case is not found (PT-530, PT-531)', async () => {
  const adviser = open('/staff/case/nobody/notes');
  await screen.findByRole('heading', { level: 1, name: 'There is no such page' });
  await new Promise(resolve => setTimeout(resolve, 300));
  expect(asked('/me')).toBe(2);
  cleanup();
  open('/staff/case/7/notes');
  await adviser.type(await note(), 'She left the tab.');
  member = null;
  hasCookie = false;
  await adviser.click(screen.getByRole('button', { name: 'Add note' }));
  const heading = await signIn();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await signInAs(adviser, 'jo@towpath.example');
  expect((await note()).value).toBe('She left the tab.');
});

it('has nothing of it for another member, also not for the first one later (PT-531)', async () => {
  const adviser = open('/staff/case/7/notes');
  await adviser.type(await note(), 'Only mine.');
  for (const email of ['megan@towpath.example', 'jo@towpath.example']) {
    member = null;
    await adviser.click(screen.getByRole('button', { name: 'Add note' }));
    await signIn();
    await signInAs(adviser, email);
    expect((await note()).value).toBe('');
  }
});
