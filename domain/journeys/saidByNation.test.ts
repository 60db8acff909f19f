import { expect, it } from 'vitest';
import { stepOf } from '../journey-engine/compile/stepOf.ts';
import { factKey } from '../journey-engine/definition/fact.ts';
import { shownTo } from '../journey-engine/run/asked.ts';
import { UK_NATIONS } from '../people/nation.ts';
import { fullReview, planOf } from './testing/shipped.ts';

const BACK_PAY = stepOf(planOf(fullReview), 'back-pay');
const askedIn = (nation: string) =>
  shownTo(BACK_PAY, new Map([[factKey('nation'), [{ id: 'nation', value: nation }]]])).step.additionalText;

it.each(UK_NATIONS)(
  'back pay is asked about by the names of the benefits of the nation: %s (SA-194)',
  nation => {
    const isScottish = nation === 'scotland';
    expect(askedIn(nation)?.includes('Adult, Child or Pension Age Disability Payment')).toBe(isScottish);
    expect(askedIn(nation)?.includes('PIP, DLA or Attendance Allowance')).toBe(!isScottish);
    expect(askedIn(nation)).toContain('does not count as savings for some solutions');
  },
);

it.each(UK_NATIONS)('restrictions are asked about by the orders that the nation has: %s (SA-184)', nation => {
  const pressing = shownTo(
    stepOf(planOf(fullReview), 'pressing'),
    new Map([[factKey('nation'), [{ id: 'nation', value: nation }]]]),
  );
  const order = pressing.step.answers.find(({ id }) => id === 'pressing.restrictions')?.value;
  expect(order).toBe(
    nation === 'scotland'
      ? 'I’m under a bankruptcy restrictions order'
      : 'I’m under a bankruptcy or DRO restrictions order',
  );
});
