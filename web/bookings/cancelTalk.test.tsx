// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CancelTalk } from './CancelTalk.tsx';
import type { BookingWays } from './ways.ts';

afterEach(() => cleanup());

it.each([
  ['chat', 'No, keep my chat'],
  ['phone', 'No, keep my call'],
] as const)('asks whether to keep what was booked: a talk by %s (PT-467)', (way, name) => {
  const booking = {
    id: '1',
    state: 'booked',
    startsAt: '2027-01-12T12:00:00.000Z',
    endsAt: '2027-01-12T12:30:00.000Z',
    way,
    number: null,
    sequence: 0,
    changedAt: '2027-01-11T12:00:00.000Z',
  } as const;
  render(<CancelTalk booking={booking} ways={{} as BookingWays} onKept={() => {}} onCancelled={() => {}} />);
  expect(screen.getAllByRole('radio', { name })).toHaveLength(1);
});
