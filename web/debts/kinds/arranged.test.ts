import { describe, expect, it } from 'vitest';
import { arrangedKinds } from './arranged.ts';

const TYPES = [
  { id: 1, name: 'Credit card', roles: ['card' as const] },
  { id: 2, name: 'Store card', roles: ['card' as const] },
  { id: 3, name: 'Council tax', roles: ['council-tax' as const] },
  { id: 4, name: 'Rent', roles: ['housing' as const] },
  { id: 5, name: 'Other', roles: ['other' as const] },
];
const guide = (id: number, group: 'cards' | 'council' | 'home' | 'other', isCommon = false) => ({
  id,
  group,
  isCommon,
  line: `Kind ${id}`,
  also: {},
});
const GUIDES = {
  kinds: [
    guide(1, 'cards', true),
    guide(2, 'cards'),
    guide(3, 'council'),
    guide(4, 'home'),
    guide(5, 'other'),
  ],
  told: [],
};
const names = (kinds: readonly { readonly name: string }[]) => kinds.map(({ name }) => name);

describe('the kinds to choose from', () => {
  it('begin with the common ones, and the others are in their groups, each kind once (WT-077)', () => {
    const { likely, unsure, groups } = arrangedKinds(TYPES, 0, GUIDES);
    expect(names(likely)).toEqual(['Credit card']);
    expect(unsure?.name).toBe('Other');
    expect(groups.map(({ group, kinds }) => [group, names(kinds)])).toEqual([
      ['cards', ['Store card']],
      ['home', ['Rent']],
      ['council', ['Council tax']],
    ]);
  });

  it('begin with what the person named in the first questions (WT-077)', () => {
    const told = [{ id: 'creditors.rent', says: 'Rent', creditTypeIds: [4, 3] }];
    expect(names(arrangedKinds(TYPES, 0, { ...GUIDES, told }).likely)).toEqual(['Rent', 'Credit card']);
  });

  it('begin with the creditor’s own where it is known, and leave no other out (DE-032, DE-034, WT-077)', () => {
    const own = [TYPES[1], TYPES[2], TYPES[0], TYPES[3], TYPES[4]].flatMap(type => type ?? []);
    const { likely, groups } = arrangedKinds(own, 2, GUIDES);
    expect(names(likely)).toEqual(['Store card', 'Council tax']);
    expect(groups.flatMap(({ kinds }) => names(kinds))).toEqual(['Credit card', 'Rent']);
  });
});
