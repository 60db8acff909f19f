import { describe, expect, it } from 'vitest';
import { layOutJourney } from '../../journeys/plan.ts';
import type { JourneyDefinition } from '../definition/definition.ts';
import { answers, planOf } from '../fixtures/answers.ts';
import { advice, chose, journey, page, radio, wayTo, withAnswerFlags } from '../fixtures/build.ts';
import { branch, sections, stepPerPage, straight } from '../fixtures/features.ts';
import { pathOf } from './path.ts';
import { expectedSteps, progressOf } from './progress.ts';
import { progressBySteps, valueBySteps } from './progressBySteps.ts';

type Given = Parameters<typeof answers>[1];

function at(definition: JourneyDefinition, given: Given) {
  const plan = planOf(definition);
  return [plan, pathOf(plan, answers(plan, given))] as const;
}

describe('the bar of a journey with sections', () => {
  it('merges sections by name patterns in any letter case, and leaves out "Last Steps" (JN-043, JN-046)', () => {
    const { groups } = progressOf(...at(sections, {}));
    expect(groups.map(({ name, sectionIds }) => [name, sectionIds])).toEqual([
      ['Residential details', ['residential-details', 'residential-costs']],
      ['Your situation', ['your-situation']],
      ['Your DEBTS', ['your-debts']],
      ['Health', ['health']],
    ]);
  });

  it('takes sections of one name on several pages as one (JN-046)', () => {
    const spread: JourneyDefinition = {
      ...sections,
      pages: sections.pages.map(each => ({
        ...each,
        sections: each.sections.map(one => ({ ...one, name: 'Your Home' })),
      })),
    };
    expect(progressOf(...at(spread, {})).groups.map(({ name }) => name)).toEqual(['Your Home']);
  });

  it('is a fraction within a section, by the steps answered of those on the default path (JN-044)', () => {
    const { groups, value } = progressOf(...at(sections, { tenure: 'own', work: 'yes' }));
    expect(groups.map(group => group.fraction)).toEqual([0.5, 0.5, 0, 0]);
    expect(value).toBe(0.25);
  });

  it('counts the section on screen as n of m', () => {
    expect(progressOf(...at(sections, {}))).toMatchObject({ current: 1, total: 4 });
    expect(progressOf(...at(sections, { tenure: 'own' }))).toMatchObject({ current: 2, total: 4 });
    const [plan, path] = at(sections, { tenure: 'own', work: 'yes', children: '2' });
    expect(progressOf(plan, path)).toMatchObject({ current: 3 });
    expect(progressOf(plan, path, 'work')).toMatchObject({ current: 2 });
    expect(progressOf(plan, path, 'agree')).toMatchObject({ current: 4 });
  });

  it('ticks what is done and marks where the person is (JN-053)', () => {
    const given = { tenure: 'own', work: 'yes', children: '2', total: '900' };
    const { groups } = progressOf(...at(sections, given));
    expect(groups.map(group => group.state)).toEqual(['now', 'done', 'done', 'next']);
  });

  it('leaves a section out, and shows the bar or not, by the two flags (JN-005)', () => {
    const quiet: JourneyDefinition = {
      ...sections,
      pages: sections.pages.map(each => ({
        ...each,
        sections: each.sections.map(one =>
          one.name === 'Health'
            ? { ...one, gui: { displayProgressBar: false, includeInProgressBar: false } }
            : one,
        ),
      })),
    };
    const [plan, path] = at(quiet, {});
    expect(progressOf(plan, path).groups.map(group => group.name)).not.toContain('Health');
    expect(progressOf(plan, path).shown).toBe(true);
    expect(progressOf(plan, path, 'health').shown).toBe(false);
  });

  it('shows in a section that it leaves out the last group begun before, and marks none as now', () => {
    const quiet = { displayProgressBar: true, includeInProgressBar: false };
    const outside: JourneyDefinition = {
      ...sections,
      pages: sections.pages.map(each => ({
        ...each,
        sections: each.sections.map(one =>
          ['Residential details', 'Your DEBTS', 'Health'].includes(one.name) ? { ...one, gui: quiet } : one,
        ),
      })),
    };
    const [plan, path] = at(outside, {});
    expect(progressOf(plan, path)).toMatchObject({ current: 0, total: 2 });
    expect(progressOf(plan, path).groups.map(({ state }) => state)).toEqual(['next', 'next']);
    expect(progressOf(plan, path, 'total')).toMatchObject({ current: 1 });
    expect(progressOf(plan, path, 'total').groups.map(({ state }) => state)).toEqual(['next', 'next']);
    expect(progressOf(plan, path, 'work').groups.map(({ state }) => state)).toEqual(['now', 'next']);
    expect(progressOf(plan, path, 'health')).toMatchObject({ current: 2 });
  });

  it('takes a group as begun by its first section, though another of its sections comes later', () => {
    const quiet = { displayProgressBar: true, includeInProgressBar: false };
    const outside: JourneyDefinition = {
      ...sections,
      pages: sections.pages.map(each => ({
        ...each,
        sections: each.sections.map(one =>
          ['Your situation', 'Your DEBTS'].includes(one.name) ? { ...one, gui: quiet } : one,
        ),
      })),
    };
    const [plan, path] = at(outside, {});
    expect(progressOf(plan, path).groups.map(({ name }) => name)).toEqual(['Residential details', 'Health']);
    expect(progressOf(plan, path, 'work')).toMatchObject({ current: 1 });
  });

  it('has no value where it leaves out everything', () => {
    const none: JourneyDefinition = {
      ...sections,
      pages: sections.pages.map(each => ({
        ...each,
        sections: each.sections.map(one => ({
          ...one,
          gui: { displayProgressBar: false, includeInProgressBar: false },
        })),
      })),
    };
    expect(progressOf(...at(none, {}))).toEqual({ groups: [], current: 0, total: 0, value: 0, shown: false });
    expect(progressBySteps(...at(none, {}))).toEqual({ current: 1, total: 0, value: 0, shown: false });
  });

  it('does not go by an answer that keeps the person where they are (JN-044)', () => {
    const stops = withAnswerFlags(
      radio('nation', ['wales', 'scotland'], wayTo('flags', chose('nation.wales')), wayTo('advice')),
      'scotland',
      { blocksContinue: true },
    );
    const plan = layOutJourney(journey(page('one', stops, radio('flags', ['x', 'y']), advice())));
    const scottish = pathOf(plan, answers(plan, { nation: 'scotland' }));
    expect(expectedSteps(plan, scottish)).toEqual(['nation', 'flags', 'advice']);
    expect(expectedSteps(plan, pathOf(plan, new Map()))).toEqual(['nation', 'flags', 'advice']);
  });

  it('follows what was answered before, where a step still ahead goes by that (JN-044)', () => {
    const plan = planOf(
      journey(
        page(
          'one',
          radio('home', ['own', 'rent']),
          radio('open', ['x', 'y']),
          radio('ahead', ['x', 'y'], wayTo('landlord', chose('home.rent', 'home')), wayTo('house')),
          radio('landlord', ['x', 'y']),
          radio('house', ['x', 'y']),
          advice(),
        ),
      ),
    );
    const expected = (home: string) => expectedSteps(plan, pathOf(plan, answers(plan, { home })));
    expect(expected('own')).toEqual(['home', 'open', 'ahead', 'house', 'advice']);
    expect(expected('rent')).toEqual(['home', 'open', 'ahead', 'landlord', 'house', 'advice']);
  });

  it('refuses a step that the journey does not have', () => {
    const [plan, path] = at(branch, {});
    expect(() => progressOf(plan, path, 'nowhere')).toThrow(
      "There is no step 'nowhere' in example version 1.",
    );
  });

  it('follows the first entry of each list where nothing is answered so far (JN-044)', () => {
    const [plan, path] = at(branch, {});
    expect(expectedSteps(plan, path)).toEqual(['tenure', 'mortgage', 'pets', 'advice']);
    const [, renting] = at(branch, { tenure: 'rent' });
    expect(expectedSteps(plan, renting)).toEqual(['tenure', 'rent', 'pets', 'advice']);
  });
});

