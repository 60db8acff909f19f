// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Changes } from './Changes.tsx';
import { type Changing, useChanged } from './useChanged.ts';

afterEach(() => cleanup());

const call: Changing = {
  number: '07911123456',
  safeTimes: [],
  notBefore: null,
  dueAt: '2026-11-24T20:00:00.000Z',
  leaveMessage: false,
  sayToOthers: null,
};
function Pane({ read }: { readonly read: Changing | undefined }) {
  return <Changes says={useChanged(read)} />;
}

it('says what a person has changed while it is open, and goes on saying it as it is read anew (PT-563)', () => {
  const { rerender } = render(<Pane read={undefined} />);
  const says = () => screen.getByRole('status').textContent;
  rerender(<Pane read={call} />);
  rerender(<Pane read={{ ...call }} />);
  expect(says()).toBe('');
  const moved = { ...call, number: '07911123999' };
  rerender(<Pane read={moved} />);
  expect(says()).toMatch(/^They have just given another number/u);
  rerender(<Pane read={{ ...moved }} />);
  expect(says()).toMatch(/another number/u);
  const later = { ...moved, safeTimes: ['tue evening'], notBefore: '2026-11-24T16:00:00.000Z' };
  rerender(<Pane read={later} />);
  expect(says()).toMatch(/when it is safe.*when this call is to be made/u);
  expect(says()).not.toMatch(/another number/u);
});

it('does not call a number changed that was kept back, or that is told now (PT-563)', () => {
  const { rerender } = render(<Pane read={{ ...call, number: null }} />);
  rerender(<Pane read={call} />);
  rerender(<Pane read={{ ...call, number: null }} />);
  expect(screen.getByRole('status').textContent).toBe('');
});
