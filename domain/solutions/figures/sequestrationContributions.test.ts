import { expect, it } from 'vitest';
import { between, exactly, NO, YES, YES_OR_NO, ZERO } from '../case/span.ts';
import { UNKNOWN_MONTH } from './budget.ts';
import { contributionOf } from './sequestrationContributions.ts';

const scottishContribution = exactly(120_00);

it.each([
  ['the whole contribution', NO, scottishContribution],
  ['nothing of benefits alone', YES, ZERO],
  ['perhaps nothing, where benefits may be all there is', YES_OR_NO, between(0, 120_00)],
])('a trustee takes %s', (_, isOnlyBenefits, expected) => {
  expect(contributionOf({ ...UNKNOWN_MONTH, scottishContribution, isOnlyBenefits })).toEqual(expected);
});
