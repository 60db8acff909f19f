import { expect, it } from 'vitest';
import { day, TODAY, tenant } from '../testing/cases.ts';
import { limitsOn } from '../testing/inForce.ts';
import { expectedEnd } from './expectedEnd.ts';

const endOf = (treatmentEndsOn: string | null, on = TODAY) =>
  expectedEnd(
    {
      crisis: { ...tenant().crisis, treatmentEndsOn: treatmentEndsOn === null ? null : day(treatmentEndsOn) },
    },
    limitsOn('england', on),
  );

it.each([
  ['2026-12-01', '2026-12-31'],
  ['2026-12-02', '2027-01-01'],
  ['2028-01-31', '2028-03-01'],
])('care until %s gives time until %s (SA-032)', (treatment, end) => {
  expect(endOf(treatment)).toEqual(day(end));
});

it('is not known while the end of the treatment is not, or before there was such a rule', () => {
  expect(endOf(null)).toBeNull();
  expect(endOf('2026-12-01', day('2021-05-03'))).toBeNull();
});
