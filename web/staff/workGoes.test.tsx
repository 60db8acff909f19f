// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { staffWork, workCall } from '@towpath/contracts/api/staffWork.ts';
import { ERRORS } from '@towpath/contracts/errors/errors.ts';
import { LiveRegion } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Pages, Router } from '../shell/router/router.tsx';
import { startApiServer } from '../testing/apiServer.ts';
import { standAt } from '../testing/pageAddress.ts';
import { placesFrom } from '../testing/placesInTest.ts';
import { StaffPage } from './StaffPage.tsx';
import { forgetTyped } from './typed.ts';

configure({ asyncUtilTimeout: 10_000 });

const ITEM: AnswerOf<typeof staffWork>['items'][number] = {
  id: 'w1',
  kind: 'callback',
  dueAt: '2026-11-24T20:00:00.000Z',
  lateAfter: '2026-11-24T20:00:00.000Z',
  beginsAt: null,
  notBefore: null,
  danger: 0,
  pressing: null,
  createdAt: '2026-11-24T09:00:00.000Z',
  attempts: 0,
  lastOutcome: null,
  callKind: 'hard-dropout',
  safe: { isSafeNow: true, isAnyTime: true, isTooSoon: false, until: null, next: null },
  nation: null,
  takenBy: { name: 'Jo Staithe', isMe: true, since: '2026-11-24T10:00:00.000Z' },
  putBack: null,
};
const CALL: AnswerOf<typeof workCall> = {
  name: 'Ian Weir',
  number: '07911123456',
  askedAt: '2026-11-24T09:00:00.000Z',
  callKind: 'hard-dropout',
  isSafeNow: true,
  isAnyTime: true,
  isTooSoon: false,
  until: null,
  next: null,
  isToldAnyway: false,
  alsoWaits: [],
  notes: [],
  dueAt: '2026-11-24T20:00:00.000Z',
  notBefore: null,
  attempts: 0,
  safeTimes: [],
  leaveMessage: false,
  sayToOthers: null,
};
const ME = {
  name: 'Jo Staithe',
  email: 'jo@towpath.example',
  role: 'adviser',
  permissions: ['see work', 'take work', 'see cases', 'change cases'],
};
const refused = (code: 'NOT_FOUND' | 'CHANGED_MEANWHILE', message: string = ERRORS[code].message) => ({
  status: ERRORS[code].status,
  body: { error: { code, message } },
});

/** The call as it stands; null once its person has taken it back. */
let call: AnswerOf<typeof workCall> | null;
let isOutdated: boolean;
/** What somebody else has, beside the call. */
let others: AnswerOf<typeof staffWork>['items'];
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(({ method, url }) => {
    if (url === '/staff/api/me') return { body: ME };
    if (url === '/staff/api/tasks') return { body: { items: [...(call ? [ITEM] : []), ...others] } };
    if (url === '/staff/api/tasks/counts') return { body: { work: { waiting: 1, late: 0 }, chats: null } };
    if (url === '/staff/api/cases/7/notes' && method === 'POST') return { status: 204 };
    if (url === '/staff/api/tasks/w1/call' && call) return { body: call };
    if (url === '/staff/api/tasks/w1/outcome') {
      return isOutdated ? refused('CHANGED_MEANWHILE', 'They changed it.') : { status: 204 };
    }
    const at = '2026-11-24T10:05:00.000Z';
    if (url === '/staff/api/tasks/w1/end') {
      return { body: { customerId: '7', how: 'taken back', takenBy: null, at } };
    }
    return refused('NOT_FOUND');
  });
  standAt(server.base);
});
afterAll(() => server.stop());
beforeEach(() => {
  call = CALL;
  isOutdated = false;
  others = [];
  server.received.length = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  // The next test is another page.
  forgetTyped();
  vi.useRealTimers();
});

async function open() {
  render(
    <LiveRegion>
      <Router places={placesFrom('/staff?work=w1')}>
        <Pages pages={{ '/staff': StaffPage }} />
      </Router>
    </LiveRegion>,
  );
  await screen.findByRole('heading', { level: 3, name: 'Ring Ian Weir' });
  return userEvent.setup({ delay: null });
}
const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note');
/** The page reads itself anew. */
const readAnew = () => act(() => vi.advanceTimersByTime(20_000));

