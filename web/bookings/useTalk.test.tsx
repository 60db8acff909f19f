// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Booking } from '@towpath/contracts/api/bookings.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../data/failure.ts';
import { useTalk } from './useTalk.ts';
import type { BookingWays } from './ways.ts';

afterEach(() => cleanup());

const BOOKED: Booking = {
  id: '1',
  state: 'booked',
  startsAt: '2027-01-12T12:00:00.000Z',
  endsAt: '2027-01-12T12:30:00.000Z',
  way: 'phone',
  number: null,
  sequence: 0,
  changedAt: '2027-01-11T12:00:00.000Z',
};
const CANCELLED: Booking = { ...BOOKED, state: 'cancelled', sequence: 1 };
const MOVED: Booking = { ...BOOKED, startsAt: '2027-01-13T12:00:00.000Z', sequence: 1 };

/** The talk as a page has it that was opened while it was booked. */
function opened(ways: Partial<BookingWays>) {
  const refused = () => Promise.reject(new Error('Nobody asks for this here.'));
  const all: BookingWays = { read: refused, times: refused, move: refused, cancel: refused, ...ways };
  return renderHook(() => useTalk<Booking>(BOOKED, all)).result;
}

describe('a talk that was changed elsewhere after its page was opened', () => {
  it.each([
    ['cancelled', 'is so', CANCELLED],
    ['gone', 'is cancelled', null],
  ])('and is %s: for who keeps it, it %s, and nothing says that it is kept (PT-660)', async (_, __, now) => {
    const talk = opened({ read: async () => now });
    await act(() => talk.current.keep(BOOKED));
    expect(talk.current.booking.state).toBe('cancelled');
    expect(talk.current.just).toBe(undefined);
  });

  it('is told with its new time to who keeps it, as moved (PT-660)', async () => {
    const talk = opened({ read: async () => MOVED });
    await act(() => talk.current.keep(BOOKED));
    expect([talk.current.booking.startsAt, talk.current.just]).toEqual([MOVED.startsAt, 'moved']);
  });

  it('is kept for who keeps it where it is as it was (PT-660)', async () => {
    const talk = opened({ read: async () => BOOKED });
    await act(() => talk.current.keep(BOOKED));
    expect([talk.current.booking, talk.current.just]).toEqual([BOOKED, 'kept']);
  });

  it('is not said to be kept where nobody can be asked: who keeps it is told so, who looked for another time is back (PT-660)', async () => {
    const away = new ApiFailure(503, { code: 'UNAVAILABLE', message: 'Try again.' });
    const talk = opened({ read: () => Promise.reject(away) });
    await act(() => expect(talk.current.keep(BOOKED)).rejects.toBe(away));
    expect(talk.current.just).toBe(undefined);
    act(() => talk.current.move());
    await act(() => talk.current.back(BOOKED));
    expect([talk.current.isMoving, talk.current.booking, talk.current.just]).toEqual([
      false,
      BOOKED,
      undefined,
    ]);
  });

  it('shows how it stands to who moves it to another time (PT-660)', async () => {
    const over = new ApiFailure(409, { code: 'BOOKING_IS_OVER', message: 'It is over.' });
    const talk = opened({ read: async () => CANCELLED, move: () => Promise.reject(over) });
    act(() => talk.current.move());
    expect(talk.current.isMoving).toBe(true);
    await act(async () => {
      await expect(talk.current.ways.move(BOOKED, { startsAt: MOVED.startsAt })).rejects.toBe(over);
    });
    expect([talk.current.isMoving, talk.current.booking.state]).toEqual([false, 'cancelled']);
  });
});
