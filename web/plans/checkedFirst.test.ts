import { expect, it } from 'vitest';
import { advice, solution } from '../testing/advice.ts';
import { checkedFirst } from './checkedFirst.ts';

const says =
  'Before anything is sent, an adviser checks one thing with you: if you will have more money soon.';
const plan = {
  product: { shortName: 'TPP', name: 'Token payments' },
  adviserConfirmation: 'not needed',
  mayLeave: true,
} as const;

it('a plan says what an adviser checks in the words of its advice while nothing of it is sent, and nothing where nobody has to or an insolvency waits anyway (DN-1715)', () => {
  const tokens = (adviserFirst: string | null) =>
    advice({ recommended: solution('TPP', { adviserFirst }), eligible: [] });
  expect(checkedFirst(plan, tokens(says))).toBe(says);
  expect(checkedFirst(plan, tokens(null))).toBeNull();
  expect(checkedFirst(plan, null)).toBeNull();
  expect(checkedFirst({ ...plan, mayLeave: false }, tokens(says))).toBeNull();
  expect(checkedFirst({ ...plan, adviserConfirmation: 'waits' }, tokens(says))).toBeNull();
});
