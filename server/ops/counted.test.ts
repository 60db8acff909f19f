import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it.each([
  [0, '0 accounts have'],
  [1, '1 account has'],
  [2, '2 accounts have'],
  [12_000, '12,000 accounts have'],
])('what a command counts is said as one or as several: %j (IS-341)', (number, said) => {
  expect(counted(number, 'account has', 'accounts have')).toBe(said);
});
