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
      onChanged={onChanged}
      onNoted={onChanged}
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
  expect(screen.getByText(/Put back on the list, you had it/u)).toBeTruthy();
});

const Form = () => <input aria-label="Note" />;

it('leaves standing what was typed, until whoever had it gives it back or takes it again (PT-554)', async () => {
  const shown = (isMe: boolean, putBack: string | null) => (
    <WorkPane
      item={{ ...talk, takenBy: isMe ? { name: 'Jo', isMe, since: begins } : null, putBack }}
      now={now}
      mayTake
      mayPutBack={false}
      seesCase={false}
      Open={Form}
      isOver={false}
      takesFocus={false}
      onChanged={async () => view.rerender(shown(false, null))}
      onNoted={async () => undefined}
      onClose={() => undefined}
    />
  );
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const view = render(shown(true, null));
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Note'), 'A letter');
  view.rerender(shown(false, 'Ada put this one back on the list.'));
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('A letter');
  view.rerender(shown(true, null));
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('A letter');
  await user.click(screen.getByRole('button', { name: /^Give back/u }));
  await vi.waitFor(() => expect(screen.queryByLabelText('Note')).toBeNull());
});

it('has in row and pane of a talk when it begins, once it runs too (PT-556)', () => {
  render(<TaskRow item={talk} now={now} isCurrent={false} onShow={() => undefined} />);
  expect(screen.getByRole('button').textContent).toBe('A booking, Talk at 1:30pm');
  cleanup();
  pane(talk, false);
  expect(screen.getByText('Talk at 1:30pm. Jo Staithe has this one')).toBeTruthy();
});
