import { describe, expect, it } from 'vitest';
import {
  isLocked,
  isReasonFor,
  mayMove,
  movedByTimeFrom,
  SESSION_STATUSES,
  STAFF_ACTS,
  staffActsOn,
  timedMoves,
} from './sessionStatus.ts';

const HANDS = ['person', 'staff', 'time'] as const;
const moves = (from: (typeof SESSION_STATUSES)[number]) =>
  SESSION_STATUSES.filter(to => HANDS.some(by => mayMove(from, to, by)));

describe('the label of a session', () => {
  it('is one of eight (ST-004)', () => {
    expect(SESSION_STATUSES).toEqual([
      'Active',
      'Complete',
      'Completed Offline',
      'Hard Dropout',
      'Soft Dropout',
      'Invalidated',
      'Expired',
      'Abandoned',
    ]);
  });

  it('may go from Active to every other, from a drop-out back to Active, and from Invalidated and Expired nowhere (ST-005)', () => {
    expect(moves('Active')).toEqual(SESSION_STATUSES.filter(one => one !== 'Active'));
    expect(mayMove('Hard Dropout', 'Active', 'person')).toBe(true);
    expect(mayMove('Soft Dropout', 'Active', 'person')).toBe(true);
    expect(moves('Invalidated')).toEqual([]);
    expect(moves('Expired')).toEqual([]);
  });

  it('moves by the hand that the table names, and by no other (ST-005)', () => {
    expect(mayMove('Active', 'Invalidated', 'person')).toBe(false);
    expect(mayMove('Active', 'Completed Offline', 'time')).toBe(false);
    expect(mayMove('Active', 'Abandoned', 'staff')).toBe(false);
    expect(mayMove('Abandoned', 'Active', 'person')).toBe(true);
    expect(mayMove('Abandoned', 'Active', 'staff')).toBe(false);
    expect(movedByTimeFrom('Abandoned')).toEqual(['Active']);
    expect(movedByTimeFrom('Expired')).toEqual([
      'Active',
      'Complete',
      'Hard Dropout',
      'Soft Dropout',
      'Abandoned',
    ]);
  });

  it('locks the session where no answer moves it (DB-011)', () => {
    expect(SESSION_STATUSES.filter(isLocked)).toEqual(['Completed Offline', 'Invalidated', 'Expired']);
  });
});

describe('what one of us can do to a session', () => {
  it.each([
    ['Active', ['complete', 'close']],
    ['Soft Dropout', ['complete', 'close']],
    ['Completed Offline', ['close', 'reopen']],
    ['Invalidated', []],
    ['Expired', []],
  ] as const)('with the label %s is %j (PT-333)', (status, acts) => {
    expect(staffActsOn(status)).toEqual(acts);
  });

  it('has reasons of its own (PT-333)', () => {
    expect(isReasonFor('close', 'duplicate')).toBe(true);
    expect(isReasonFor('complete', 'duplicate')).toBe(false);
    const all = Object.values(STAFF_ACTS).flatMap(({ reasons }) => reasons);
    expect(new Set(all).size).toBe(all.length);
  });
});

it('is moved by time once somebody has been away for so many days, the graver move first (PT-332)', () => {
  const days = { abandonedAfterDays: 30, guestExpiredAfterDays: 31, expiredAfterDays: 365 };
  expect(timedMoves(days, new Date('2026-12-31T12:00:00Z'))).toEqual([
    { to: 'Expired', hasAccount: true, seenBefore: new Date('2025-12-31T12:00:00Z') },
    { to: 'Expired', hasAccount: false, seenBefore: new Date('2026-11-30T12:00:00Z') },
    { to: 'Abandoned', hasAccount: null, seenBefore: new Date('2026-12-01T12:00:00Z') },
  ]);
});
