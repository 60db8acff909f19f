import { expect, it } from 'vitest';
import { keyPress } from './keyPress.ts';

const THERE = ['t', 'g p', 'g w', '1'];

it('stands for one key, or for two after each other within a second and a half (PT-091)', () => {
  expect(keyPress(null, 'T', 0, THERE)).toEqual({ keys: 't', pressed: null });
  const begun = keyPress(null, 'g', 1000, THERE);
  expect(begun).toEqual({ keys: undefined, pressed: { key: 'g', at: 1000 } });
  expect(keyPress(begun.pressed, 'p', 2000, THERE).keys).toBe('g p');
  expect(keyPress(begun.pressed, 'p', 2600, THERE).keys).toBeUndefined();
  expect(keyPress(begun.pressed, '1', 1100, THERE)).toEqual({ keys: '1', pressed: null });
  expect(keyPress(null, 'x', 0, THERE)).toEqual({ keys: undefined, pressed: null });
});
