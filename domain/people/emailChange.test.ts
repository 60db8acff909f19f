import { describe, expect, it } from 'vitest';
import { countsWithoutOldFrom, emailChangeNow } from './emailChange.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const ASKED = at('01T10:00');
const DAYS = { waitsDays: 7, lastsDays: 14, untoldDays: 30 };

describe('a change of email', () => {
  it.each([
    ['nobody has answered', null, null, '08T10:00', 'waits'],
    ['only the old address agreed', null, at('01T10:05'), '08T10:00', 'waits'],
    ['both have answered', at('01T10:05'), at('01T10:06'), '01T10:06', 'counts'],
    ['the new one has, the moment before seven days', at('01T10:05'), null, '08T09:59', 'waits'],
    ['the new one has, after seven days', at('01T10:05'), null, '08T10:00', 'counts'],
    ['the new one has, late', at('12T10:00'), null, '12T10:00', 'counts'],
    ['the new one never has, the moment before 14 days', null, null, '15T09:59', 'waits'],
    ['the new one never has, after 14 days', null, at('02T10:00'), '15T10:00', 'over'],
  ] as const)('where %s (IS-079)', (_, confirmedAt, agreedAt, now, becomes) => {
    const oldToldAt = ASKED;
    expect(emailChangeNow({ askedAt: ASKED, confirmedAt, agreedAt, oldToldAt }, at(now), DAYS)).toBe(becomes);
  });

  it.each([
    ['it was told a day later, the moment before', at('02T10:00'), '09T09:59', 'waits'],
    ['it was told a day later, seven days after', at('02T10:00'), '09T10:00', 'counts'],
    ['it was never told', null, '29T10:00', 'waits'],
    ['it was never told in 30 days', null, '31T10:00', 'over'],
  ] as const)('by the old address, where %s (IS-133)', (_, oldToldAt, now, becomes) => {
    const change = { askedAt: ASKED, confirmedAt: at('01T10:05'), agreedAt: null, oldToldAt };
    const moment = now === '31T10:00' ? new Date('2026-12-01T10:00:00Z') : at(now);
    expect(emailChangeNow(change, moment, DAYS)).toBe(becomes);
  });

  it('says from when it counts without the old address: not before that was told (IS-079, IS-133)', () => {
    expect(countsWithoutOldFrom({ oldToldAt: at('02T10:00') }, DAYS)).toEqual(at('09T10:00'));
    expect(countsWithoutOldFrom({ oldToldAt: null }, DAYS)).toBeNull();
  });

  it('waits as long as the days say that it is given (IS-079)', () => {
    const change = { askedAt: ASKED, confirmedAt: at('01T10:05'), agreedAt: null, oldToldAt: ASKED };
    expect(emailChangeNow(change, at('08T10:00'), { ...DAYS, waitsDays: 10 })).toBe('waits');
    expect(emailChangeNow(change, at('11T10:00'), { ...DAYS, waitsDays: 10 })).toBe('counts');
    const silent = { ...change, confirmedAt: null };
    expect(emailChangeNow(silent, at('11T10:00'), { ...DAYS, lastsDays: 10 })).toBe('over');
    const untold = { ...change, oldToldAt: null };
    expect(emailChangeNow(untold, at('21T10:00'), { ...DAYS, untoldDays: 20 })).toBe('over');
  });
});
