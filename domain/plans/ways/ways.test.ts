import { describe, expect, it } from 'vitest';
import { formFor } from '../../applications/forms/forms.ts';
import { UK_NATIONS } from '../../people/nation.ts';
import { isInsolvency } from '../../solutions/solution/insolvency.ts';
import { compareDates } from '../../values/calendar-date.ts';
import { isOver, PLAN_STATES, type PlanState } from '../planState.ts';
import { type Hand, movesTo, nextStates, onceGranted, waitsForForm } from './hands.ts';
import { runsOnceGranted, wayOf } from './ways.ts';
import { standsOf, wayThere } from './wayThere.ts';

const SOLUTIONS = [
  ...['IVA', 'DMP', 'BKY', 'DRO', 'BS', 'MHBS', 'PTD', 'DAS', 'SEQ'],
  ...['MAP', 'MOR', 'AO', 'TPP', 'SMP', 'FFS', 'DAP', 'WO'],
];
const EVERY = SOLUTIONS.flatMap(shortName => UK_NATIONS.map(nation => [shortName, nation] as const));
const INSOLVENCIES = ['IVA', 'BKY', 'DRO', 'PTD', 'SEQ', 'MAP'];

/** All that a plan can come to when these note what they may, and its form tells the rest. */
function reachedBy(shortName: string, hands: readonly Hand[], mayBegin = true): ReadonlySet<PlanState> {
  const way = wayOf(shortName, 'england');
  const reached = new Set<PlanState>(['chosen']);
  for (const state of reached) {
    const isTold = hands.includes('adviser') && waitsForForm({ way, state });
    if (isTold) reached.add(state === 'sent' ? onceGranted(way) : 'sent');
    if (isTold && state === 'sent') reached.add('refused');
    for (const hand of hands) {
      for (const to of nextStates({ way, state, hand, mayBegin })) reached.add(to);
    }
  }
  return reached;
}

describe('the way of a solution', () => {
  it.each(EVERY)('%s in %s comes to its end by what one of us may note (DN-001)', (shortName, nation) => {
    const reached = reachedBy(shortName, ['adviser']);
    expect(reached).toContain('ended');
    const { stages } = wayOf(shortName, nation);
    expect(stages.at(0)?.state).toBe('being prepared');
    expect(stages.at(-1)?.state).toBe('ended');
    for (const { state } of stages) expect(reached).toContain(state);
  });

  it.each(EVERY)(
    '%s in %s says how it stands in every state that it comes to (DN-001)',
    (shortName, nation) => {
      const way = wayOf(shortName, nation);
      for (const state of reachedBy(shortName, ['adviser'])) {
        if (state === 'chosen') continue;
        const stands = standsOf(way, state);
        expect(stands?.stands.length).toBeGreaterThan(5);
        expect(stands?.you).toMatch(/\.$/u);
      }
    },
  );

  it('says where a moratorium is asked for, which has no form here (DN-688)', () => {
    const [first] = wayOf('MOR', 'scotland').stages;
    expect(formFor('MOR', 'scotland')).toBeNull();
    expect([first?.says, first?.you]).toEqual([
      expect.stringContaining('mygov.scot'),
      expect.stringContaining('or ask us to do it with you'),
    ]);
  });

  it('says of each fee who pays none of it, and where it can be paid bit by bit (DN-684)', () => {
    const said = (shortName: string, nation: 'england' | 'scotland' | 'northern-ireland') => {
      const [first] = wayOf(shortName, nation).stages;
      return `${first?.says} ${first?.you}`;
    };
    expect(said('MAP', 'scotland')).toMatch(/none on some benefits, or with nothing left each month/u);
    expect(said('SEQ', 'scotland')).toContain('On some benefits you pay none.');
    expect(said('BKY', 'england')).toContain('bit by bit');
    expect(said('BKY', 'northern-ireland')).toContain('may not have to pay the court’s part');
    expect(said('BKY', 'northern-ireland')).not.toContain('bit by bit');
  });

  it.each(EVERY)('%s in %s has a stage for what a yes to it brings (DN-409)', (shortName, nation) => {
    const way = wayOf(shortName, nation);
    expect(way.stages.map(({ state }) => state)).toContain(onceGranted(way));
  });

  it('says that the person fills in the form with one of us, where there is one that we go through with them (DN-415)', () => {
    const first = (shortName: string) => wayOf(shortName, 'england').stages[0];
    for (const shortName of ['DRO', 'MAP', 'SEQ', 'DAS', 'BS', 'PTD', 'IVA']) {
      expect(first(shortName)).toMatchObject({
        what: 'You and your adviser fill in the form',
        who: 'You both',
      });
    }
  });

  it('of an order that runs from the day on which it is made runs by a yes, and of an agreement is agreed to first (DN-409)', () => {
    const granted = (shortName: string) => onceGranted(wayOf(shortName, 'england'));
    expect(['DRO', 'BKY', 'BS'].map(granted)).toEqual(['running', 'running', 'running']);
    expect(['IVA', 'DMP'].map(granted)).toEqual(['accepted', 'accepted']);
  });

  it('is of no solution that is unknown (DN-001)', () => {
    expect(() => wayOf('XYZ', 'england')).toThrow('No way is known');
  });

  it('names the court of Northern Ireland in bankruptcy there, and the adjudicator elsewhere (DN-001)', () => {
    const decides = (nation: 'england' | 'northern-ireland') =>
      wayOf('BKY', nation).stages.find(({ state }) => state === 'running')?.who;
    expect([decides('england'), decides('northern-ireland')]).toEqual(['Adjudicator', 'The High Court']);
  });

  it('says that it is a petition with a statement of affairs in Northern Ireland, and nowhere else (DN-790)', () => {
    const goesIn = (nation: 'wales' | 'northern-ireland') =>
      wayOf('BKY', nation).stages.find(({ state }) => state === 'sent')?.says;
    expect(goesIn('northern-ireland')).toMatch(
      /petition, with a statement of affairs.*High Court in Belfast/u,
    );
    expect(goesIn('wales')).not.toMatch(/petition|Belfast/u);
  });
});

