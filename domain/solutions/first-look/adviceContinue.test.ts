import { expect, it } from 'vitest';
import { adviceContinue } from './adviceContinue.ts';

it.each([
  ['Under £2,000', true, 'live chat'],
  ['£0 to £1,000', true, 'live chat'],
  ['Under £2,000', false, 'next step'],
  ['£0 to £1,000', false, 'next step'],
  ['£1,000 - £2,000', true, 'next step'],
  ['£2,000 - £5,000', true, 'next step'],
  // Other words for the same amounts.
  ['Less than £2,000', true, 'live chat'],
  ['£0 – £1,000', true, 'live chat'],
  ['Over £50,000', true, 'next step'],
  ['Not sure', true, 'next step'],
  [undefined, true, 'next step'],
] as const)(
  'a total of %s with live chat available %s leads to %s (AD-010, HO-176)',
  (total, isAvailable, target) => {
    expect(adviceContinue(total, isAvailable)).toBe(target);
  },
);
