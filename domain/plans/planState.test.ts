import { describe, expect, it } from 'vitest';
import {
  beforeComingTo,
  beforeHandingOver,
  isNotSentYet,
  isOver,
  mayComeByPayments,
  mayMove,
  PLAN_STATES,
  type PlanMover,
} from './planState.ts';

const MOVERS: readonly PlanMover[] = ['person', 'adviser', 'receiver'];

describe('the states of a plan', () => {
  it.each([
    ['chosen', 'with an adviser', 'adviser', true],
    ['chosen', 'with an adviser', 'person', false],
    ['chosen', 'sent', 'adviser', false],
    ['with an adviser', 'being prepared', 'adviser', true],
    ['with an adviser', 'being prepared', 'person', false],
    ['being prepared', 'sent', 'person', true],
    ['being prepared', 'left', 'person', true],
    ['sent', 'accepted', 'receiver', true],
    ['sent', 'accepted', 'person', false],
    ['sent', 'left', 'person', false],
    ['refused', 'being prepared', 'person', true],
    ['running', 'broken', 'receiver', true],
    ['broken', 'running', 'person', false],
    ['ended', 'running', 'adviser', false],
    ['left', 'chosen', 'person', false],
  ] as const)('from %s to %s by the %s: %s (PT-230)', (from, to, by, may) => {
    expect(mayMove(from, to, by, true)).toBe(may);
  });

  it('are neither prepared nor sent while an adviser has not said that it fits, by anybody (PT-410)', () => {
    const begun = PLAN_STATES.flatMap(from =>
      PLAN_STATES.filter(to =>
        MOVERS.some(by => mayMove(from, to, by, true) && !mayMove(from, to, by, false)),
      ),
    );
    expect([...new Set(begun)].toSorted()).toEqual(['being prepared', 'sent']);
    // Whoever does not say is refused.
    expect(mayMove('chosen', 'being prepared', 'adviser')).toBe(false);
    for (const from of PLAN_STATES.filter(isNotSentYet)) expect(mayMove(from, 'left', 'person')).toBe(true);
    expect(mayMove('chosen', 'with an adviser', 'adviser')).toBe(true);
  });

  it('come to an end from each of them, and never go on from there (PT-230)', () => {
    for (const state of PLAN_STATES) {
      const reached = new Set([state]);
      for (const from of reached) {
        for (const to of PLAN_STATES) {
          if (MOVERS.some(by => mayMove(from, to, by, true))) reached.add(to);
        }
      }
      expect([state, [...reached].some(isOver)]).toEqual([state, true]);
      if (isOver(state)) expect([...reached]).toEqual([state]);
    }
  });

  it('can be left for another until something has been sent (PT-230)', () => {
    expect(PLAN_STATES.filter(isNotSentYet)).toEqual(['chosen', 'being prepared', 'with an adviser']);
  });

  it('come by payments to run, or not to be kept up, from where answers are waited for, without a yes (DN-907)', () => {
    expect(PLAN_STATES.filter(from => mayComeByPayments(from, 'running'))).toEqual(['sent', 'accepted']);
    expect(PLAN_STATES.filter(from => mayComeByPayments(from, 'broken'))).toEqual([
      'sent',
      'accepted',
      'running',
    ]);
    // By hand nobody notes either of what waits for answers.
    for (const by of MOVERS) expect(mayMove('sent', 'running', by, true)).toBe(false);
  });

  it('go back to where they stood before something was handed over, and nowhere where an adviser brought them there (DN-404)', () => {
    const chosen = { state: 'chosen', by: 'person' } as const;
    const prepared = { state: 'being prepared', by: 'adviser' } as const;
    const withAdviser = (by: PlanMover) => ({ state: 'with an adviser', by }) as const;
    expect(beforeHandingOver([chosen, prepared, withAdviser('person')])).toBe('being prepared');
    expect(beforeHandingOver([chosen, prepared, withAdviser('adviser')])).toBeNull();
    expect(beforeHandingOver([chosen, prepared])).toBeNull();
    expect(beforeHandingOver([chosen])).toBeNull();
    expect(beforeHandingOver([])).toBeNull();
  });

  it('go back to where they stood before what turns out never to have happened (DN-507)', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 10, day));
    const sent = { state: 'sent', at: at(2) } as const;
    const ran = [
      { state: 'accepted', at: at(9) },
      { state: 'running', at: at(9) },
    ] as const;
    expect(beforeComingTo('running', [sent, ...ran])).toBe('sent');
    expect(beforeComingTo('sent', [{ state: 'being prepared', at: at(1) }, sent])).toBe('being prepared');
    const prepared = { state: 'being prepared', at: at(1) } as const;
    expect(beforeComingTo('sent', [prepared, sent, ...ran, { ...sent, at: at(10) }])).toBe('being prepared');
    // The scheme was approved before.
    expect(beforeComingTo('running', [sent, { ...ran[0], at: at(5) }, ran[1]])).toBe('accepted');
    expect(beforeComingTo('running', [sent])).toBeNull();
    expect(beforeComingTo('sent', [sent])).toBeNull();
  });
});
