import { expect, it } from 'vitest';
import { askedPart, partHash } from './budgetScreens.ts';

it.each([
  { categoryId: 22, backTo: 'summary' },
  { categoryId: 11, backTo: 'advice' },
  { categoryId: 1, backTo: undefined },
] as const)('a part that somebody comes for stands in the address, with the way back: %o (WT-044)', part => {
  expect(askedPart(partHash(part))).toEqual(part);
});

it.each(['', '#tick', '#part-', '#part-x', '#part-22-from-', '#part-9999999', '#part-22/..'])(
  'an address that asks for none is left at that: %s',
  hash => expect(askedPart(hash)).toBeUndefined(),
);

it('leads back to no place that is not ours', () => {
  expect(askedPart('#part-22-from-elsewhere')).toEqual({ categoryId: 22, backTo: undefined });
});
