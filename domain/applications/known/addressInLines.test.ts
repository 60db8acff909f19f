import { describe, expect, it } from 'vitest';
import { addressInLines } from './addressInLines.ts';

const LEEDS = { county: '', country: '', town: 'Leeds', postcode: 'LS1 1AA' };

describe('an address that was typed line by line', () => {
  it.each<[string[], object]>([
    [['12 Lock Lane', 'Leeds', 'ls11aa'], { line1: '12 Lock Lane', line2: '', ...LEEDS }],
    [['12 Lock Lane,', 'Leeds LS1 1AA'], { line1: '12 Lock Lane', line2: '', ...LEEDS }],
    [
      ['Flat 2', '12 Lock Lane', 'Holbeck', 'Leeds, LS1 1AA', ''],
      { line1: 'Flat 2', line2: '12 Lock Lane, Holbeck', ...LEEDS },
    ],
  ])('%j is known by its parts (DN-425)', (lines, address) => {
    expect(addressInLines(lines)).toEqual(address);
  });

  it.each([[[]], [['12 Lock Lane', 'Leeds']], [['Leeds LS1 1AA']], [['1 Rue du Port', 'Lille', '59000']]])(
    '%j is asked: which line is what cannot be told (DN-425)',
    lines => {
      expect(addressInLines(lines)).toBeNull();
    },
  );
});
