import { expect, it } from 'vitest';
import { between, exactly, type Span, UNKNOWN_AMOUNT, ZERO } from '../case/span.ts';
import { TODAY, tenant } from '../testing/cases.ts';
import { limitsOn } from '../testing/inForce.ts';
import { assetFigures } from './assets.ts';
import { ivaFigures } from './iva.ts';

/** An IVA of a tenant, so over 60 months. */
const iva = (debts: Span, available: Span) => {
  const limits = limitsOn('england', TODAY);
  const two = exactly(2);
  const column = { total: debts, count: two, creditors: two, released: debts };
  return ivaFigures(column, available, assetFigures(tenant(), limits), limits);
};

it.each<[string, Span, Span, Span]>([
  ['a fifth', exactly(15_000_00), exactly(200_00), exactly(20)],
  ['none where all is repaid', exactly(12_000_00), exactly(200_00), ZERO],
  ['none where more than all would be paid', exactly(900_00), exactly(200_00), ZERO],
  ['all where nothing is paid', exactly(900_00), ZERO, exactly(100)],
  ['any part where the debts are not known', UNKNOWN_AMOUNT, exactly(200_00), between(0, 100)],
  ['any part where the payments are not known', exactly(900_00), UNKNOWN_AMOUNT, between(0, 100)],
])('an IVA leaves unpaid, of the debts in percent, %s', (_, debts, available, expected) => {
  expect(iva(debts, available).percentUnpaid).toEqual(expected);
});

it('gives creditors what is left after the fees, without an end where payments are not known', () => {
  const { total, fees, toCreditors } = iva(exactly(31_000_00), exactly(300_00));
  expect(toCreditors).toEqual(exactly(total.high - fees.high));
  expect(iva(exactly(31_000_00), UNKNOWN_AMOUNT).toCreditors.high).toBe(Infinity);
});

it('has no fees where nothing is paid', () => {
  expect(iva(exactly(900_00), ZERO).fees).toEqual(ZERO);
});
