import { describe, expect, it } from 'vitest';
import { layOutJourney } from '../../journeys/plan.ts';
import { answers } from '../fixtures/answers.ts';
import { advice, chose, dropOut, journey, page, radio, wayTo } from '../fixtures/build.ts';
import { branch, defaultFirst, readsEarlier, severalChosen } from '../fixtures/features.ts';
import { nextStep } from './nextStep.ts';

type Given = Parameters<typeof answers>[1];

function next(definition: typeof branch, stepId: string, given: Given): string | undefined {
  const plan = layOutJourney(definition);
  const from = plan.stepById.get(stepId);
  return from && nextStep(from, answers(plan, given));
}

describe('the step after a step', () => {
  it('is the first entry when there are no answers, with a condition or without (JN-028)', () => {
    expect(next(branch, 'tenure', {})).toBe('mortgage');
    expect(next(defaultFirst, 'nation', {})).toBe('debts');
  });

  it.each<[typeof branch, string, Given, string]>([
    [branch, 'tenure', { tenure: 'own' }, 'mortgage'],
    [branch, 'tenure', { tenure: 'rent' }, 'rent'],
    [branch, 'tenure', { tenure: 'other' }, 'pets'],
    [branch, 'rent', { rent: '500' }, 'pets'],
    [severalChosen, 'benefits', { benefits: ['pip', 'esa'] }, 'carer'],
    [severalChosen, 'benefits', { benefits: ['esa'] }, 'advice'],
    [readsEarlier, 'work', { home: 'own', nation: 'wales', work: 'no' }, 'equity'],
    [readsEarlier, 'work', { home: 'own', nation: 'wales', work: 'yes' }, 'welsh'],
    [readsEarlier, 'work', { home: 'rent', nation: 'england', work: 'no' }, 'advice'],
  ])(
    '%# is chosen by checking each condition against the answers (JN-029)',
    (definition, stepId, given, expected) => {
      expect(next(definition, stepId, given)).toBe(expected);
    },
  );

  it('is a conditional entry that passes, before one without a condition, wherever it stands (JN-032)', () => {
    expect(next(defaultFirst, 'nation', { nation: 'scotland' })).toBe('leave');
    expect(next(defaultFirst, 'nation', { nation: 'england' })).toBe('debts');
  });

  it('is the first of several conditional entries that pass (JN-032)', () => {
    const twice = journey(
      page(
        'one',
        radio(
          'work',
          ['yes', 'no'],
          wayTo('a', chose('work.yes')),
          wayTo('b', chose('work.yes')),
          wayTo('advice'),
        ),
        dropOut('a'),
        dropOut('b'),
        advice(),
      ),
    );
    expect(next(twice, 'work', { work: 'yes' })).toBe('a');
  });

  it('does not exist after an end, nor where nothing passes', () => {
    const stuck = journey(
      page('one', radio('work', ['yes', 'no'], wayTo('advice', chose('work.yes'))), advice()),
    );
    expect(next(stuck, 'work', { work: 'no' })).toBeUndefined();
    expect(next(stuck, 'advice', {})).toBeUndefined();
  });
});
