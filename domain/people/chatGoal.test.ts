import { expect, it } from 'vitest';
import { keepsChatGoal } from './chatGoal.ts';

it('is promised only while one of us takes chats, and to the first three in line (PT-591)', () => {
  const told = (isSomebodyHere: boolean) =>
    [0, 2, 3, 49].map(before => keepsChatGoal({ isSomebodyHere, before }));
  expect(told(true)).toEqual([true, true, false, false]);
  expect(told(false)).toEqual([false, false, false, false]);
});
