import { expect, it } from 'vitest';
import { pressingText } from './pressingText.ts';

it.each([
  ['BAILIFFS_SOON', '2026-11-26', 'Officers due Thu 26 Nov'],
  ['EVICTION_SOON', '2026-12-01', 'Eviction Tue 1 Dec'],
  ['COURT', null, 'Letter from a court, no day told'],
  ['NO_FOOD', null, 'No money for food'],
] as const)('says what makes work urgent, and on which day (PT-517): %s', (code, on, says) => {
  expect(pressingText({ code, on })).toBe(says);
});
