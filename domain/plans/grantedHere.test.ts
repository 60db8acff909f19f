import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../values/calendar-date.ts';
import { grantedOn } from './grantedHere.ts';
import type { PlanState } from './planState.ts';

const day = (of: number): CalendarDate => ({ year: 2026, month: 3, day: of });
const came = (...states: readonly PlanState[]) => states.map((state, at) => ({ state, on: day(at + 1) }));

describe('what was granted on a plan', () => {
  it('stands from the day of the yes, until it is ended (DN-1160)', () => {
    const running = came('chosen', 'being prepared', 'sent', 'accepted', 'running');
    expect(grantedOn(running, null)).toEqual({ startedOn: day(4), endsOn: null });
    expect(grantedOn([...running, { state: 'broken', on: day(6) }], null)?.endsOn).toBeNull();
    const ended = [...running, { state: 'ended' as const, on: day(9) }];
    expect(grantedOn(ended, null)).toMatchObject({ startedOn: day(4), endsOn: day(9) });
  });

  it('is nothing before a yes, after a no, and where the yes was noted by mistake (DN-1160)', () => {
    expect(grantedOn(came('chosen', 'being prepared', 'sent'), null)).toBeNull();
    expect(grantedOn(came('being prepared', 'sent', 'refused', 'ended'), null)).toBeNull();
    expect(grantedOn(came('being prepared', 'sent', 'ended'), null)).toBeNull();
    expect(grantedOn(came('sent', 'accepted', 'running', 'sent'), null)).toBeNull();
    const again = came('sent', 'accepted', 'running', 'sent', 'accepted', 'running');
    expect(grantedOn(again, null)?.startedOn).toEqual(day(5));
  });

  it('goes to the day of the law, also where another plan followed on it, but no longer than it was ended (DN-1160)', () => {
    const running = came('sent', 'accepted', 'running');
    const lastDay: CalendarDate = { year: 2026, month: 5, day: 1 };
    const left = [...running, { state: 'left' as const, on: day(10) }];
    expect(grantedOn(running, lastDay)?.endsOn).toEqual(lastDay);
    expect(grantedOn(left, lastDay)?.endsOn).toEqual(lastDay);
    expect(grantedOn([...left, { state: 'ended', on: day(12) }], lastDay)?.endsOn).toEqual(day(12));
  });
});
