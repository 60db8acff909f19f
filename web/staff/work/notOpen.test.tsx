// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Ringing } from './Ringing.tsx';
import { SafeTag } from './SafeTag.tsx';

const now = new Date('2026-11-28T06:23:00Z');

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const safe = { isSafeNow: false, isTooSoon: false, until: null, next: '2026-11-28T08:00:00.000Z' };
const ringing = {
  ...safe,
  workId: '1',
  number: null,
  leaveMessage: false,
  sayToOthers: null,
  onTold: () => Promise.resolve(),
};

it('says of a call at an hour at which we are shut that we are not open, where any time is safe for the person (PT-465)', () => {
  render(<SafeTag safe={{ ...safe, isAnyTime: true }} now={now} />);
  expect(screen.getAllByText('Any time that we are open')).toHaveLength(1);
  render(<Ringing {...ringing} isAnyTime />);
  expect(screen.getAllByRole('heading', { name: 'We are not open now' })).toHaveLength(1);
  expect(document.body.textContent).not.toMatch(/danger|not safe/u);
});

it('says of a call before the time that was promised from when they expect us, once, and nowhere that it is safe (PT-562)', () => {
  const early = { ...safe, isTooSoon: true, isAnyTime: true, next: '2026-11-30T08:00:00.000Z' };
  render(<SafeTag safe={early} now={now} />);
  // The line of when it is due says it.
  expect(document.body.textContent).toBe('');
  const { rerender } = render(<Ringing {...ringing} {...early} />);
  const region = screen.getByRole('region', { name: 'Not time to ring yet' });
  expect(region.textContent).toContain('They expect us from Mon 30 Nov, 8:00am');
  expect(document.body.textContent).not.toMatch(/[Ss]afe|danger|not open/u);
  rerender(<Ringing {...ringing} {...early} number="07911123456" />);
  expect(document.body.textContent).toContain('Rung before the time that we gave them');
  expect(document.body.textContent).not.toMatch(/Safe to call/u);
});

it('says from when it is safe, and that it may be a danger before, where the person named times (PT-465)', () => {
  render(<SafeTag safe={{ ...safe, isAnyTime: false }} now={now} />);
  expect(screen.getAllByText('Not before 8:00am')).toHaveLength(1);
  render(<Ringing {...ringing} isAnyTime={false} />);
  expect(screen.getByRole('region', { name: 'It is not safe to ring now' }).textContent).toContain('danger');
});
