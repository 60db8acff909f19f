import { describe, expect, it } from 'vitest';
import { closed, notKnown, solution, tooMuchLeft } from '../testing/advice.ts';
import { changesOf } from './changes.ts';

describe('what would change a result', () => {
  it('is each thing not met, with the figure and the limit', () => {
    expect(changesOf(closed('DRO'))).toEqual({
      lead: 'It could fit you if this changes.',
      items: [
        {
          code: 'DRO_SURPLUS_MAX',
          says: 'What is left each month: £196.00 a month. Needed: at most £75.00 a month.',
        },
      ],
    });
    const two = { ...closed('DRO'), reasons: [tooMuchLeft, { ...tooMuchLeft, code: 'OTHER' }] };
    expect(changesOf(two).lead).toBe('It could fit you if all of these change.');
  });

  it('is what has to be found out where it cannot be said', () => {
    const { items } = changesOf({ eligibility: 'CANNOT_SAY', reasons: [notKnown] });
    expect(items).toEqual([{ code: 'DRO_NO_HOME', says: 'Tell us whether you own your home.' }]);
  });

  it('is a figure going past its limit where it is open; an age does not go back', () => {
    const { items } = changesOf(solution('DMP'));
    expect(items).toEqual([
      {
        code: 'DMP_PAYMENT_MIN',
        says: 'What you can pay each month: £196.00 a month. Needed: at least £5.00 a month.',
      },
    ]);
  });
});
