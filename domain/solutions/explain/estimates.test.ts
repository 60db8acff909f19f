import { expect, it } from 'vitest';
import type { Span } from '../case/span.ts';
import { isEstimate, isTotalEstimated, isWrittenOffEstimated, sayEstimate } from './estimates.ts';

const known = (pence: number): Span => ({ low: pence, high: pence });

it('takes as estimates the fees that a firm, a trustee or a court sets, and no others (SA-099)', () => {
  const fees = known(4_593_27);
  expect(['IVA', 'AO'].filter(name => isEstimate(name, fees))).toEqual(['IVA', 'AO']);
  expect(isEstimate('PTD', { low: 4_000_00, high: 6_500_00 })).toBe(true);
  for (const name of ['BKY', 'DRO', 'SEQ', 'MAP', 'DMP']) expect(isEstimate(name, fees), name).toBe(false);
});

it('takes no fee, or one of which nothing is known, as it is (SA-099)', () => {
  expect(isEstimate('IVA', known(0))).toBe(false);
  expect(isEstimate('IVA', { low: 0, high: Infinity })).toBe(false);
});

it('takes what a bankruptcy writes off as an estimate where somebody else sets what is paid (SA-218)', () => {
  const paid = { monthly: known(279_00), writtenOff: known(41_456_00) };
  const nothing = { ...paid, monthly: known(0) };
  expect(['BKY', 'SEQ', 'IVA'].map(name => isWrittenOffEstimated(name, paid))).toEqual([true, true, true]);
  expect(['BKY', 'SEQ', 'IVA'].map(name => isWrittenOffEstimated(name, nothing))).toEqual([
    false,
    false,
    true,
  ]);
  expect(isWrittenOffEstimated('DRO', paid)).toBe(false);
  expect(isWrittenOffEstimated('BKY', { ...paid, writtenOff: { low: 0, high: Infinity } })).toBe(false);
});

it('takes what a bankruptcy takes in all as an estimate where it rests on what things fetch (SA-218)', () => {
  const total = { low: 7_604_00, high: 21_404_00 };
  const fees = known(680_00);
  const names = ['BKY', 'SEQ', 'PTD', 'DMP'];
  expect(names.map(name => isTotalEstimated(name, { total, fees }))).toEqual([true, true, true, false]);
  const deed = { total: known(17_760_00), fees: { low: 4_000_00, high: 6_500_00 } };
  expect(isTotalEstimated('PTD', deed)).toBe(false);
  expect(isTotalEstimated('BKY', { total: fees, fees })).toBe(false);
  expect(isTotalEstimated('BKY', { total: { low: 680_00, high: Infinity }, fees })).toBe(false);
  const waived = { low: 0, high: 150_00 };
  expect(isTotalEstimated('SEQ', { total: waived, fees: waived })).toBe(false);
  const sold = { monthly: known(0), writtenOff: { low: 30_000_00, high: 44_000_00 } };
  expect(isWrittenOffEstimated('BKY', sold)).toBe(true);
});

it.each([
  [known(4_593_27), 'about £4,600'],
  [{ low: 4_000_00, high: 6_500_00 }, 'about £4,000 to £6,500'],
  [{ low: 4_590_00, high: 4_610_00 }, 'about £4,600'],
  [known(42_50), 'about £43'],
  [known(50_00), 'about £100'],
  [{ low: 0, high: 500_00 }, 'up to about £500'],
] as const)('says %o as "%s", never to the penny (SA-099)', (span, says) => {
  expect(sayEstimate(span)).toBe(says);
});

it('takes the fees of a trust deed as known once a trustee has named them (DN-765)', () => {
  expect(isEstimate('PTD', known(5_000_00))).toBe(false);
});
