import { expect, it } from 'vitest';
import { TODAY, tenant, unknown } from '../testing/cases.ts';
import { recordOf } from '../testing/inForce.ts';
import { sayTurning } from './turns.ts';

function turning(code: string, facts = tenant()) {
  const reason = recordOf(facts, TODAY)
    .results.flatMap(({ reasons }) => reasons)
    .find(each => each.code === code);
  if (reason === undefined) throw new Error(`No ${code}`);
  return sayTurning(reason);
}

it.each([
  ['DRO_DEBT_MAX', tenant(), 'The debts that count for a debt relief order: more than £50,000'],
  [
    'DRO_VEHICLE_MAX',
    tenant(),
    'The vehicle worth most, not counting one changed for a disability: £4,000 or more',
  ],
  ['IVA_CREDITORS_MIN', tenant(), 'How many people or firms you owe what an IVA takes in: less than 2'],
  [
    'DRO_SURPLUS_MAX',
    tenant({ left: 88_00 }),
    'What you have left, not counting benefits for a disability: £75 a month or less',
  ],
])('%s says where it turns, not what it is (WT-027)', (code, facts, says) => {
  expect(turning(code, facts)).toBe(says);
});

it.each([
  ['AGE_MIN', tenant()],
  ['DRO_NO_HOME', tenant()],
  ['DRO_REPEAT_YEARS', tenant()],
  ['DRO_DEBT_MAX', unknown('england')],
])('%s has no figure that turns', (code, facts) => {
  expect(turning(code, facts)).toBeNull();
});
