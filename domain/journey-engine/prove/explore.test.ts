import { describe, expect, it } from 'vitest';
import { compileJourney } from '../../journeys/plan.ts';
import { planOf } from '../fixtures/answers.ts';
import { advice, chose, journey, page, radio, typed, wayTo } from '../fixtures/build.ts';
import { explore } from './explore.ts';

describe('a walk over every combination of answers', () => {
  const plan = planOf(
    journey(
      page(
        'one',
        radio('home', ['own', 'rent']),
        radio('asks', ['x', 'y'], wayTo('house', chose('home.own', 'home')), wayTo('rest')),
        typed('Text', 'house'),
        radio('rest', ['x', 'y']),
        advice(),
      ),
    ),
  );
  const statesOf = (stepId: string) => explore(plan).statesOf.get(stepId) ?? [];

  it('tells people apart by an answer as long as something ahead reads it, and no longer', () => {
    expect(statesOf('asks').map(({ priorAnswers }) => priorAnswers.get('home')?.[0]?.value)).toEqual([
      'own',
      'rent',
    ]);
    expect(statesOf('house').map(({ priorAnswers }) => priorAnswers.size)).toEqual([0]);
    expect(statesOf('rest').map(({ priorAnswers }) => priorAnswers.size)).toEqual([0]);
  });

  it('assumes a fact only where it is read (SA-043)', () => {
    const is = (fact: string) => ({ property: 'fact', fact, operator: 'eq', value: 'yes' }) as const;
    const names = Array.from({ length: 30 }, (_, index) => `f${index}`);
    const facts = names.map(name => ({ name, values: { yes: 'yes', no: 'no' } }));
    const many = journey(
      page(
        'one',
        radio('first', ['x', 'y']),
        ...names.map(name => ({ ...radio(name, ['x', 'y']), when: is(name) })),
        advice(),
      ),
    );
    const compiled = compileJourney(many, undefined, facts);
    if (!compiled.ok) throw new Error('not compiled');
    const { states, tooMany } = explore(compiled.plan);
    expect([tooMany, states.length]).toEqual([false, 32]);
  });

  it('goes no further than an end', () => {
    expect(statesOf('advice').map(({ transitions }) => transitions)).toEqual([[]]);
  });

  it('never keeps the answer by which a step chose its own way on', () => {
    const own = planOf(
      journey(
        page(
          'one',
          radio('home', ['own', 'rent'], wayTo('house', chose('home.own')), wayTo('rest')),
          typed('Text', 'house'),
          radio('rest', ['x', 'y']),
          advice(),
        ),
      ),
    );
    expect(explore(own).states.map(({ stepId, priorAnswers }) => [stepId, priorAnswers.size])).toEqual([
      ['home', 0],
      ['house', 0],
      ['rest', 0],
      ['advice', 0],
    ]);
  });
});
