import { describe, expect, it } from 'vitest';
import { bindsNow, holdsNow, mayChooseElse } from './holdsNow.ts';
import type { PlanState } from './planState.ts';

const DAYS: Readonly<Partial<Record<PlanState, string>>> = {
  chosen: '2026-02-01',
  sent: '2026-02-20',
  refused: '2026-02-27',
  accepted: '2026-03-01',
  running: '2026-03-03',
  broken: '2026-05-01',
};

/** A plan that went through these states, each on its day. */
function plan(shortName: string, ...states: readonly PlanState[]) {
  const changes = states.map(state => ({ state, on: DAYS[state] ?? '2026-02-01' }));
  return { product: { shortName }, state: states.at(-1) ?? 'chosen', changes };
}

describe('what stands on top of an advice', () => {
  it.each<[string, ReturnType<typeof plan>, string, string | null, boolean]>([
    ['an order that runs', plan('DRO', 'chosen', 'sent', 'running'), 'granted', '2026-03-03', false],
    ['one that is looked at', plan('DRO', 'sent', 'running', 'broken'), 'granted', '2026-03-03', false],
    ['an agreement that was approved', plan('IVA', 'sent', 'accepted'), 'granted', '2026-03-01', false],
    ['a programme that runs', plan('DAS', 'sent', 'accepted', 'running'), 'granted', '2026-03-01', false],
    // Of both kinds of Breathing Space it is the day after that on which it was granted.
    ['time that is to be used', plan('BS', 'sent', 'running'), 'time', '2026-03-04', true],
    ['a moratorium', plan('MOR', 'sent', 'running'), 'time', '2026-03-03', true],
    ['time while somebody is ill', plan('MHBS', 'sent', 'running'), 'granted', '2026-03-04', false],
    ['what others decide on', plan('BKY', 'chosen', 'sent'), 'sent', null, false],
    ['what they said no to', plan('DRO', 'chosen', 'sent', 'refused'), 'refused', '2026-02-27', true],
  ])(
    'is %s, with whether anything else can be chosen (DN-1244, DN-1731)',
    (_, chosen, is, since, mayChoose) => {
      const { shortName } = chosen.product;
      expect(holdsNow(chosen, null)).toEqual([{ shortName, is, since, until: null }]);
      expect(mayChooseElse(chosen)).toBe(mayChoose);
    },
  );

  it.each([
    ['no choice', null],
    ['a choice that was not sent', plan('DRO', 'chosen')],
    ['a plan that is repaid, which can be left', plan('DMP', 'chosen', 'running')],
  ])('is nothing of %s, and all can be chosen (DN-1244)', (_, chosen) => {
    expect(holdsNow(chosen, null)).toEqual([]);
    expect(mayChooseElse(chosen)).toBe(true);
  });

  it('is no refusal of what is asked for again (DN-1731)', () => {
    expect(holdsNow(plan('DRO', 'sent', 'refused', 'being prepared'), null)).toEqual([]);
  });

  it('is time that goes on beside what was chosen since, until its last day, and not once it is over (DN-1244)', () => {
    const time = { product: { shortName: 'BS' }, endsOn: '2026-05-02' };
    expect(holdsNow(null, time)).toEqual([{ shortName: 'BS', is: 'time', since: null, until: '2026-05-02' }]);
    expect(holdsNow(plan('DRO', 'sent'), time).map(({ is }) => is)).toEqual(['sent', 'time']);
    expect(holdsNow(null, { ...time, endsOn: null })).toEqual([]);
  });
});

it.each([
  ['DRO', 'running', true],
  ['IVA', 'accepted', true],
  ['DRO', 'sent', false],
  ['DMP', 'running', false],
  ['BS', 'running', false],
] as const)(
  '%s that is %s binds, so that nothing else can be chosen: %s (DN-1683)',
  (shortName, state, binds) => {
    expect(bindsNow(shortName, state)).toBe(binds);
  },
);
