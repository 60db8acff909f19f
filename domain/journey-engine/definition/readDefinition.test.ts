import { describe, expect, it } from 'vitest';
import { branch, readsEarlier } from '../fixtures/features.ts';
import { readDefinition } from './readDefinition.ts';

/** A definition as it comes from a file, with one thing changed in its first step. */
function withFirstStep(changes: Record<string, unknown>): unknown {
  const file = JSON.parse(JSON.stringify(branch));
  Object.assign(file.pages[0].sections[0].steps[0], changes);
  return file;
}

const firstStep = 'pages[0].sections[0].steps[0]';

describe('reading a definition', () => {
  it.each([branch, readsEarlier])(
    'gives back one of the right shape (JN-004, JN-006, JN-009, JN-010)',
    definition => {
      expect(readDefinition(JSON.parse(JSON.stringify(definition)))).toEqual({ ok: true, definition });
    },
  );

  it.each<[string, unknown, string]>([
    ['a key that is not known', { hedderText: 'x' }, firstStep],
    ['a step type that is not known (JN-069)', { type: 'Quiz' }, `${firstStep}.type`],
    ['an option type that is not known', { optionType: 'Slider' }, `${firstStep}.optionType`],
    ['a text where a number is meant', { order: '1' }, `${firstStep}.order`],
    ['an id with a blank', { id: 'my step' }, `${firstStep}.id`],
    ['an answer without a value', { answers: [{ id: 'a' }] }, `${firstStep}.answers[0].value`],
    ['a key left out', { nextStep: undefined }, `${firstStep}.nextStep`],
    [
      'an operator that is not known',
      { nextStep: [{ id: 'rent', condition: { property: 'value', operator: 'like', value: 1 } }] },
      `${firstStep}.nextStep[0].condition.operator`,
    ],
    [
      'the same inside a list of conditions',
      { nextStep: [{ id: 'rent', condition: { all: [{ property: 'value', operator: 'like', value: 1 }] } }] },
      `${firstStep}.nextStep[0].condition.all[0].operator`,
    ],
  ])('names the place of %s', (_, changes, path) => {
    const read = readDefinition(withFirstStep(changes as Record<string, unknown>));
    expect(read.ok ? [] : read.faults.map(fault => fault.path)).toEqual([path]);
  });

  it.each([null, 'text', [], 7])('refuses %j', input => {
    const read = readDefinition(input);
    expect(read.ok ? [] : read.faults.map(fault => fault.path)).toEqual(['(whole definition)']);
  });
});
