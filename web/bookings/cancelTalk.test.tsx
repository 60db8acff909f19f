// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Booking } from '@towpath/contracts/api/bookings.ts';
import { afterEach, expect, it } from 'vitest';
import { ApiFailure } from '../data/failure.ts';
import { CancelTalk } from './CancelTalk.tsx';
import type { BookingWays } from './ways.ts';

afterEach(() => cleanup());

function shown(way: Booking['way'], onKept: () => Promise<void>) {
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
  render(<CancelTalk booking={booking} ways={{} as BookingWays} onKept={onKept} onCancelled={() => {}} />);
}

it.each([
  ['chat', 'No, keep my chat'],
  ['phone', 'No, keep my call'],
] as const)('asks whether to keep what was booked: a talk by %s (PT-467)', (way, name) => {
  shown(way, async () => undefined);
  expect(screen.getAllByRole('radio', { name })).toHaveLength(1);
});

it('says to who keeps it that this failed, and their answer stays (PT-660)', async () => {
  shown('phone', () => Promise.reject(new ApiFailure(503, { code: 'UNAVAILABLE', message: 'Try again.' })));
  fireEvent.click(screen.getByRole('radio', { name: 'No, keep my call' }));
  fireEvent.click(screen.getByRole('button', { name: 'Carry on' }));
  expect(await screen.findByText('Try again.')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No, keep my call' }).checked).toBe(true);
});
