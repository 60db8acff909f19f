import { describe, expect, it } from 'vitest';
import { countsWithoutOldFrom, emailChangeNow } from './emailChange.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const ASKED = at('01T10:00');

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
    expect(emailChangeNow({ askedAt: ASKED, confirmedAt, agreedAt }, at(now))).toBe(becomes);
  });

  it('says from when it counts without the old address (IS-079)', () => {
    const change = { askedAt: ASKED, confirmedAt: null, agreedAt: null };
    expect(countsWithoutOldFrom(change)).toEqual(at('08T10:00'));
  });
});
