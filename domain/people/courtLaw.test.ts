import { expect, it } from 'vitest';
import { courtLawOf, officersOf } from './courtLaw.ts';
import { LIVING_PLACES } from './nation.ts';
import { foreignNames } from './testing/foreignNames.ts';

it.each([
  ['england', 'bailiffs'],
  ['wales', 'bailiffs'],
  ['scotland', 'sheriff officers'],
  ['northern-ireland', 'the Enforcement of Judgments Office'],
  ['outside', 'bailiffs'],
  [null, 'bailiffs'],
  [undefined, 'bailiffs'],
] as const)('who carries out what a court has ruled in %s is %s (DN-646)', (nation, officers) => {
  expect(officersOf(nation)).toBe(officers);
});

it('names nobody of another nation (DN-646)', () => {
  for (const nation of LIVING_PLACES) {
    if (nation !== 'outside') expect(foreignNames(officersOf(nation), nation)).toEqual([]);
  }
  expect([courtLawOf('wales'), courtLawOf('england')]).toEqual(['england-and-wales', 'england-and-wales']);
});
