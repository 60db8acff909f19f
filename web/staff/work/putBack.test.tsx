// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Item } from './item.ts';
import { TaskRow } from './TaskRow.tsx';
import { WorkPane } from './WorkPane.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const now = new Date('2026-11-24T13:38:00Z');
const begins = '2026-11-24T13:30:00.000Z';
const talk: Item = {
  id: 'w1',
  kind: 'booking',
  danger: 0,
  pressing: null,
  dueAt: '2026-11-24T14:00:00.000Z',
  lateAfter: '2026-11-24T14:00:00.000Z',
  beginsAt: begins,
  notBefore: begins,
  createdAt: '2026-11-23T09:00:00.000Z',
  attempts: 0,
  lastOutcome: null,
  callKind: null,
  safe: null,
  nation: null,
  takenBy: { name: 'Jo Staithe', isMe: false, since: '2026-11-24T09:00:00.000Z' },
  putBack: null,
};
const pane = (item: Item, mayPutBack: boolean, onChanged = () => Promise.resolve()) =>
  render(
    <WorkPane
      item={item}
      now={now}
      mayTake
      mayPutBack={mayPutBack}
      seesCase={false}
      Open={undefined}
      isOver={false}
      takesFocus={false}
      presses={0}
      onChanged={onChanged}
      onNoted={onChanged}
      isGone={false}
      writesNotes={false}
      onGiveBack={() => undefined}
      onLeave={() => undefined}
      onClose={() => undefined}
    />,
  );
const button = (name: string) => screen.queryByRole('button', { name });

it('is offered to who may alone, of what somebody else has (PT-553)', () => {
  pane(talk, false);
  expect(button('Put it back on the list')).toBeNull();
  cleanup();
  pane({ ...talk, takenBy: null }, true);
  expect(button('Put it back on the list')).toBeNull();
  cleanup();
  pane(talk, true);
  expect(button('Put it back on the list')).not.toBeNull();
});

it('asks why, and sends that with since when the other had it (PT-553)', async () => {
  const sent = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', sent);
  const changed = vi.fn(() => Promise.resolve());
  pane(talk, true, changed);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Put it back on the list' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'They are away' }));
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(screen.getByRole('alert').textContent).toBe('Say why first.');
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: 'It waits too long' }));
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(sent).toHaveBeenCalledWith(
    '/staff/api/tasks/w1/put-back',
    expect.objectContaining({
      method: 'POST',
      body: JSON.stringify({ why: 'waits too long', since: talk.takenBy?.since }),
    }),
  );
  expect(changed).toHaveBeenCalledTimes(1);
});

it('is told to whoever had it, in the pane and in the row (PT-554)', () => {
  const putBack = 'Ada Weir put this one back on the list. They thought that you were away.';
  pane({ ...talk, takenBy: null, putBack }, false);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(putBack);
  cleanup();
  const row = { ...talk, takenBy: null, putBack, dueAt: begins };
  render(<TaskRow item={row} now={now} isCurrent={false} onShow={() => undefined} />);
  expect(screen.queryByText(/Put back on the list, you had it/u)).not.toBeNull();
});

const Form = () => <input aria-label="Note" />;

it('leaves standing what was typed, until whoever had it gives it back or takes it again (PT-554)', async () => {
  const told = 'Ada put this one back on the list.';
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address));
    return new Response(null, { status: 204 });
  });
  const shown = (isGone: boolean) => (
    <WorkPane
      item={{ ...talk, takenBy: { name: 'Jo', isMe: true, since: begins }, putBack: isGone ? told : null }}
      now={now}
      mayTake
      mayPutBack={false}
      seesCase={false}
      Open={Form}
      isOver={false}
      takesFocus={false}
      presses={0}
      isGone={isGone}
      writesNotes={false}
      onGiveBack={() => undefined}
      onLeave={() => undefined}
      onChanged={async () => view.rerender(shown(false))}
      onNoted={async () => undefined}
      onClose={() => undefined}
    />
  );
  const view = render(shown(false));
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Note'), 'A letter');
  view.rerender(shown(true));
  expect(screen.getByText(told).closest('[role="status"]')).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('A letter');
  expect(screen.queryByRole('button', { name: /^Give back/u })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Take/u }));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Give back/u })).not.toBeNull());
  expect(asked.some(address => address.endsWith('/take'))).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('A letter');
});

it('has in row and pane of a talk when it begins, once it runs too (PT-556)', () => {
  render(<TaskRow item={talk} now={now} isCurrent={false} onShow={() => undefined} />);
  expect(screen.getByRole('button').textContent).toBe('A booking, Talk at 1:30pm');
  cleanup();
  pane(talk, false);
  expect(screen.queryByText('Talk at 1:30pm. Jo Staithe has this one')).not.toBeNull();
});
