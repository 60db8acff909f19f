import { describe, expect, it } from 'vitest';
import type { JourneyDefinition } from '../definition/definition.ts';
import { answers, planOf } from '../fixtures/answers.ts';
import { advice, chose, journey, page, radio, to, typed } from '../fixtures/build.ts';
import { pathOf } from '../run/path.ts';
import type { MoveRules } from './moveRules.ts';
import { applyMove, changedSteps, planMove, touchedBy } from './planMove.ts';

const version = (number: number, definition: JourneyDefinition) => planOf({ ...definition, version: number });

const first = version(
  1,
  journey(
    page(
      'one',
      typed('Text', 'name'),
      radio('home', ['own', 'rent', 'hostel']),
      typed('Money', 'debts'),
      radio('car', ['yes', 'no']),
      radio('pets', ['dog', 'none']),
      advice(),
    ),
  ),
);

/** 'home' has other answers, 'debts' is reworded, 'car' is gone, 'pets' became 'animals', 'health' is new. */
const second = version(
  2,
  journey(
    page(
      'one',
      typed('Text', 'name'),
      radio('home', ['owned', 'rented', 'elsewhere']),
      { ...typed('Money', 'debts'), headerText: 'How much do you owe in all?' },
      radio('animals', ['yes', 'no']),
      radio('health', ['good', 'poor']),
      advice(),
    ),
  ),
);

const rules: MoveRules = {
  home: {
    rule: 'convert',
    answers: { 'home.own': 'home.owned', 'home.rent': 'home.rented', 'home.hostel': 'home.elsewhere' },
  },
  debts: { rule: 'keep' },
  car: { rule: 'drop' },
  pets: {
    rule: 'convert',
    to: 'animals',
    answers: { 'pets.dog': 'animals.yes', 'pets.none': 'animals.no' },
  },
};

function faultsOf(changed: MoveRules, from = first, to = second): readonly string[] {
  const planned = planMove(from, to, changed);
  return planned.ok ? [] : planned.faults.map(({ message }) => message);
}

function moveWith(changed: MoveRules) {
  const planned = planMove(first, second, changed);
  if (!planned.ok) throw new Error('the rules do not fit');
  return planned.move;
}

describe('planning a move to a new version', () => {
  it('finds the steps that changed or are gone, and leaves out new ones and other ways on', () => {
    expect(changedSteps(first, second)).toEqual(['home', 'debts', 'car', 'pets']);
  });

  it('is refused until every changed step is stated', () => {
    expect(faultsOf({})).toHaveLength(4);
    const { car: _, ...three } = rules;
    expect(faultsOf(three)).toEqual(["Step 'car' is gone: say keep, ask again, drop or convert."]);
    expect(faultsOf(rules)).toEqual([]);
  });

  it.each<[string, MoveRules, string]>([
    [
      'keeps answers that are gone',
      { home: { rule: 'keep' } },
      "Answer 'home.own' of step 'home' is gone: convert it or ask again.",
    ],
    [
      'keeps a step that is gone',
      { car: { rule: 'keep' } },
      "Step 'car' is gone, so its answer cannot be kept.",
    ],
    [
      'asks a step again that is gone',
      { car: { rule: 'ask again' } },
      "Step 'car' is gone, so it cannot be asked again.",
    ],
    [
      'drops a step that is still there',
      { debts: { rule: 'drop' } },
      "Step 'debts' is still there: say keep, ask again or convert.",
    ],
    [
      'converts only some answers',
      { pets: { rule: 'convert', to: 'animals', answers: { 'pets.dog': 'animals.yes' } } },
      "Say what answer 'pets.none' becomes.",
    ],
    [
      'converts to an answer that is not there',
      {
        home: {
          rule: 'convert',
          answers: { 'home.own': 'x', 'home.rent': 'home.rented', 'home.hostel': 'home.rented' },
        },
      },
      "Step 'home' has no answer 'x'.",
    ],
    [
      'converts to a step that is not there',
      { pets: { rule: 'convert', to: 'zoo', answers: {} } },
      "There is no step 'zoo' to convert to.",
    ],
    [
      'converts to a step that keeps its own answer',
      { car: { rule: 'convert', to: 'name', answers: { 'car.yes': 'name.typed', 'car.no': 'name.typed' } } },
      "Step 'name' gets an answer from elsewhere already.",
    ],
    [
      'states a step that did not change',
      { name: { rule: 'ask again' } },
      "Step 'name' did not change, so it needs no rule.",
    ],
    [
      'misspells a rule',
      { car: { rule: 'dropp' } as unknown as MoveRules[string] },
      "Step 'car': say keep, ask again, drop or convert.",
    ],
  ])('is refused when it %s', (_, changed, message) => {
    expect(faultsOf({ ...rules, ...changed })).toContain(message);
  });

  it('is refused between different journeys', () => {
    const other = planOf({ ...second.definition, journey: 'other' });
    expect(faultsOf(rules, first, other)).toEqual(['These are versions of different journeys.']);
  });

  it('needs no rule where only the ways on changed', () => {
    const steps = (...ways: Parameters<typeof to>[]) =>
      page('one', radio('a', ['x', 'y'], ...ways.map(way => to(...way))), typed('Text', 'b'), advice());
    const before = version(1, journey(steps(['b'])));
    const after = version(2, journey(steps(['b', chose('a.x')], ['advice'])));
    expect(changedSteps(before, after)).toEqual([]);
  });
});

describe('moving a person', () => {
  const saved = answers(first, { name: 'Sam', home: 'hostel', debts: '900', car: 'yes', pets: 'none' });

  it('keeps, converts and drops as stated, and asks what is new', () => {
    const moved = applyMove(moveWith(rules), saved);
    expect([...moved]).toEqual([
      ['name', [{ id: 'name.typed', value: 'Sam' }]],
      ['home', [{ id: 'home.elsewhere', value: 'elsewhere' }]],
      ['debts', [{ id: 'debts.typed', value: '900' }]],
      ['animals', [{ id: 'animals.no', value: 'no' }]],
    ]);
    expect(pathOf(second, moved).open?.stepId).toBe('health');
    expect(saved.has('car')).toBe(true);
  });

  it('asks again what is stated so', () => {
    const moved = applyMove(moveWith({ ...rules, debts: { rule: 'ask again' } }), saved);
    expect(moved.has('debts')).toBe(false);
    expect(pathOf(second, moved).open?.stepId).toBe('debts');
  });

  it('tells for whom something changes, to be counted before publishing', () => {
    expect(touchedBy(moveWith(rules), saved)).toEqual(['home', 'car', 'pets']);
    expect(touchedBy(moveWith(rules), answers(first, { name: 'Sam', debts: '900' }))).toEqual([]);
  });
});
