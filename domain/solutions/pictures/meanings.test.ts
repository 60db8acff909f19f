import { describe, expect, it } from 'vitest';
import { between, exactly, UNKNOWN_AMOUNT, ZERO } from '../case/span.ts';
import type { Payment } from '../solution/payment.ts';
import { meaningsOf } from './meanings.ts';

const said = {
  home: 'You still pay your rent. Late rent is not part of it, so your landlord can still ask a court for your home.',
  work: 'It can affect some jobs. Check your contract.',
  bank: 'A bank that you owe may close or freeze your account. Open one with a bank that you owe nothing.',
  shared: 'If you share a debt with someone, they may have to pay all of it.',
  creditFile: 'It stays on your credit file for 6 years. That makes it hard to borrow.',
};
const paying = (fees: Payment['fees']): Payment => ({
  monthly: exactly(300_00),
  months: exactly(60),
  total: exactly(18_000_00),
  fees,
  writtenOff: ZERO,
  monthsToDebtFree: exactly(60),
});
const of = (shortName: string, payment: Payment | null, disclosures: readonly 'OTHERS_OWE_TOO'[] = []) =>
  Object.fromEntries(
    meaningsOf(said, { shortName, payment, disclosures }, null).map(({ about, says }) => [about, says]),
  );

describe('what a solution means', () => {
  it('is said by whole sentences, as many as have room (WT-025)', () => {
    expect(of('DRO', null)).toEqual({
      home: 'You still pay your rent.',
      work: 'It can affect some jobs. Check your contract.',
      bank: 'A bank that you owe may close or freeze your account.',
      'credit file': 'It stays on your credit file for 6 years.',
    });
  });

  it('names those who may have to pay where there may be some', () => {
    expect(of('DRO', null, ['OTHERS_OWE_TOO']).shared).toBe(said.shared);
  });

  it('says until when the credit file is marked, where the years have it', () => {
    const years = {
      from: '2026-11',
      bars: [{ kind: 'credit file', least: 72, most: 72, each: null }],
      end: { kind: 'cleared', least: 12, most: 12, sum: null },
    } as const;
    const meanings = meaningsOf(said, { shortName: 'DRO', payment: null, disclosures: [] }, years);
    expect(meanings).toContainEqual({ about: 'credit file', says: 'Marked until November 2032.' });
  });

  it.each([
    ['DRO', ZERO, 'No fee.'],
    ['BKY', exactly(680_00), 'A fee of £680.'],
    ['IVA', exactly(4_590_00), 'Fees of about £4,600, our estimate.'],
    ['MAP', between(0, 50_00), 'A fee of up to £50.'],
    ['DMP', UNKNOWN_AMOUNT, undefined],
  ] as const)('of %s with fees of %j costs: %s', (shortName, fees, cost) => {
    expect(of(shortName, paying(fees)).cost).toBe(cost);
  });
});
