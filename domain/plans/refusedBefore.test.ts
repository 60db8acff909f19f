import { expect, it } from 'vitest';
import { refusedBefore } from './refusedBefore.ts';

it('of a plan that was refused and is prepared again says when it was sent, refused and begun again, each time (DN-1172)', () => {
  const twice = [
    { state: 'being prepared', on: 1 },
    { state: 'sent', on: 2 },
    { state: 'refused', on: 3 },
    { state: 'being prepared', on: 4 },
    { state: 'sent', on: 5 },
    { state: 'refused', on: 6 },
    { state: 'being prepared', on: 7 },
  ] as const;
  expect(refusedBefore(twice)).toEqual([
    { sentOn: 2, refusedOn: 3, againOn: 4 },
    { sentOn: 5, refusedOn: 6, againOn: 7 },
  ]);
});

it('of what was refused and stays so says nothing: that is how it stands (DN-1172)', () => {
  expect(
    refusedBefore([
      { state: 'sent', on: 1 },
      { state: 'refused', on: 2 },
    ]),
  ).toEqual([]);
});
