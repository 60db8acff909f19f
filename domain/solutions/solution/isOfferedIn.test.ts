import { expect, it } from 'vitest';
import { isOfferedIn } from './products.ts';

it.each([
  ['DRO', 'wales', true],
  ['DRO', 'scotland', false],
  ['DAS', 'scotland', true],
  ['DAS', 'northern-ireland', false],
  ['BS', 'northern-ireland', false],
  ['DMP', 'northern-ireland', true],
  ['DMP', 'outside', false],
  ['DRO', null, true],
] as const)('%s in %s is offered: %j (DN-685)', (shortName, place, isOffered) => {
  expect(isOfferedIn(shortName, place)).toBe(isOffered);
});
