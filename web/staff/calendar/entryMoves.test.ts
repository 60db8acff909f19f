import { expect, it } from 'vitest';
import { isArrow, type Place, placeBeside } from './entryMoves.ts';

const at = (row: number, column: number, nth = 0): Place => ({ row, column, nth });
const PLACES = [at(1, 1), at(1, 1, 1), at(5, 1), at(4, 3), at(2, 3), at(9, 4)];

it.each([
  ['down within a cell', at(1, 1), 'ArrowDown', at(1, 1, 1)],
  ['down to the next time of the day', at(1, 1, 1), 'ArrowDown', at(5, 1)],
  ['up again', at(5, 1), 'ArrowUp', at(1, 1, 1)],
  ['nowhere below the last', at(5, 1), 'ArrowDown', undefined],
  ['over an empty day, to what is nearest in time', at(5, 1), 'ArrowRight', at(4, 3)],
  ['to the nearest day first', at(1, 1), 'ArrowRight', at(2, 3)],
  ['back to the left', at(9, 4), 'ArrowLeft', at(4, 3)],
  ['nowhere beside the first day', at(1, 1), 'ArrowLeft', undefined],
] as const)('an arrow leads %s (PT-444)', (_, from, key, to) => {
  expect(placeBeside(PLACES, from, key)).toEqual(to);
});

it('other keys are none of them (PT-444)', () => {
  expect(['ArrowUp', 'Enter', 'toString'].map(isArrow)).toEqual([true, false, false]);
});
