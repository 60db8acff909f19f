import type { FoundAddress } from '@towpath/contracts/api/lookup.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder } from './inOrder.ts';

const at = (parts: Partial<FoundAddress>): FoundAddress => ({
  flatNumber: '',
  buildingName: '',
  buildingNumber: '',
  street: 'Wharf Lane',
  district: '',
  town: 'Leicester',
  countryId: 1,
  ...parts,
});

const IN_ORDER: readonly FoundAddress[] = [
  at({ street: 'Lock Street', buildingNumber: '100' }),
  at({ buildingNumber: '1' }),
  at({ buildingNumber: '2' }),
  at({ buildingNumber: '10' }),
  at({ buildingNumber: '12' }),
  at({ buildingNumber: '12', flatNumber: '1' }),
  at({ buildingNumber: '12', flatNumber: '2' }),
  at({ buildingNumber: '12', flatNumber: '10' }),
  at({ buildingNumber: '12', flatNumber: 'Basement Flat' }),
  at({ buildingNumber: '12A' }),
  at({ buildingNumber: '14' }),
  at({ buildingName: 'Bridge End' }),
  at({ buildingName: 'Heron Court', flatNumber: '0/1' }),
  at({ buildingName: 'Heron Court', flatNumber: '2/1' }),
  at({ buildingName: 'Heron Court', flatNumber: '2/3' }),
  at({ buildingName: 'Heron Court', flatNumber: '10/1' }),
];

describe('the addresses of a postcode', () => {
  it('stand in the order of the street, numbers by their size', () => {
    expect(inOrder(IN_ORDER.toReversed())).toEqual(IN_ORDER);
  });

  it('stand in the same order however the provider sends them, each once', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...IN_ORDER, ...IN_ORDER], { minLength: 32 }), sent => {
        expect(inOrder(sent)).toEqual(IN_ORDER);
      }),
    );
  });
});
