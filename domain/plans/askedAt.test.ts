import { expect, it } from 'vitest';
import { askedAt } from './askedAt.ts';

it('what its person asks for at an office leads to its page until it is asked for, and nothing else does (DN-1626)', () => {
  expect(
    (['chosen', 'being prepared', 'with an adviser'] as const).map(state => askedAt('MOR', state)),
  ).toEqual(Array(3).fill('moratorium'));
  expect((['sent', 'running', 'ended', 'left'] as const).map(state => askedAt('MOR', state))).toEqual(
    Array(4).fill(null),
  );
  expect(askedAt('DRO', 'being prepared')).toBeNull();
});
