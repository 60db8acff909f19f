import { expect, it } from 'vitest';
import { whyDiffers } from './sumsDifferWords.ts';

const TODAY = { differences: [], notDrawn: null, left: null } as const;

it('why the sums of a plan do not add up names each reason but what is named by itself, with both sums where they are known (DN-901)', () => {
  const differences = ['more than is left', 'a debt more', 'a debt waits', 'another balance'] as const;
  expect(whyDiffers({ ...TODAY, differences, left: 180_00 }, 240_00)).toEqual([
    'You have £180 a month left for these debts. The plan pays £240. Draw it up anew, or put your budget right.',
    'What you owe on a debt has changed.',
  ]);
  expect(whyDiffers({ ...TODAY, differences }, 240_00)[0]).toBe(
    'The plan pays more each month than you have left.',
  );
  expect(whyDiffers({ ...TODAY, notDrawn: 'nothing left' }, 240_00)).toEqual([
    'Your budget leaves nothing for this plan. Talk to us.',
  ]);
});
