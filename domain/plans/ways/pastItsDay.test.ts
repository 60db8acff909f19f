import { describe, expect, it } from 'vitest';
import { isPastItsDay } from './howEnded.ts';
import { wayOf, wayWithHome } from './ways.ts';
import { standsOn, wayThere } from './wayThere.ts';

const on = (year: number, month: number, day: number) => ({ year, month, day });
/** What ran from 5 January 2026, of four years or five. */
const ran = (shortName: 'IVA' | 'PTD', way = wayOf(shortName, 'england')) => ({
  way,
  state: 'running' as const,
  changes: [
    { state: 'accepted' as const, on: on(2026, 1, 2) },
    { state: 'running' as const, on: on(2026, 1, 5) },
  ],
  limitOn: (key: string) => {
    const value = { IVA_TERM: 60, PTD_TERM: 48 }[key];
    return value === undefined ? undefined : { value, unit: 'months' };
  },
});

describe.each([
  ['IVA', on(2031, 1, 5), on(2031, 1, 6), 'certificate'],
  ['PTD', on(2030, 1, 5), on(2030, 1, 6), 'free of the debts in it'],
] as const)('%s whose months are over', (shortName, last, after, proof) => {
  it('asks its person how it stands, claims nothing without the word of who runs it, and says to pay on until then (DN-1272)', () => {
    const one = ran(shortName);
    expect(isPastItsDay({ ...one, today: last })).toBe(false);
    const late = { ...one, today: after };
    expect(wayThere(late).find(({ isDone }) => !isDone)).toMatchObject({
      what: 'Tell us how it stands',
      who: 'You',
    });
    // The day that was agreed is over: it is no day on which it ends.
    expect(wayThere(late).at(-1)).toMatchObject({ isDone: false, on: null });
    const says = standsOn(late);
    expect(says?.stands).toContain('should be over');
    expect(says?.you).toContain(`${proof}, `);
    expect(says?.you).toContain('Go on paying until they say that it is done.');
  });

  it('asks nothing of who cannot keep it up: whoever runs it hears of that first (DN-1272)', () => {
    const one = ran(shortName);
    const changes = [...one.changes, { state: 'broken' as const, on: on(2028, 1, 5) }];
    const steps = wayThere({ ...one, changes, state: 'broken', today: after });
    expect(steps.find(({ isDone }) => !isDone)?.what).toMatch(/^Tell the /u);
  });

  it('names no day for who has a home of their own: it can take longer then (DN-1272)', () => {
    const one = ran(shortName, wayWithHome(wayOf(shortName, 'england')));
    const steps = wayThere({ ...one, today: after });
    expect(steps.at(-1)).toMatchObject({ isDone: false, on: null });
    expect(steps.map(({ what }) => what)).not.toContain('Tell us how it stands');
    expect(isPastItsDay({ ...one, today: after })).toBe(false);
  });
});
