import { describe, expect, it } from 'vitest';
import { isInNation, nationsOfPostcode } from './nationOfPostcode.ts';

describe('the nation of a postcode', () => {
  it.each([
    ['EH1 1YZ', ['scotland']],
    ['G2 1AL', ['scotland']],
    ['TD1 1AA', ['scotland']],
    ['ZE1 0AA', ['scotland']],
    ['BT1 5GS', ['northern-ireland']],
    ['LS1 1AA', ['england', 'wales']],
    ['GL1 1AA', ['england', 'wales']],
    ['CF10 1AA', ['england', 'wales']],
    ['E1 6AN', ['england', 'wales']],
  ] as const)('is that of its area: %s (DN-538)', (postcode, nations) => {
    expect(nationsOfPostcode(postcode)).toEqual(nations);
  });

  it.each(['TD15 1AA', 'TD12 4AA', 'CA6 5AA', 'DG16 5EA'])(
    'is open on the border of England and Scotland: %s (DN-538)',
    postcode => {
      for (const nation of ['england', 'wales', 'scotland'] as const) {
        expect(isInNation(postcode, nation)).toBe('unsure');
      }
      expect(isInNation(postcode, 'northern-ireland')).toBe('no');
    },
  );

  it('is open of an area that there is none of (DN-538)', () => {
    expect(nationsOfPostcode('QZ1 1AA')).toEqual([]);
    expect(isInNation('QZ1 1AA', 'england')).toBe('unsure');
  });

  it('is for Wales that of England, which has the same debt law (DN-538)', () => {
    expect([isInNation('LS1 1AA', 'wales'), isInNation('CF10 1AA', 'england')]).toEqual(['yes', 'yes']);
    expect([isInNation('LS1 1AA', 'scotland'), isInNation('EH1 1YZ', 'wales')]).toEqual(['no', 'no']);
  });
});
