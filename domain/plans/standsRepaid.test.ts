import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../values/calendar-date.ts';
import { PLAN_STATES, type PlanState } from './planState.ts';
import { toldOf } from './repayment/headlineWords.ts';
import type { Note } from './repayment/noting.ts';
import { after, MOCK_UP, OFFERS, paidAll, planOf } from './repayment/testing/mockUp.ts';
import { isToldByRepayment, standsRepaid, stateOnWay, toldHere } from './standsRepaid.ts';
import { nextStates } from './ways/hands.ts';
import { DEBT_MANAGEMENT_PLAN_WAY, SELF_MANAGED_PLAN_WAY, TOKEN_PAYMENTS_WAY } from './ways/offers.ts';
import { callChanges, standsOf, wayThere } from './ways/wayThere.ts';

const DAY = '2026-12-02';
const told = (...said: readonly (readonly [string, Note])[]) => toldOf(planOf(after(...said), DAY));
const PAID = told(...MOCK_UP, paidAll('2026-12', '2026-12-01'));
const ALL_PAID = told(
  OFFERS,
  ...['fenland', 'kestrel', 'barrowby', 'marlow'].map(
    debtId => [DAY, { kind: 'balance put right', on: DAY, debtId, balance: 0, why: 'statement' }] as const,
  ),
);
const YES = ['fenland', 'kestrel', 'barrowby', 'marlow'].map(
  debtId => [DAY, { kind: 'answered', on: '2026-11-20', debtId, answer: 'accepts', sum: null }] as const,
);
const ANSWERED = told(OFFERS, ...YES);
const way = DEBT_MANAGEMENT_PLAN_WAY;
const says = (state: PlanState, repayment: typeof PAID | null) =>
  standsRepaid(standsOf(way, state), { state, repayment }, DAY)?.stands ?? null;

