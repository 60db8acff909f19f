import { expect, it } from 'vitest';
import { placeOf } from './leadsTo.ts';

it('what is about one letter leads to that, and all else of letters to their list (DN-1614)', () => {
  const letterId = 'full-and-final-accept.5f1c';
  expect(placeOf({ leadsTo: 'letters', letterId })).toBe('/plan/letters/full-and-final-accept.5f1c');
  expect(placeOf({ leadsTo: 'letters' })).toBe('/plan/letters');
});
