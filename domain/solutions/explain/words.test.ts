import { expect, it } from 'vitest';
import { TODAY, tenant, unknown } from '../testing/cases.ts';
import { type KeptReason, recordOf } from './record.ts';
import { sayDay, sayReason, saySource, saySpan } from './words.ts';

const reason = (code: string, facts = tenant()): KeptReason => {
  const found = recordOf(facts, TODAY)
    .results.flatMap(({ reasons }) => reasons)
    .find(each => each.code === code);
  if (found === undefined) throw new Error(`No ${code}`);
  return found;
};

it('says what was tested, the figure and what is needed', () => {
  expect(sayReason(reason('DRO_DEBT_MAX'))).toBe(
    'The debts that count for a debt relief order: £20,000.00. Needed: at most £50,000.00.',
  );
  expect(sayReason(reason('DRO_NO_HOME'))).toBe('You own your home, or a share of it: no. It must be no.');
  expect(sayReason(reason('DRO_NO_HOME', unknown('england')))).toContain('not known');
  expect(sayReason(reason('IVA_CREDITORS_MIN'))).toContain(': 2. Needed: at least 2.');
});

it('says since when a limit holds, where it comes from, and what is to be confirmed', () => {
  expect(saySource(reason('DRO_DEBT_MAX'))).toBe('SI 2024/626; Shelter Legal, in force since 28 June 2024');
  expect(saySource(reason('DRO_VEHICLE_MAX', tenant({ nation: 'northern-ireland' })))).toContain(
    'To confirm: ',
  );
});

it.each([
  [{ low: 1, high: 1 }, 'months', '1 month'],
  [{ low: 60, high: 72 }, 'months', '60 months to 72 months'],
  [{ low: 0, high: Infinity }, 'pence', 'not known'],
  [{ low: -Infinity, high: Infinity }, 'pence', 'not known'],
  [{ low: 500, high: Infinity }, 'pence', '£5.00 or more'],
  [{ low: Infinity, high: Infinity }, 'months', 'never'],
  [{ low: 12, high: 12 }, 'percent', '12%'],
] as const)('says %o in %s as "%s"', (span, unit, text) => {
  expect(saySpan(span, unit)).toBe(text);
});

it('writes a day as people do', () => {
  expect(sayDay('2024-06-28')).toBe('28 June 2024');
});