describe('what a person notes of a plan by themselves', () => {
  it.each(['DMP', 'TPP', 'SMP', 'FFS', 'WO', 'DAP', 'AO', 'MOR'])(
    'begins %s, since nobody has to say first that it fits (DN-002)',
    shortName => {
      const way = wayOf(shortName, 'scotland');
      expect(nextStates({ way, state: 'chosen', hand: 'person', mayBegin: true })).toEqual([
        'being prepared',
      ]);
      expect(nextStates({ way, state: 'chosen', hand: 'person', mayBegin: false })).toEqual([]);
    },
  );

  it.each([...INSOLVENCIES, 'BS', 'MHBS', 'DAS'])('does not begin %s, nor send it (DN-002)', shortName => {
    const reached = reachedBy(shortName, ['person']);
    expect([...reached]).toEqual(['chosen']);
    const way = wayOf(shortName, 'england');
    expect(nextStates({ way, state: 'being prepared', hand: 'person', mayBegin: true })).toEqual([]);
  });

  it.each(['FFS', 'WO', 'DAP', 'AO', 'MOR'])('takes %s from first to last (DN-002)', shortName => {
    expect(reachedBy(shortName, ['person'])).toContain('ended');
  });

  it.each(['IVA', 'PTD', 'DAS', 'DMP', 'TPP', 'SMP', 'DAP', 'AO'])(
    'says of %s that it cannot be kept up, once it runs (DN-002)',
    shortName => {
      const way = wayOf(shortName, 'england');
      expect(movesTo({ way, state: 'running', hand: 'person', mayBegin: true }, 'broken')).toEqual([
        { to: 'broken', by: 'person' },
      ]);
      expect(movesTo({ way, state: 'sent', hand: 'person', mayBegin: true }, 'broken')).toBeNull();
    },
  );

  it('writes down an answer as the doing of those who were asked (DN-002)', () => {
    const way = wayOf('FFS', 'england');
    const sent = { way, state: 'sent', hand: 'person', mayBegin: true } as const;
    expect(movesTo(sent, 'accepted')).toEqual([{ to: 'accepted', by: 'receiver' }]);
    expect(movesTo(sent, 'refused')).toEqual([{ to: 'refused', by: 'receiver' }]);
  });

  it('goes nowhere once it is over (DN-002)', () => {
    for (const shortName of SOLUTIONS) {
      const way = wayOf(shortName, 'england');
      for (const state of PLAN_STATES.filter(isOver)) {
        expect(nextStates({ way, state, hand: 'person', mayBegin: true })).toEqual([]);
        expect(nextStates({ way, state, hand: 'adviser', mayBegin: true })).toEqual([]);
      }
    }
  });
});