describe('the bar of a qualifier', () => {
  it.each([
    [1, 5, false, 0],
    [3, 5, false, 0.5],
    [5, 5, true, 1],
    [1, 1, false, 0],
    [1, 1, true, 1],
    [0, 0, false, 0],
  ])(
    'at %i of %i, complete %s, has the value %d: (current - 1) / (total - 1) (JN-045, JN-046)',
    (current, total, complete, value) => {
      expect(valueBySteps(current, total, complete)).toBe(value);
    },
  );

  it('counts the steps of the path and those that follow by default (JN-045)', () => {
    expect(progressBySteps(...at(stepPerPage, {}))).toMatchObject({ current: 1, total: 3, value: 0 });
    expect(progressBySteps(...at(stepPerPage, { first: 'yes' }))).toMatchObject({ current: 2, value: 0.5 });
    const done = at(stepPerPage, { first: 'yes', second: 'no' });
    expect(progressBySteps(...done)).toMatchObject({ current: 3, value: 1 });
    expect(progressBySteps(...done, 'second')).toMatchObject({ current: 2, value: 0.5 });
  });

  it('is 0 for a journey of one step until that is complete (JN-046)', () => {
    const [first, last] = [page('one', radio('only', ['yes', 'no'])), page('two', advice())];
    const hidden = { displayProgressBar: false, includeInProgressBar: false };
    const one = journey(first, { ...last, sections: last.sections.map(each => ({ ...each, gui: hidden })) });
    expect(progressBySteps(...at(one, {}))).toMatchObject({ current: 1, total: 1, value: 0 });
    expect(progressBySteps(...at(one, { only: 'yes' }))).toMatchObject({ value: 1, shown: false });
    expect(progressBySteps(...at(straight, {}))).toMatchObject({ total: 2, value: 0 });
  });
});
