import { expect, it } from 'vitest';
import { answers, planOf } from '../fixtures/answers.ts';
import { advice, journey, page, radio, step } from '../fixtures/build.ts';
import { pathOf } from './path.ts';

const plan = planOf(
  journey(page('one', step('Soft Dropout', 'talk'), radio('after', ['yes', 'no']), advice())),
);

it.each([
  ['waits at a soft drop-out that nobody has answered', undefined, 'talk', undefined],
  ['waits there after a call was booked', 'talk.book', 'talk', true],
  ['goes on when continue online was chosen', 'talk.continue', 'after', undefined],
] as const)('%s (DO-007)', (_, chosen, open, blocked) => {
  const saved = new Map(answers(plan, {}));
  if (chosen) saved.set('talk', [{ id: chosen, value: '' }]);
  const path = pathOf(plan, saved);
  expect([path.open?.stepId, path.blocked]).toEqual([open, blocked]);
});