it('keeps the note that was being typed where a person takes their call back, says so, and the focus stays (PT-565)', async () => {
  const adviser = await open();
  await adviser.click(screen.getByRole('radio', { name: /^We spoke/u }));
  await adviser.type(note(), 'She cried.');
  call = null;
  await readAnew();
  await screen.findByText(/^They have taken this call back/u);
  expect(screen.getByText(/^They have taken this call back/u).closest('[role="status"]')).not.toBeNull();
  expect(note().value).toBe('She cried.');
  expect(document.activeElement).toBe(note());
  for (const name of [/^Call /u, /^Give back/u, /^Save and next/u]) {
    expect(screen.queryByRole('link', { name }) ?? screen.queryByRole('button', { name })).toBeNull();
  }
});

it('keeps that note in the case where the adviser says so, once, or throws it away (PT-566)', async () => {
  const adviser = await open();
  await adviser.type(note(), 'She cried.');
  call = null;
  await readAnew();
  await adviser.click(await screen.findByRole('button', { name: 'Keep it as a note of the case' }));
  await waitFor(() => expect(screen.queryByLabelText('Note')).toBeNull());
  const kept = server.received.filter(({ url }) => url === '/staff/api/cases/7/notes');
  expect(kept.map(({ body }) => (body as { text: string }).text)).toEqual(['She cried.']);
  expect(screen.getAllByText('Kept as a note of the case.')).toHaveLength(1);
});

it('shows the number that a person has changed, says so, and keeps what was typed where the outcome was refused (PT-563, PT-564)', async () => {
  const adviser = await open();
  await adviser.click(screen.getByRole('radio', { name: /^We spoke/u }));
  await adviser.type(note(), 'She cried.');
  call = { ...CALL, number: '07911123999' };
  isOutdated = true;
  await adviser.click(screen.getByRole('button', { name: 'Save and next' }));
  await screen.findByRole('link', { name: /^Call 07911123999/u });
  expect(screen.getByText(/^They have just given another number/u).closest('[role="status"]')).not.toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('They changed it.');
  expect(note().value).toBe('She cried.');
  const sent = server.received.find(({ url }) => url.endsWith('/outcome'))?.body as { was: object };
  const { number, notBefore, dueAt, safeTimes } = CALL;
  expect(sent.was).toEqual({ number, notBefore, dueAt, safeTimes });

  call = { ...CALL, number: '07911123000' };
  await readAnew();
  await screen.findByRole('link', { name: /^Call 07911123000/u });
});

it('leads to what is open however often its row is pressed (PT-421)', async () => {
  const adviser = await open();
  const row = () => document.getElementById('task-w1');
  for (const _ of [1, 2]) {
    act(() => row()?.focus());
    expect(document.activeElement).toBe(row());
    await adviser.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.id).toBe('pane'));
  }
});

it('leaves the focus with a row that moves to another lane while the list reads itself anew (PT-658)', async () => {
  others = [{ ...ITEM, id: 'w2', takenBy: null }];
  const adviser = await open();
  const row = () => document.getElementById('task-w2');
  await waitFor(() => expect(row()?.tagName).toBe('BUTTON'));
  const before = row();
  act(() => before?.focus());
  others = [{ ...ITEM, id: 'w2', takenBy: null, danger: 2 }];
  await readAnew();
  await screen.findByRole('heading', { level: 2, name: /^Needs care now/u });
  expect(before?.isConnected).toBe(false);
  expect(document.activeElement).toBe(row());
  await adviser.keyboard('{ArrowDown}');
  expect(document.activeElement?.id).toBe('task-w1');
});

it('has what was typed beside a piece of work again where it was closed before it was sent, and not after (PT-659)', async () => {
  const adviser = await open();
  await adviser.click(screen.getByRole('radio', { name: /^We spoke/u }));
  await adviser.type(note(), 'She cried.');
  await adviser.keyboard('{Escape}');
  expect(screen.queryByLabelText('Note')).toBeNull();
  const reopen = async () => {
    await adviser.click(document.getElementById('task-w1') as HTMLElement);
    await screen.findByRole('heading', { level: 3, name: 'Ring Ian Weir' });
  };
  await reopen();
  expect(note().value).toBe('She cried.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^We spoke/u }).checked).toBe(true);
  await adviser.click(screen.getByRole('button', { name: 'Save and next' }));
  await waitFor(() => expect(screen.queryByLabelText('Note')).toBeNull());
  await reopen();
  expect(note().value).toBe('');
});