describe('an insolvency, whose form tells that it was sent and what was decided', () => {
  const byUs = (shortName: string, state: PlanState) =>
    nextStates({ way: wayOf(shortName, 'england'), state, hand: 'adviser', mayBegin: true });

  it.each(EVERY.filter(([shortName, nation]) => formFor(shortName, nation) !== null))(
    'is each that has a form: %s in %s (DN-411)',
    (shortName, nation) => {
      const way = wayOf(shortName, nation);
      const waits = PLAN_STATES.filter(state => waitsForForm({ way, state }));
      expect(waits).toEqual(isInsolvency(shortName) ? ['being prepared', 'sent'] : []);
    },
  );

  it('has a form in some nation, whichever it is, so that none waits for nothing (DN-411)', () => {
    const without = INSOLVENCIES.filter(name => UK_NATIONS.every(nation => !formFor(name, nation)));
    expect(without).toEqual([]);
  });

  it.each(INSOLVENCIES)('is not noted beside the form of %s, from first to last (DN-411)', shortName => {
    expect(byUs(shortName, 'chosen')).toEqual(['being prepared']);
    expect(byUs(shortName, 'being prepared')).toEqual([]);
    expect(byUs(shortName, 'sent')).toEqual(['ended']);
    expect(byUs(shortName, 'refused')).toEqual(['being prepared', 'ended']);
  });

  it.each(INSOLVENCIES)('goes on by our hand once %s was granted (DN-411)', shortName => {
    const running = byUs(shortName, 'running');
    expect(running).toContain('ended');
    expect(byUs(shortName, 'accepted')).toEqual(['running', 'ended']);
    if (running.includes('broken')) expect(byUs(shortName, 'broken')).toEqual(['running', 'ended']);
  });

  it.each([
    ['DMP', 'being prepared', ['sent']],
    ['TPP', 'being prepared', ['sent']],
    ['AO', 'sent', ['accepted', 'refused', 'ended']],
    ['DAS', 'sent', ['accepted', 'refused', 'ended']],
    ['MOR', 'being prepared', ['sent']],
  ] as const)('is none of what is noted as it was: %s from %s to %s (DN-411)', (shortName, state, to) => {
    expect(byUs(shortName, state)).toEqual(to);
  });
});

describe('an order that runs from the day on which it is made', () => {
  it('is made and runs by one note of ours (DN-003)', () => {
    const way = wayOf('BS', 'england');
    const sent = { way, state: 'sent', hand: 'adviser', mayBegin: true } as const;
    expect(nextStates(sent)).toEqual(['refused', 'running', 'ended']);
    expect(movesTo(sent, 'running')).toEqual([
      { to: 'accepted', by: 'receiver' },
      { to: 'running', by: 'adviser' },
    ]);
  });

  it.each([
    ['DRO', true],
    ['BS', true],
    ['MAP', true],
    ['DAS', false],
    ['PTD', false],
  ])('is %s once it is granted: %s (DN-442)', (shortName, runs) => {
    expect(runsOnceGranted(shortName)).toBe(runs);
  });
});

