import { describe, expect, it } from 'vitest';
import type { Plan } from '../compile/plan.ts';
import type { Answer, JourneyDefinition, Step } from '../definition/definition.ts';
import { planOf } from '../fixtures/answers.ts';
import { advice, chose, journey, page, radio, typed, wayTo, withAnswerFlags } from '../fixtures/build.ts';
import { changedSteps, moveFaults } from './moveFaults.ts';
import type { MoveRules } from './moveRules.ts';

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
  return moveFaults(from, to, changed).map(({ message }) => message);
}

describe('planning a move to a new version', () => {
  it('finds the steps that changed or are gone, and leaves out new steps and changed ways on', () => {
    expect(changedSteps(first, second)).toEqual(['home', 'debts', 'car', 'pets']);
  });

  it('is refused until every changed step is stated', () => {
    expect(faultsOf({})).toHaveLength(4);
    const { car: _, ...three } = rules;
    expect(faultsOf(three)).toEqual(["Step 'car' is gone: say keep, ask again, drop or convert."]);
    const { debts: __, ...others } = rules;
    expect(faultsOf(others)).toEqual(["Step 'debts' changed: say keep, ask again, drop or convert."]);
    expect(faultsOf(rules)).toEqual([]);
  });

  it.each<[string, MoveRules, string, Plan?]>([
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
      'keeps an answer that is given in another way',
      { debts: { rule: 'keep' } },
      "Step 'debts' is answered in another way now, so its answer cannot be kept.",
      version(2, journey(page('one', typed('Numeric', 'debts'), advice()))),
    ],
    [
      'keeps an answer to a step of another kind',
      { debts: { rule: 'keep' } },
      "Step 'debts' is answered in another way now, so its answer cannot be kept.",
      version(
        2,
        journey(
          page(
            'one',
            { ...typed('Money', 'debts'), type: 'Customer Debts' },
            radio('x', ['a', 'b']),
            advice(),
          ),
        ),
      ),
    ],
    [
      'converts without saying what answers become',
      // As if read from a file, like the misspelt rules below.
      { pets: { rule: 'convert', to: 'animals' } as unknown as MoveRules[string] },
      "Say what answer 'pets.none' becomes.",
    ],
    [
      'converts two steps to one',
      {
        car: {
          rule: 'convert',
          to: 'animals',
          answers: { 'car.yes': 'animals.yes', 'car.no': 'animals.no' },
        },
      },
      "Step 'animals' gets an answer from elsewhere already.",
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
      // As if read from a file: the type would refuse the word.
      { car: { rule: 'dropp' } as unknown as MoveRules[string] },
      "Step 'car': say keep, ask again, drop or convert.",
    ],
  ])('is refused when it %s', (_, changed, message, to = second) => {
    expect(faultsOf({ ...rules, ...changed }, first, to)).toContain(message);
  });

  it('names each answer that is gone, and keeps those that are still there', () => {
    const asked = (...names: readonly string[]) => journey(page('one', radio('home', names), advice()));
    const kept = (...names: readonly string[]) =>
      moveFaults(version(1, asked('own', 'rent')), version(2, asked(...names)), { home: { rule: 'keep' } });
    expect(kept('own', 'rent', 'hostel')).toEqual([]);
    expect(kept('own', 'hostel').map(({ message }) => message)).toEqual([
      "Answer 'home.rent' of step 'home' is gone: convert it or ask again.",
    ]);
  });

  it('may ask again where the question has changed', () => {
    expect(faultsOf({ ...rules, home: { rule: 'ask again' } })).toEqual([]);
  });

  it.each<[string, Partial<Step>]>([
    ['more is said beside it', { additionalText: 'In pounds.' }],
    ['it may be passed over', { optional: true }],
    ['it is answered in another way', { optionType: 'Numeric' }],
    ['it has another heading', { headerText: 'Owed' }],
  ])('finds a step changed when %s', (_, change) => {
    const asked = (step: Step) => journey(page('one', step, advice()));
    const before = version(1, asked(typed('Money', 'debts')));
    expect(changedSteps(before, version(2, asked({ ...typed('Money', 'debts'), ...change })))).toEqual([
      'debts',
    ]);
  });

  it.each<[string, Partial<Answer>]>([
    ['stops the person', { blocksContinue: true }],
    ['goes with no other', { isExclusiveAnswer: true }],
  ])('finds a step changed when an answer %s', (_, marks) => {
    const asked = (step: Step) => journey(page('one', step, advice()));
    const plain = radio('home', ['own', 'rent']);
    const before = version(1, asked(plain));
    expect(changedSteps(before, version(2, asked(withAnswerFlags(plain, 'rent', marks))))).toEqual(['home']);
  });

  it('finds nothing changed where a setting that was left out is now written as false', () => {
    const asked = (step: Step) => journey(page('one', step, advice()));
    const plain = radio('home', ['own', 'rent']);
    const said = withAnswerFlags({ ...plain, optional: false }, 'rent', {
      blocksContinue: false,
      isExclusiveAnswer: false,
    });
    expect(changedSteps(version(1, asked(plain)), version(2, asked(said)))).toEqual([]);
  });

  it('is refused between different journeys', () => {
    const other = planOf({ ...second.definition, journey: 'other' });
    expect(faultsOf(rules, first, other)).toEqual(['These are versions of different journeys.']);
    expect(moveFaults(first, other, rules)[0]?.stepId).toBe('');
  });

  it('needs no rule where only the ways on changed', () => {
    const steps = (...ways: Parameters<typeof wayTo>[]) =>
      page('one', radio('a', ['x', 'y'], ...ways.map(way => wayTo(...way))), typed('Text', 'b'), advice());
    const before = version(1, journey(steps(['b'])));
    const after = version(2, journey(steps(['b', chose('a.x')], ['advice'])));
    expect(changedSteps(before, after)).toEqual([]);
  });
});
