import { describe, expect, it } from 'vitest';
import { SHIPPED_LOOK } from '../testing/shippedHelp.ts';
import { applicationPaper } from './applicationPaper.ts';
import { textsOf } from './textsOf.ts';

const line = (field: string, part: string | null, says: string) => ({
  at: { field, entry: part && 'own:1', part },
  label: field,
  of: part && '4 Lock Lane, Leeds',
  says,
  fromWords: 'You told us',
});

/** What stands on the paper of a form with an address of the person and one of a creditor. */
const textsWhere = (isHidden: string) =>
  textsOf(
    applicationPaper({
      brand: SHIPPED_LOOK,
      name: 'Breathing Space application',
      receiver: 'The Insolvency Service',
      person: 'Samira Khan',
      at: new Date('2026-11-23T10:00:00Z'),
      groups: [
        {
          name: 'Where you live',
          lines: [
            line('isAddressHidden', null, isHidden),
            line('homeAddress', null, '12 Lock Lane, Leeds'),
            line('earlierAddresses', 'address', '4 Lock Lane, Leeds'),
            line('earlierAddresses', 'from', 'March 2020'),
            line('debts', 'creditorAddress', '1 High Street, Leeds'),
          ],
        },
      ],
      missing: [],
      clashes: [],
    }),
  ).filter(text => text.includes('Not to be shown'));

describe('a form on paper', () => {
  it('marks each address of its person that is to be kept from others, and no other (DN-760)', () => {
    expect(textsWhere('Yes')).toEqual([
      '12 Lock Lane, Leeds. Not to be shown to creditors or on public lists.',
      '4 Lock Lane, Leeds. Not to be shown to creditors or on public lists.',
    ]);
    expect(textsWhere('No')).toEqual([]);
  });
});
