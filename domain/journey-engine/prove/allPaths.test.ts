import { describe, expect, it } from 'vitest';
import { layOutJourney } from '../../journeys/plan.ts';
import { planOf } from '../fixtures/answers.ts';
import {
  advice,
  chose,
  dropOut,
  journey,
  page,
  radio,
  typed,
  wayTo,
  withAnswerFlags,
} from '../fixtures/build.ts';
import { branch, readsEarlier, severalChosen } from '../fixtures/features.ts';
import { allPaths } from './allPaths.ts';
import { renderPaths } from './renderPaths.ts';

describe('all paths', () => {
  it('are listed, each from the first step to an end', () => {
    const { count, paths, endings } = allPaths(planOf(branch));
    expect(count).toBe(3n);
    expect([...endings]).toEqual([['advice', 3n]]);
    expect(paths).toEqual([
      ['tenure', 'mortgage', 'pets', 'advice'],
      ['tenure', 'rent', 'pets', 'advice'],
      ['tenure', 'pets', 'advice'],
    ]);
  });

  it('count each sequence of steps once, however many answers lead along it', () => {
    expect(allPaths(planOf(readsEarlier)).count).toBe(3n);
    expect(allPaths(planOf(severalChosen)).count).toBe(2n);
  });

  it('leave out what earlier answers rule out', () => {
    const same = (id: string, then: string) =>
      radio(id, ['x', 'y'], wayTo(`${id}-a`, chose('home.own', 'home')), wayTo(then));
    const plan = planOf(
      journey(
        page(
          'one',
          radio('home', ['own', 'rent']),
          same('p', 'q'),
          typed('Text', 'p-a'),
          same('q', 'advice'),
          typed('Text', 'q-a'),
          advice(),
        ),
      ),
    );
    expect(allPaths(plan).paths).toEqual([
      ['home', 'p', 'p-a', 'q', 'q-a', 'advice'],
      ['home', 'p', 'q', 'advice'],
    ]);
  });

  it('are counted exactly where they are too many to list', () => {
    const forks = Array.from({ length: 40 }, (_, i) => [
      radio(
        `f${i}`,
        ['yes', 'no'],
        wayTo(`m${i}`, chose(`f${i}.yes`)),
        wayTo(i < 39 ? `f${i + 1}` : 'advice'),
      ),
      typed('Text', `m${i}`),
    ]).flat();
    const plan = planOf(journey(page('one', ...forks, advice())));
    const { count, paths } = allPaths(plan, 10);
    expect(count).toBe(2n ** 40n);
    expect(paths).toHaveLength(10);
    expect(renderPaths(plan)).toContain('(1,099,511,627,776 ways)');
  });

  it('throw for a journey that does not end, which the compiler refuses', () => {
    expect(() => allPaths(layOutJourney(journey(page('one', radio('a', ['x', 'y'])))))).toThrow(
      'is not an end',
    );
  });
});

describe('paths to review', () => {
  it('tell where answers decide and the ways through each section, and only count the whole', () => {
    const plan = planOf(
      journey(
        page(
          'Home',
          radio('nation', ['england', 'abroad'], wayTo('out', chose('nation.abroad')), wayTo('total')),
          dropOut('out'),
        ),
        page(
          'Debts',
          typed(
            'Money',
            'total',
            wayTo('advice', { property: 'value', operator: 'lt', value: 5000 }),
            wayTo('more'),
          ),
          typed('Text', 'more'),
        ),
        page('Advice', advice()),
      ),
    );
    expect(renderPaths(plan)).toBe(`# Paths of Example, version 1

Generated from \`definition.json\` by \`npm run journeys\`. Review it; do not edit it.

3 ways through 5 steps. Each ends at one of:

- out (Hard Dropout without Callback): 1 way
- advice (Qualifier Advice): 2 ways

## Where answers decide

- **nation** nation
  - is “abroad” → out
  - otherwise → total

- **total** total
  - is under 5000 → advice
  - otherwise → more

## Ways through each section

### Home: Home-section (2 ways)

1. nation → out (end)
2. nation ⇒ total

### Debts: Debts-section (2 ways)

1. total → more ⇒ advice
2. total ⇒ advice

### Advice: Advice-section (1 way)

1. advice (end)
`);
  });

  it('say which answer stops a person, what is read of another step, and leave out an empty heading', () => {
    const stops = withAnswerFlags(radio('home', ['own', 'boat'], wayTo('work')), 'boat', {
      blocksContinue: true,
    });
    const work = radio(
      'work',
      ['yes', 'no'],
      wayTo('advice', { any: [chose('home.own', 'home'), chose('work.no')] }),
      wayTo('hours', {
        all: [
          { ...chose('work.yes'), operator: 'neq' },
          { property: 'value', operator: 'gte', value: 'b', stepId: 'home' },
        ],
      }),
      wayTo('advice'),
    );
    const text = renderPaths(
      layOutJourney(
        journey(
          { ...page('one', stops, { ...work, headerText: '' }, typed('Numeric', 'hours')), headerName: '' },
          page('two', advice()),
        ),
      ),
    );
    expect(text).toContain(`- **home** home
  - any other → work
  - “boat”: stops here

- **work**
  - home is “own” or is “no” → advice
  - is not “yes” and home is at least "b" → hours
  - otherwise → advice
`);
    expect(text).toContain('### one: one-section (');
  });

  it('lists up to 40 ways through a section, and only counts more', () => {
    const spread = (count: number) => {
      const names = Array.from({ length: count }, (_, index) => `a${index}`);
      const ways = names.slice(1).map(name => wayTo(name, chose(`which.${name}`)));
      return planOf(
        journey(
          page(
            'one',
            radio('which', names, ...ways, wayTo('advice')),
            ...names.slice(1).map(name => typed('Text', name, wayTo('advice'))),
          ),
          page('two', advice()),
        ),
      );
    };
    expect(renderPaths(spread(40))).toContain(`### one: one-section (40 ways)

1. which → a1 ⇒ advice
`);
    expect(renderPaths(spread(40))).toContain('\n40. which ⇒ advice\n');
    expect(renderPaths(spread(41))).toContain(`### one: one-section (41 ways)

### two: two-section (1 way)
`);
  });
});