describe('the steps of a way', () => {
  const on = (year: number, month: number, day: number) => ({ year, month, day });
  const LIMITS: Readonly<Record<string, { value: number; unit: string }>> = {
    DRO_LENGTH: { value: 12, unit: 'months' },
    BS_DAYS: { value: 60, unit: 'days' },
    BS_REVIEW_FROM: { value: 25, unit: 'days' },
    BS_REVIEW_TO: { value: 35, unit: 'days' },
    DAS_CONSENT_DAYS: { value: 5, unit: 'weeks' },
  };
  const stepsOf = (
    shortName: string,
    state: PlanState,
    changes: readonly (readonly [PlanState, ReturnType<typeof on>])[],
    today = on(2026, 11, 29),
  ) =>
    wayThere({
      way: wayOf(shortName, 'england'),
      state,
      changes: changes.map(([to, day]) => ({ state: to, on: day })),
      today,
      limitOn: (key, day) => (compareDates(day, on(2020, 1, 1)) > 0 ? LIMITS[key] : undefined),
    });

  it('are all to come before anything is begun, without a day (DN-004)', () => {
    const steps = stepsOf('DRO', 'chosen', [['chosen', on(2026, 11, 2)]]);
    expect(steps.map(({ isDone, on: day }) => [isDone, day])).toEqual(
      Array.from({ length: 4 }, () => [false, null]),
    );
  });

  it('have the day on which each was done, and on which an order that runs clears the debts (DN-004)', () => {
    const steps = stepsOf('DRO', 'running', [
      ['being prepared', on(2026, 11, 3)],
      ['sent', on(2026, 11, 10)],
      ['accepted', on(2026, 11, 24)],
      ['running', on(2026, 11, 24)],
    ]);
    expect(steps.map(({ what, isDone, on: day, is }) => [what, isDone, day, is])).toEqual([
      ['You and your adviser fill in the form', true, '2026-11-10', 'by'],
      ['The form goes in', true, '2026-11-10', 'by'],
      ['The order starts', true, '2026-11-24', 'by'],
      ['The debts in it are cleared', false, '2027-11-24', 'on'],
    ]);
  });

  it('of Breathing Space have the look between day 25 and 35, done once one of us noted it and by no day, and its last day (DN-004, DN-981)', () => {
    const changes = [
      ['being prepared', on(2026, 11, 1)],
      ['sent', on(2026, 11, 2)],
      ['running', on(2026, 11, 4)],
    ] as const;
    const [look, end] = stepsOf('BS', 'running', changes).slice(-2);
    expect(look).toMatchObject({ isDone: false, on: '2026-11-29', until: '2026-12-09' });
    expect(end).toMatchObject({ isDone: false, on: '2027-01-03', is: 'on' });
    expect(stepsOf('BS', 'running', changes, on(2026, 12, 9)).at(-2)?.isDone).toBe(false);
    expect(stepsOf('BS', 'running', changes, on(2026, 12, 10)).at(-2)).toMatchObject({
      what: 'Your adviser looks again',
      who: 'Your adviser',
      isDone: false,
      until: '2026-12-09',
    });
    const over = [...changes, ['ended', on(2027, 1, 4)]] as const;
    expect(stepsOf('BS', 'ended', over, on(2027, 1, 5)).map(({ what }) => what)).not.toContain(
      'Your adviser looks again',
    );
  });

  it('count weeks and days from the stage before, as the limit stood then, and leave the day out where none did (DN-004)', () => {
    const sent = (year: number) => stepsOf('DAS', 'sent', [['sent', on(year, 11, 2)]])[2];
    expect(sent(2026)).toMatchObject({ isDone: false, on: '2026-12-07', is: 'by' });
    expect(sent(2019)).toMatchObject({ isDone: false, on: null });
  });

  it('end with what comes of a no, and go on from there once it is begun again (DN-005)', () => {
    const no = [
      ['being prepared', on(2026, 11, 1)],
      ['sent', on(2026, 11, 2)],
      ['refused', on(2026, 11, 20)],
    ] as const;
    const [said, next] = stepsOf('FFS', 'refused', no).slice(-2);
    expect(said).toMatchObject({ what: 'They said no', isDone: true, on: '2026-11-20' });
    expect(next).toMatchObject({ isDone: false });
    const again = stepsOf('FFS', 'being prepared', [...no, ['being prepared', on(2026, 11, 21)]]);
    expect(again.map(({ isDone, on: day }) => [isDone, day])).toEqual([
      [false, null],
      [false, null],
      [false, null],
      [false, null],
    ]);
  });

  it('end with the talk about it where it cannot be kept up (DN-005)', () => {
    const steps = stepsOf('SMP', 'broken', [['broken', on(2026, 11, 20)]]);
    expect(steps.at(-2)).toMatchObject({ what: 'You can’t keep it up', isDone: true, on: '2026-11-20' });
    expect(steps.at(-1)).toMatchObject({ isDone: false, who: 'You both' });
  });
});
