import { describe, expect, it } from 'vitest';
import { compileJourney } from '../../journeys/plan.ts';
import { planOf } from '../fixtures/answers.ts';
import { advice, chose, dropOut, journey, page, radio, typed, wayTo } from '../fixtures/build.ts';
import { ASSUMED_LATER, explore } from './explore.ts';

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

  it('tells people apart by an answer from where it is first read, and no longer than something ahead reads it', () => {
    const told = journey(
      page(
        'one',
        radio('home', ['own', 'rent']),
        radio('asks', ['x', 'y'], wayTo('house', chose('home.own', 'home')), wayTo('more')),
        typed('Text', 'house'),
        radio('more', ['x', 'y'], wayTo('second', chose('home.own', 'home')), wayTo('rest')),
        typed('Text', 'second'),
        radio('rest', ['x', 'y']),
        advice(),
      ),
    );
    const { statesOf: states } = explore(planOf(told));
    const homesAt = (stepId: string) =>
      states.get(stepId)?.map(({ priorAnswers }) => {
        const home = priorAnswers.get('home');
        return home === ASSUMED_LATER ? 'assumed later' : home?.[0]?.value;
      });
    expect(homesAt('asks')).toEqual(['assumed later']);
    expect(homesAt('house')).toEqual(['own']);
    expect(homesAt('more')).toEqual(['rent', 'own']);
    expect(homesAt('second')).toEqual([undefined]);
    expect(homesAt('rest')).toEqual([undefined]);
  });

  it('assumes a typed sum only where it is read, so that many of them stay few places (WT-046)', () => {
    const ids = Array.from({ length: 20 }, (_, index) => `sum${index}`);
    const nothing = (id: string) => ({ property: 'value', operator: 'eq', value: 0, stepId: id }) as const;
    const many = journey(
      page(
        'one',
        ...ids.map(id => typed('Money', id)),
        ...ids.map((id, index) => {
          const next = index < 19 ? `asks${index + 1}` : 'advice';
          return radio(`asks${index}`, ['x', 'y'], wayTo('leave', nothing(id)), wayTo(next));
        }),
        dropOut('leave'),
        advice(),
      ),
    );
    const { tooMany, states } = explore(planOf(many));
    expect([tooMany, states.length]).toEqual([false, 42]);
  });

  it('says of a way what decided it, and nothing that is assumed later', () => {
    const from = (stepId: string) =>
      statesOf(stepId).flatMap(({ transitions }) =>
        transitions.map(({ seen, way }) => [way?.id, [...seen].map(([id, [one]]) => `${id}=${one?.value}`)]),
      );
    expect(from('home')).toEqual([['asks', ['home=own']]]);
    expect(from('asks')).toEqual([
      ['house', ['home=own', 'asks=x']],
      ['rest', ['home=rent', 'asks=x']],
    ]);
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
