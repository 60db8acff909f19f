import { describe, expect, it } from 'vitest';
import { TITLES } from './titles.ts';

describe('titles', () => {
  it('are these fifteen, numbered from 1 (ID-013)', () => {
    expect(TITLES.map(title => `${title.id} ${title.name}`)).toEqual([
      '1 Mr',
      '2 Mrs',
      '3 Miss',
      '4 Ms',
      '5 Mx',
      '6 Dr',
      '7 Rev',
      '8 Lord',
      '9 Lady',
      '10 Sir',
      '11 Professor',
      '12 Captain',
      '13 Colonel',
      '14 Hon',
      '15 Major',
    ]);
  });
});
