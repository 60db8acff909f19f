import { describe, expect, it } from 'vitest';
import { awaitedIn, isTheirs } from './whoseStep.ts';

describe('a step of a plan', () => {
  it.each(['You', 'You both', 'You or an adviser', 'You or your adviser', 'You or your carers'])(
    'is its person’s to do where it says: %s (DN-740)',
    who => expect(isTheirs({ who })).toBe(true),
  );

  it.each(['Your adviser', 'Your payments distributor', 'An adviser', 'The law'])(
    'is for others where it says: %s (DN-740)',
    who => expect(isTheirs({ who })).toBe(false),
  );

  it('that says who does it names them once where it is waited for (DN-1122)', () => {
    const looks = { who: 'Your adviser', what: 'Looks again' };
    expect(awaitedIn({ who: 'You both', what: 'Your adviser looks again' })).toEqual(looks);
    expect(awaitedIn({ who: 'Your adviser', what: 'Your adviser looks again' })).toEqual(looks);
    const starts = { who: 'Official receiver', what: 'The order starts' };
    expect(awaitedIn(starts)).toEqual(starts);
  });
});
