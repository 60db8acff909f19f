import { expect, it } from 'vitest';
import { whyDiffers } from './sumsDifferWords.ts';

const PLAN = { monthly: 240_00, terms: { paidTo: 'each creditor' } } as const;
const TODAY = { differences: [], notDrawn: null, left: null } as const;

it('why the sums of a plan do not add up names each reason but what is named by itself, with both sums where they are known (DN-901)', () => {
  const differences = ['more than is left', 'a debt more', 'a debt waits', 'another balance'] as const;
  expect(whyDiffers({ ...TODAY, differences, left: 180_00 }, PLAN)).toEqual([
    'You have £180 a month left for these debts. The plan pays £240. Draw it up anew, or put your budget right.',
    'What you owe on a debt has changed.',
  ]);
  expect(whyDiffers({ ...TODAY, differences }, PLAN)[0]).toBe(
    'The plan pays more each month than you have left.',
  );
  expect(whyDiffers({ ...TODAY, notDrawn: 'nothing left' }, PLAN)).toEqual([
    'Your budget leaves nothing for this plan. Talk to us.',
  ]);
});

it('what was approved as a whole is changed by those who approved it, and never drawn up anew (DN-1334)', () => {
  const approved = { monthly: 240_00, terms: { paidTo: 'the distributor' } } as const;
  const says = whyDiffers({ ...TODAY, differences: ['more than is left'], left: 180_00 }, approved);
  expect(says[0]).toBe('You have £180 a month left for these debts. The programme takes £240.');
  expect(says[1]).toMatch(/^Only the DAS Administrator can change your programme\. Tell us/u);
  expect(says.join(' ')).not.toContain('anew');
});
