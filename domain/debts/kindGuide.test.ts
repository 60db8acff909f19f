import { describe, expect, it } from 'vitest';
import { toldKinds } from './kindGuide.ts';

const GUIDES = [
  { id: 1, toldAs: ['creditors.card'], likelyAs: [] },
  { id: 2, toldAs: ['creditors.card'], likelyAs: [] },
  { id: 3, toldAs: ['creditors.rent', 'arrears.housing'], likelyAs: [] },
  { id: 4, toldAs: ['arrears.housing'], likelyAs: ['housing.mortgage'] },
  { id: 5, toldAs: [], likelyAs: [] },
];

describe('what was named before the list', () => {
  it('is each answer with the kinds it may be (WT-078)', () => {
    expect(toldKinds(GUIDES, [{ id: 'creditors.card', value: 'Cards' }])).toEqual([
      { id: 'creditors.card', says: 'Cards', creditTypeIds: [1, 2] },
    ]);
  });

  it('is named once, however often it was said (WT-078)', () => {
    const said = [
      { id: 'creditors.rent', value: 'Rent' },
      { id: 'arrears.housing', value: 'My home' },
    ];
    expect(toldKinds(GUIDES, said)).toEqual([{ id: 'creditors.rent', says: 'Rent', creditTypeIds: [3] }]);
    expect(toldKinds(GUIDES, said.slice(1))).toEqual([
      { id: 'arrears.housing', says: 'My home', creditTypeIds: [3, 4] },
    ]);
  });

  it('has the kind first that fits the home the person has (WT-078)', () => {
    const behind = { id: 'arrears.housing', value: 'Rent or mortgage' };
    const idsOf = (home: string) =>
      toldKinds(GUIDES, [behind, { id: `housing.${home}`, value: 'My home' }])[0]?.creditTypeIds;
    expect(idsOf('mortgage')).toEqual([4, 3]);
    expect(idsOf('private')).toEqual([3, 4]);
  });

  it('is nothing of answers that name no kind (WT-078)', () => {
    expect(toldKinds(GUIDES, [{ id: 'creditors.unsure', value: 'I’m not sure' }])).toEqual([]);
  });
});
