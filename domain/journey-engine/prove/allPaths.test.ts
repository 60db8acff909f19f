import { describe, expect, it } from 'vitest';
import { layOutJourney } from '../../journeys/plan.ts';
import { planOf } from '../fixtures/answers.ts';
import { advice, chose, dropOut, journey, page, radio, typed, wayTo } from '../fixtures/build.ts';
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
});
