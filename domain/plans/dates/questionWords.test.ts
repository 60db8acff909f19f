import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { datesToKeep } from './datesToKeep.ts';
import { aboutOf, wordsOfQuestion } from './questionWords.ts';
import type { DatedThing } from './things.ts';

const QUESTION = { kind: 'question', day: null, stepId: 'fits-home', part: 'Your income to come' } as const;
const STEP: DatedThing = {
  kind: 'plan step',
  day: null,
  what: 'You draw up your plan',
  says: 'By your budget.',
};
const TODAY = { year: 2027, month: 6, day: 14 };

it('asks what stands before the advice before any step of the plan, and after what can be lost or is kept by paying (DN-1406)', () => {
  const energy: DatedThing = {
    kind: 'priority payment',
    day: { year: 2027, month: 6, day: 15 },
    to: 'Brightly Energy',
    sum: 2600,
    keeps: 'energy',
  };
  const inOrder = (...toKeep: DatedThing[]) => datesToKeep({ toKeep, awaited: [], done: [] }, TODAY, 'on');
  expect(inOrder(STEP, QUESTION).oneThing).toEqual({
    heading: 'Answer one more question about your home',
    text: 'What you told us has changed. We need this before we can say what fits now.',
    action: 'Answer it now',
    leadsTo: 'questions',
    letter: null,
  });
  expect(inOrder(STEP, QUESTION, energy).oneThing?.heading).toBe('Pay Brightly Energy £26');
});

it('names of any other question the part that it stands in, and no more (DN-1406)', () => {
  const { title, text } = wordsOfQuestion({ stepId: 'gambled-on', part: 'Your situation' });
  expect(title).toBe('Answer what is still open');
  expect(text).toMatch(/It is in “Your situation”\.$/u);
});

it('knows what each question is about that is asked since two things do not go together (DN-1406)', () => {
  const file = new URL('../../journeys/full-review/v8/definition.json', import.meta.url);
  const steps = new Set(
    readFileSync(file, 'utf8')
      .match(/"fits-[a-z-]+(?=")/gu)
      ?.map(one => one.slice(1)),
  );
  expect(steps.size).toBeGreaterThan(10);
  expect([...steps].filter(id => aboutOf(id) === null)).toEqual([]);
});
