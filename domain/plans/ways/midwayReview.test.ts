import { expect, it } from 'vitest';
import { wayOf } from './ways.ts';
import { wayThere } from './wayThere.ts';

const on = (year: number, month: number, day: number) => ({ year, month, day });
const LIMITS: Readonly<Record<string, number>> = { BS_DAYS: 60, BS_REVIEW_FROM: 25, BS_REVIEW_TO: 35 };

/** The step of the review, where Breathing Space runs since a day and was looked at on 1 December. */
const looked = (startedOn: ReturnType<typeof on>) =>
  wayThere({
    way: wayOf('BS', 'england'),
    state: 'running',
    changes: [{ state: 'running', on: startedOn }],
    today: on(2026, 12, 30),
    limitOn: key => ({ value: LIMITS[key] ?? 0, unit: 'days' }),
    review: { on: on(2026, 12, 1), outcome: 'goes on', reason: null },
  }).at(-2);

it('of a Breathing Space that was looked at say what came of it, of another that ran before nothing (DN-982)', () => {
  expect(looked(on(2026, 11, 4))).toMatchObject({
    what: 'Your adviser looked again: it goes on',
    isDone: true,
    on: '2026-12-01',
  });
  expect(looked(on(2026, 12, 5))).toMatchObject({ what: 'Your adviser looks again', isDone: false });
});
