import { expect, it } from 'vitest';
import { between, exactly, NO, type Span, YES, YES_OR_NO, ZERO } from '../case/span.ts';
import { TODAY } from '../testing/cases.ts';
import { limitsOn } from '../testing/inForce.ts';
import { monthFigures } from './budget.ts';

/** £133.33 are left, of which a tenth is kept. */
const contribution = (isOnlyBenefits: Span, left = 133_33) =>
  monthFigures(
    {
      income: 900_00 + left,
      outgoings: 900_00,
      disabilityBenefits: ZERO,
      wishedSavings: 0,
      isOnlyBenefits,
      onlyBenefitsSince: null,
    },
    limitsOn('scotland', TODAY),
    TODAY,
  ).scottishContribution;

it.each([
  ['the whole contribution', NO, exactly(120_00)],
  ['nothing of benefits alone', YES, ZERO],
  ['perhaps nothing, where benefits may be all there is', YES_OR_NO, between(0, 120_00)],
])('a trustee takes %s (SA-024)', (_, isOnlyBenefits, expected) => {
  expect(contribution(isOnlyBenefits)).toEqual(expected);
});

it('a trustee takes nothing where nothing is left', () => {
  expect(contribution(NO, 0)).toEqual(ZERO);
});
