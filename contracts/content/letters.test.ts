import { compose } from '@towpath/domain/letters/compose.ts';
import { openPlaces } from '@towpath/domain/letters/composed.ts';
import type { LetterFacts } from '@towpath/domain/letters/facts.ts';
import { offered } from '@towpath/domain/letters/offered.ts';
import { DEBT, FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { describe, expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters, creditTypes } = readOperatorContent(shipped);
const letter = (id: string) => {
  const found = letters.find(one => one.id === id);
  if (!found) throw new Error(`There is no letter ${id}`);
  return found;
};
const TODAY = { year: 2026, month: 10, day: 29 };
const LOAN = creditTypes.find(({ name }) => name === 'Personal loan') ?? null;
const withShare: LetterFacts = {
  ...FACTS,
  money: { ...FACTS.money, available: 170_00, sharedAmong: 4, firstPayment: '2026-12-01' },
  debt: { ...DEBT, type: LOAN, share: 76_00, creditorReference: 'FF-10422281' },
};

describe('an offer of a monthly payment', () => {
  it('says what is known, and leaves the rest to be filled in (DN-050)', () => {
    const composed = compose(letter('pro-rata-offer'), withShare, {});
    expect(composed.title).toBe('Offer, £76 a month');
    expect(openPlaces(composed).map(({ name }) => name)).toEqual(['creditorAddress', 'address', 'reason']);
  });

  it('is not offered for a debt that is paid (DN-051)', () => {
    const paid = { ...withShare, debt: { ...DEBT, type: LOAN, share: 76_00, isPaid: true } };
    expect(offered(letter('pro-rata-offer'), withShare, TODAY)).toEqual({ kind: 'offered' });
    expect(offered(letter('pro-rata-offer'), paid, TODAY).kind).toBe('not offered');
  });
});
