import { describe, expect, it } from 'vitest';
import { isTheirs } from './whoseStep.ts';

describe('a step of a plan', () => {
  it.each(['You', 'You both', 'You or an adviser', 'You or your adviser', 'You or your carers'])(
    'is its person’s to do where it says: %s (DN-740)',
    who => expect(isTheirs({ who })).toBe(true),
  );

  it.each(['Your adviser', 'Your payments distributor', 'An adviser', 'The law'])(
    'is for others where it says: %s (DN-740)',
    who => expect(isTheirs({ who })).toBe(false),
  );
});