describe('what a plan that is repaid says of itself', () => {
  it('is that it is not drawn up, before it is, whatever it shares out and how (DN-632, DN-873)', () => {
    for (const each of [DEBT_MANAGEMENT_PLAN_WAY, TOKEN_PAYMENTS_WAY, SELF_MANAGED_PLAN_WAY]) {
      const stands = standsRepaid(
        standsOf(each, 'being prepared'),
        { state: 'being prepared', repayment: null },
        DAY,
      );
      expect(stands?.stands).toBe('Your plan is not drawn up yet');
      expect(stands?.you).toContain('Then draw up your plan.');
      // What happened to it says no more than that it was begun.
      const started = { state: 'being prepared', on: { year: 2026, month: 12, day: 2 } } as const;
      expect(callChanges({ way: each, changes: [started], limitOn: () => undefined })).toEqual([
        'Your plan was started',
      ]);
    }
    expect(says('chosen', null)).toBeNull();
  });

  it('has drawing it up as its next step until that is done, on its own day, and not once it was begun (DN-874)', () => {
    const [begun, drawnUpOn, sentOn] = [24, 26, 30].map(day => ({ year: 2026, month: 11, day }));
    const step = (drawn: typeof begun | null, sent?: typeof begun) =>
      wayThere({
        way,
        state: 'being prepared',
        changes: [
          { state: 'being prepared', on: begun as CalendarDate },
          ...(sent ? [{ state: 'sent', on: sent } as const] : []),
        ],
        today: { year: 2026, month: 12, day: 2 },
        limitOn: () => undefined,
        drawnUpOn: drawn ?? null,
      })[0];
    expect(step(null)).toMatchObject({ what: 'You draw up your plan', isDone: false, on: null });
    expect(step(drawnUpOn)).toMatchObject({ isDone: true, on: '2026-11-26' });
    // Drawn up anew since its offers went: the first day is that on which it was begun, as far as is known.
    expect(step(sentOn, drawnUpOn)).toMatchObject({ isDone: true, on: '2026-11-24' });
  });

  it('is its line once it is drawn up, wherever the plan stands (DN-632)', () => {
    for (const state of ['being prepared', 'with an adviser', 'sent', 'accepted', 'running'] as const) {
      expect(says(state, told())).toBe('You have 4 offers to send');
      expect(says(state, PAID)).toBe('You’ve paid £170 of £12,056');
    }
  });

  it('is what somebody said of the whole of it, where they did (DN-632)', () => {
    expect(says('refused', PAID)).toBe('They said no');
    expect(says('broken', PAID)).toBe('You can’t keep it up');
    // One of us noted that all agree, while the person has told of three of them.
    expect(says('accepted', told(...MOCK_UP.slice(0, 3)))).toBe('They agreed to your plan');
    expect(says('accepted', ANSWERED)).toBe('All 4 lenders have answered');
    // It gave way to another.
    expect(says('ended', PAID)).toBe('Your plan is over');
    expect(says('ended', ALL_PAID)).toBe('You’ve paid it all');
    expect(PLAN_STATES.filter(state => !isToldByRepayment({ state, repayment: PAID }))).toEqual([
      'chosen',
      'refused',
      'broken',
      'ended',
      'left',
    ]);
  });

  it('has steps that say the same: none that is done and is still to do, none that waits for nobody (DN-632)', () => {
    const next = (state: PlanState, repayment: typeof PAID | null) =>
      wayThere({
        way,
        state: stateOnWay({ state, repayment }),
        changes: [],
        today: { year: 2026, month: 12, day: 2 },
        limitOn: () => undefined,
        drawnUpOn: repayment && { year: 2026, month: 11, day: 1 },
      }).find(({ isDone }) => !isDone)?.what;
    expect(next('sent', told(...MOCK_UP.slice(0, 2)))).toBe('They answer');
    expect(next('sent', told())).toBe('You send your offers');
    expect(next('sent', ANSWERED)).toBe('You start to pay');
    const rest = { kind: 'break', from: '2026-12', to: '2027-01', monthly: 0 } as const;
    const inBreak = told(OFFERS, ...YES, [DAY, rest]);
    expect(inBreak.headline.says).toBe('on a break');
    expect(next('sent', inBreak)).toBe('You start to pay');
    expect(next('running', PAID)).toBe('All of it is paid');
    expect(next('running', ALL_PAID)).toBeUndefined();
    // Nothing of it went.
    expect(next('being prepared', ALL_PAID)).toBe('You send your offers');
  });

  it('is not one that cannot be kept up once all of it is paid, whoever would note it (DN-633)', () => {
    const noting = { way, state: 'running', mayBegin: true } as const;
    for (const hand of ['person', 'adviser'] as const) {
      expect(nextStates({ ...noting, hand })).toContain('broken');
      expect(nextStates({ ...noting, hand, told: toldHere(ALL_PAID) })).toEqual(['ended']);
    }
  });

  it('is noted by nobody to be what follows from its offers and answers, while these are written down (DN-909)', () => {
    const next = (state: PlanState, repayment: typeof PAID | null) =>
      nextStates({ way, state, hand: 'adviser', mayBegin: true, told: toldHere(repayment) });
    expect(next('sent', told(OFFERS))).toEqual(['ended']);
    expect(next('accepted', ANSWERED)).toEqual(['ended']);
    // Nothing of it is written down here.
    expect(next('sent', null)).toEqual(['accepted', 'refused', 'ended']);
    expect(next('accepted', null)).toEqual(['running', 'ended']);
    // Of the scheme no offers are: others decide on it.
    const terms = { ...PAID.terms, paidTo: 'the distributor' } as const;
    expect(next('accepted', { ...PAID, terms })).toEqual(['running', 'ended']);
  });

  it('is not noted to have gone, beside its offers of which each says whether it went (DN-1022)', () => {
    const next = (repayment: typeof PAID | null) =>
      nextStates({
        way,
        state: 'being prepared',
        hand: 'adviser',
        mayBegin: true,
        told: toldHere(repayment),
      });
    expect(next(told(OFFERS))).toEqual([]);
    // Not drawn up here, or of the scheme, it goes by what one of us says.
    expect(next(null)).toEqual(['sent']);
    const terms = { ...PAID.terms, paidTo: 'the distributor' } as const;
    expect(next({ ...told(OFFERS), terms })).toEqual(['sent']);
  });

  it('runs again by a word of one of us where it could not be kept up, and not once its end is written down (DN-910)', () => {
    const next = (repayment: typeof PAID) =>
      nextStates({ way, state: 'broken', hand: 'adviser', mayBegin: true, told: toldHere(repayment) });
    expect(next(PAID)).toEqual(['running', 'ended']);
    expect(next(told(OFFERS, [DAY, { kind: 'ended', why: 'broken' }]))).toEqual(['ended']);
  });
});
