import { describe, expect, it } from 'vitest';
import { PERSON_CONFIRMS } from '../recommend/gates/personConfirms.ts';
import { PRODUCTS } from '../solution/products.ts';
import { confirmationOf } from './confirmation.ts';

describe('an adviser’s word before a solution is begun', () => {
  it.each([
    ['DMP', null, 'not needed'],
    ['DMP', 'DRO', 'not needed'],
    ['DRO', null, 'waits'],
    ['DRO', 'DMP', 'waits'],
    ['DRO', 'BKY', 'waits'],
    ['DRO', 'DRO', 'confirmed'],
    ['PTD', 'PTD', 'confirmed'],
  ] as const)('%s, where one has said that %s fits: %s (PT-410)', (shortName, said, expected) => {
    expect(confirmationOf(shortName, said)).toBe(expected);
  });

  it('is waited for by each solution that a person has to confirm, and by no other (PT-410)', () => {
    const names = PRODUCTS.map(({ shortName }) => shortName);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter(name => confirmationOf(name, null) === 'waits').toSorted()).toEqual(
      [...PERSON_CONFIRMS].toSorted(),
    );
  });
});
