import { expect, it } from 'vitest';
import type { Span } from '../case/span.ts';
import { isEstimate, isWrittenOffEstimated, sayEstimate } from './estimates.ts';

const known = (pence: number): Span => ({ low: pence, high: pence });

it('takes as estimates the fees that a firm, a trustee or a court sets, and no others (SA-099)', () => {
  const fees = known(4_593_27);
  expect(['IVA', 'PTD', 'AO'].filter(name => isEstimate(name, fees))).toEqual(['IVA', 'PTD', 'AO']);
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
