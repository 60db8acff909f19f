import { expect, it } from 'vitest';
import { stepWaits, tasksWhile } from './offersWait.ts';

it('has nothing offered while a plan waits for a talk, and what was agreed paid on (DN-695)', () => {
  const tasks = ['send offers', 'pay today', 'ask again', 'review'] as const;
  expect(tasksWhile(tasks, true)).toEqual(['pay today', 'review']);
  expect(tasksWhile(tasks, false)).toEqual(tasks);
  expect(stepWaits('send the offer', true)).toBe(true);
  expect(stepWaits('send the offer', false)).toBe(false);
  expect(stepWaits('they answer', true)).toBe(false);
});
