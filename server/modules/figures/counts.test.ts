import { describe, expect, it } from 'vitest';
import { countsOf, type PeopleAlike, WAY } from './counts.ts';

const begun: PeopleAlike = {
  app_id: null,
  nation: 'nation.scotland',
  is_qualifier_done: false,
  has_review: false,
  is_review_done: false,
  is_finished: false,
  is_registered: false,
  is_budget_done: false,
  status: 'Active',
  journey: 'qualifier',
  version: 4,
  at_step: 'debts',
  paused: null,
  advised_after: null,
  best_match: null,
  chosen: null,
  chosen_how: null,
  decided: null,
  decided_on: null,
  people: 12,
};
const through: PeopleAlike = {
  ...begun,
  is_qualifier_done: true,
  has_review: true,
  is_review_done: true,
  is_finished: true,
  is_registered: true,
  is_budget_done: true,
  status: 'Complete',
  journey: 'full-review',
  advised_after: 1,
  best_match: 'IVA',
  chosen: 'dmp',
  chosen_how: 'goes on',
  people: 30,
};

const count = (counts: ReturnType<typeof countsOf>, measure: string, detail: string) =>
  counts.find(one => one.measure === measure && one.detail === detail)?.people;

describe('the counts of a day', () => {
  it('have who came to each step, by nation, and where the others stopped, by version (PT-360)', () => {
    const counts = countsOf([begun, through], []);
    expect(WAY.map(step => count(counts, 'reached', step))).toEqual([42, 30, 30, 30, 30, 30, 30, 30]);
    expect(count(counts, 'stopped', JSON.stringify(['qualifier', 4, 'debts']))).toBe(12);
    expect(new Set(counts.map(({ nation }) => nation))).toEqual(new Set(['scotland']));
  });

  it('have at which step people dropped out, of which version (PT-604)', () => {
    const counts = countsOf([{ ...begun, status: 'Soft Dropout', at_step: 'talk-first' }, through], []);
    expect(count(counts, 'dropped out', 'Soft Dropout')).toBe(12);
    expect(counts.filter(({ measure }) => measure === 'dropped out at')).toMatchObject([
      { detail: JSON.stringify(['Soft Dropout', 'qualifier', 4, 'talk-first']), people: 12 },
    ]);
  });

  it('have how long the first advice took, what was chosen, and what an adviser’s hand did (PT-363)', () => {
    const counts = countsOf([through, { ...through, advised_after: 3, chosen_how: 'alone', people: 11 }], []);
    expect([count(counts, 'advised within', 'a day'), count(counts, 'advised within', 'longer')]).toEqual([
      30, 11,
    ]);
    expect([count(counts, 'chose', 'dmp'), count(counts, 'chose, goes on', 'dmp')]).toEqual([41, 30]);
  });

  it('have what the latest advice said fits best, where that was kept, and how many of it an adviser changed (PT-518)', () => {
    const counts = countsOf(
      [
        through,
        { ...through, best_match: '', people: 9 },
        { ...through, best_match: null, people: 2 },
        { ...through, decided: 'changed', decided_on: 'DMP', people: 7 },
      ],
      [],
    );
    const advised = ['IVA', '', 'not kept'].map(name => count(counts, 'advised', name));
    expect(advised).toEqual([37, 9, 2]);
    expect(counts.filter(({ measure }) => measure === 'advised, changed')).toMatchObject([
      { detail: 'IVA', people: 7 },
    ]);
  });

  it('have what advisers said of the advice, and of which solution (PT-416)', () => {
    const said = (decided: string, decided_on: string, people: number) => ({
      ...through,
      decided,
      decided_on,
      people,
    });
    const counts = countsOf(
      [through, said('confirmed', 'DRO', 12), said('changed', 'DRO', 5), said('taken back', 'DMP', 3)],
      [],
    );
    expect(['confirmed', 'changed', 'taken back'].map(one => count(counts, 'decided', one))).toEqual([
      12, 5, 3,
    ]);
    expect([count(counts, 'decided on', 'DRO'), count(counts, 'decided on, confirmed', 'DRO')]).toEqual([
      17, 12,
    ]);
    expect(count(counts, 'decided on, changed', 'DMP')).toBeUndefined();
  });

  it('have what was asked of us, what was done, in time, and what came of it (PT-363)', () => {
    const asked = {
      kind: 'callback',
      last_outcome: null,
      is_in_time: null,
      waited: null,
      nation: null,
      app_id: 'p',
    };
    const counts = countsOf(
      [],
      [
        { ...asked, state: 'open', people: 5 },
        { ...asked, state: 'done', last_outcome: 'spoke', is_in_time: true, people: 20 },
        { ...asked, state: 'done', last_outcome: 'spoke', is_in_time: false, people: 3 },
        { ...asked, state: 'cancelled', people: 2 },
      ],
    );
    expect(['asked', 'done', 'done in time'].map(measure => count(counts, measure, 'callback'))).toEqual([
      30, 23, 20,
    ]);
    expect(count(counts, 'outcome of callback', 'spoke')).toBe(23);
    expect(counts.every(({ nation, app_id }) => nation === '' && app_id === 'p')).toBe(true);
  });

  it('have who saw advice at the steps before it, also where their session has ended since (PT-460)', () => {
    const ended = { ...through, is_review_done: false, is_budget_done: false, status: 'Expired', people: 14 };
    const counts = countsOf([ended], []);
    expect(['budget', 'review', 'advice'].map(step => count(counts, 'reached', step))).toEqual([14, 14, 14]);
  });

  it('have who left while they answered, and who of them finished (PT-462)', () => {
    const counts = countsOf(
      [
        { ...through, people: 40 },
        { ...through, paused: 'gone', people: 9 },
        { ...begun, paused: 'gone', people: 12 },
        { ...through, paused: 'came back', people: 11 },
        { ...through, paused: 'left', people: 5 },
        { ...begun, paused: 'came back', people: 2 },
      ],
      [],
    );
    expect([count(counts, 'left', ''), count(counts, 'left and finished', '')]).toEqual([30, 11]);
  });

  it('have how long each kind of work was waited for, as bounds (PT-461)', () => {
    const chat = {
      kind: 'chat',
      state: 'open',
      last_outcome: null,
      is_in_time: true,
      nation: null,
      app_id: null,
    };
    const counts = countsOf(
      [],
      [
        { ...chat, waited: 2, people: 7 },
        { ...chat, waited: null, people: 3 },
      ],
    );
    expect(count(counts, 'waited for chat', '90')).toBe(7);
    expect(counts.filter(({ measure }) => measure.startsWith('waited'))).toHaveLength(1);
  });

  it('know nothing of somebody who lives elsewhere but that they came (PT-361)', () => {
    expect(countsOf([{ ...begun, nation: 'nation.outside' }], [])[0]?.nation).toBe('');
  });
});
