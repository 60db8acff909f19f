import { expect, it } from 'vitest';
import { heldAsTold } from './heldAsTold.ts';

it('holds the offers of a plan by what its person told of, and not by what runs here or is the plan itself (DN-1351)', () => {
  const told = (value: Parameters<typeof known>[0], from?: 'plan' | 'told' | 'said') =>
    heldAsTold(known(value, from), 'DAS');
  expect(told('BS')).toEqual({ shortName: 'BS', endsOn: null });
  expect(told('DRO', 'told')).toEqual({ shortName: 'DRO', endsOn: null });
  expect(told('BS', 'plan')).toBeNull();
  expect(told('DAS')).toBeNull();
  expect(told(null)).toBeNull();
  expect(heldAsTold(null, 'DMP')).toBeNull();
});

function known(
  value: NonNullable<Parameters<typeof heldAsTold>[0]>['value'],
  from: 'plan' | 'told' | 'said' = 'said',
) {
  return { value, from, on: '2026-11-02' };
}
