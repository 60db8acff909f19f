import { expect, it } from 'vitest';
import { placeOf } from './leadsTo.ts';

it('what is about one letter leads to that, and all else of letters to their list (DN-1614)', () => {
  const letter = { letterId: 'full-and-final-accept.5f1c' };
  expect(placeOf({ leadsTo: 'letters', letter })).toBe('/plan/letters/full-and-final-accept.5f1c');
  expect(placeOf({ leadsTo: 'letters', letter: null })).toBe('/plan/letters');
});
