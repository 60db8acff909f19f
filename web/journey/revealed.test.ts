import { journey, page, radio, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import type { PathStep, PathStepState } from '@towpath/domain/journey-engine/run/path.ts';
import { layOutJourney } from '@towpath/domain/journeys/plan.ts';
import { describe, expect, it } from 'vitest';
import { firstRevealed, lastGiven } from './revealed.ts';

const STEPS = [
  radio('bills', ['fine', 'short']),
  step('Information', 'food'),
  step('Information', 'power'),
  radio('arrears', ['none']),
];
const plan = layOutJourney(journey(page('money', ...STEPS)));
const path = (...states: readonly PathStepState[]): PathStep[] =>
  page('money', ...STEPS).sections.flatMap(({ id, steps }) =>
    steps.map((each, place) => ({
      stepId: each.id,
      pageId: 'money',
      sectionId: id,
      state: states[place] ?? 'open',
    })),
  );

describe('what a step reveals', () => {
  const steps = path('answered', 'answered', 'answered', 'open');

  it('begins with what there is to read before the next question (JN-070)', () => {
    expect(firstRevealed(steps, { answered: 'bills', waits: 'arrears' }, plan)).toBe('food');
  });

  it('is what follows a text that has been read, and never that text again', () => {
    expect(firstRevealed(steps, { answered: 'food', waits: 'arrears' }, plan)).toBe('power');
    expect(firstRevealed(steps, { answered: 'power', waits: 'arrears' }, plan)).toBe('arrears');
  });

  it('begins with the first text again where a drop-out opens below it, from whichever step one came', () => {
    expect(firstRevealed(steps, { answered: undefined, waits: 'arrears' }, plan)).toBe('food');
  });

  it('stays on the page', () => {
    const elsewhere = steps.map((each, place) => (place < 2 ? { ...each, pageId: 'earlier' } : each));
    expect(firstRevealed(elsewhere, { answered: 'bills', waits: 'arrears' }, plan)).toBe('power');
  });
});

it('keeps the last answer in view while what follows is only to be read', () => {
  expect(lastGiven(path('answered', 'answered', 'answered', 'open'), plan)).toBe(0);
  expect(lastGiven(path('answered', 'answered', 'answered', 'answered'), plan)).toBe(3);
  expect(lastGiven(path('open'), plan)).toBe(-1);
});
