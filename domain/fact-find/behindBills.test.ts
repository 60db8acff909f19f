import { describe, expect, it } from 'vitest';
import type { LateBill } from '../solutions/recommend/now.ts';
import { noCurrentEvents, TODAY, tenant } from '../solutions/testing/cases.ts';
import { pressingMatters } from '../solutions/testing/inForce.ts';
import { lateBills } from './behindBills.ts';

const GUIDES = [
  { id: 31, toldAs: ['arrears.energy'] },
  { id: 35, toldAs: ['arrears.housing'] },
];
const listed = (creditTypeId: number, isInArrears: boolean | null = null) => ({
  creditTypeId,
  isInArrears,
  isDeleted: false,
});

describe('a late bill that can cost the home, heat or power (WT-074)', () => {
  it('is named as what it is, and no other late bill with it', () => {
    expect(lateBills({ arrears: ['energy', 'council-tax'], housing: 'council' })).toEqual(['energy']);
    expect(lateBills({ arrears: ['housing'], housing: 'mortgage' })).toEqual(['mortgage']);
    expect(lateBills({ arrears: ['energy', 'housing'], housing: 'private' })).toEqual(['rent', 'energy']);
    expect(lateBills({ arrears: ['housing'], housing: 'family' })).toEqual(['home']);
    expect(lateBills({ arrears: ['council-tax', 'fine'], housing: 'private' })).toEqual([]);
    expect(lateBills({ arrears: undefined, housing: 'private' })).toEqual([]);
  });

  it('is named once there is a list only where it is on it and may still be late', () => {
    const told = { arrears: ['energy', 'housing'], housing: 'private' } as const;
    expect(lateBills(told, [], GUIDES)).toEqual(['rent', 'energy']);
    expect(lateBills(told, [listed(31)], GUIDES)).toEqual(['energy']);
    expect(lateBills(told, [listed(31, false), listed(35, true)], GUIDES)).toEqual(['rent']);
    expect(lateBills(told, [listed(1), { ...listed(31), isDeleted: true }], GUIDES)).toEqual([]);
  });

  const headings = (happening: Parameters<typeof tenant>[0], ...late: readonly LateBill[]) =>
    pressingMatters(tenant(happening), TODAY, late).map(({ step }) => step.heading);

  it('says whom to ring first', () => {
    expect(headings({}, 'rent', 'energy')).toEqual([
      'Ring your landlord today',
      'Ring your gas or power supplier today',
    ]);
    expect(headings({}, 'mortgage')).toEqual(['Ring your mortgage lender today']);
    const [energy] = pressingMatters(tenant(), TODAY, ['energy']);
    expect(energy?.says).toContain('Call them today');
    expect(energy?.step.ringsThem).toBe(true);
  });

  it('says nothing more where the graver is said: being made to leave, or power that may be cut off', () => {
    const happening = { ...noCurrentEvents(false), eviction: true, disconnection: true };
    expect(headings({ happening }, 'rent', 'energy')).toEqual([
      'Ring about your home today',
      'Keep your gas and power on',
    ]);
  });
});
