import { describe, expect, it } from 'vitest';
import { firstPromise, ringAt } from './ringNow.ts';

const TUESDAY = { year: 2026, month: 11, day: 24 };
const WEDNESDAY = { year: 2026, month: 11, day: 25 };
const at = (time: string, day = TUESDAY) => ({ day, time });

describe('whether a person may be rung now', () => {
  it('is what they called safe, where nothing was promised or its time has come (PT-560)', () => {
    const safe = { until: at('20:00'), next: null, isTooSoon: false };
    expect(ringAt([], at('10:00'), null)).toEqual(safe);
    expect(ringAt([], at('10:00'), at('10:00'))).toEqual(safe);
  });

  it('is no before the time that was promised, and says from when (PT-560)', () => {
    const promised = at('08:00', WEDNESDAY);
    expect(ringAt([], at('10:00'), promised)).toEqual({ until: null, next: promised, isTooSoon: true });
  });

  it('stays unsafe, and not only too soon, where their own times say no (PT-560)', () => {
    const early = ringAt(['wed evening'], at('10:00'), at('08:00', WEDNESDAY));
    expect(early).toEqual({ until: null, next: at('16:00', WEDNESDAY), isTooSoon: false });
  });
});

describe('before when a person expects none of the calls that wait for them', () => {
  const [early, late] = [new Date('2026-11-25T08:00:00Z'), new Date('2026-11-30T08:00:00Z')];

  it('is the first time that one of them was promised for (PT-621)', () => {
    expect(firstPromise([late])).toEqual(late);
    expect(firstPromise([late, early])).toEqual(early);
  });

  it('is no time where none waits, or one was promised for no time (PT-621)', () => {
    expect(firstPromise([])).toBeNull();
    expect(firstPromise([late, null])).toBeNull();
  });
});
