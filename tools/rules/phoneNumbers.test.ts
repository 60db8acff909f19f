import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../sourceFiles.ts';
import { numbersToRing } from './phoneNumbers.ts';

/** What a number in code is that nobody is told to ring. */
const NOBODY_RINGS: Readonly<Record<string, string>> = {
  '01234567890': 'keys of a keyboard in a row, in server/modules/identity/keyRuns.ts',
};
const NOT_SERVED = /\.test\.tsx?$|\/testing\//u;

describe('a telephone number', () => {
  it('stands in the content alone, in no code of the program (IS-328)', () => {
    const served = sourceFiles(['.ts', '.tsx', '.css', '.mjs', '.html', '.sql', '.sh'], root).filter(
      file => /^(?:domain|contracts|design-system|server|web)\//u.test(file) && !NOT_SERVED.test(file),
    );
    const found = served.flatMap(file =>
      numbersToRing(readFileSync(join(root, file), 'utf8'))
        .filter(number => NOBODY_RINGS[number] === undefined)
        .map(number => `${file}: ${number}`),
    );
    expect(found).toEqual([]);
    expect(served.length).toBeGreaterThan(1000);
  });

  it('is found however it is written (IS-328)', () => {
    const text =
      "phone: '0800 011 3797', 08000 495 495, 0808 2000 247, 028 9024 5640, 0808 80 10 800, +44 20 7123 4567, 01632 96, 116 123.";
    expect(numbersToRing(text)).toEqual([
      '0800 011 3797',
      '08000 495 495',
      '0808 2000 247',
      '028 9024 5640',
      '0808 80 10 800',
      '+44 20 7123 4567',
      '116 123',
    ]);
  });

  it('that Ofcom keeps for drama is nobody’s, and a day or an id is none (IS-328)', () => {
    const text =
      "'07700 900123', 0113 496 0111, 2026-11-23, 00000000-0000-4000-8000-000000000001, 0.123456789, 1_200_004";
    expect(numbersToRing(text)).toEqual([]);
  });
});
