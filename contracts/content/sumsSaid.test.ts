import { compose } from '@towpath/domain/letters/compose.ts';
import { type LetterFacts, NOTHING_BESIDE } from '@towpath/domain/letters/facts.ts';
import type { DebtOfPack, PackFacts } from '@towpath/domain/letters/pack.ts';
import { letterFacts } from '@towpath/domain/letters/pack.ts';
import { DEBT, FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { textOf } from '@towpath/domain/letters/textOf.ts';
import { describe, expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters } = readOperatorContent(shipped);
const OWED = { Fenland: 5400_00, Kestrel: 4200_00, Barrowby: 1500_00, Marlow: 900_00 };
const BY_BALANCE = { Fenland: 81_00, Kestrel: 63_00, Barrowby: 22_00, Marlow: 14_00 };

type Said = {
  readonly payments?: Readonly<Record<keyof typeof OWED, number>>;
  readonly canPay?: number;
  readonly debt?: Partial<DebtOfPack>;
  readonly attachesBudget?: boolean;
};

/** What a letter to the smallest of four says by a plan whose sum its person said. */
function says(
  letterKey: string,
  { payments = BY_BALANCE, canPay = 180_00, debt, attachesBudget = true }: Said,
) {
  const definition = letters.find(({ id }) => id === letterKey);
  if (!definition) throw new Error(`There is no ${letterKey}.`);
  const debts = Object.entries(OWED).map(
    ([id, currentBalance]): DebtOfPack => ({
      ...DEBT,
      id,
      currentBalance,
      stage: 'nothing sent',
      beside: NOTHING_BESIDE,
      lastLetterOn: null,
      askAgainFrom: null,
      ...(id === 'Marlow' && debt),
    }),
  );
  const plan: PackFacts['plan'] = {
    monthly: Object.values(payments).reduce((total, sum) => total + sum, 0),
    canPay,
    isSumOwn: true,
    way: 'pro rata',
    reviewMonths: 12,
    payments: new Map(Object.entries(payments)),
    nextPayment: '2026-12-01',
    paidOff: new Set(),
    ordered: new Set<string>(),
    offersAfter: null,
    told: new Map(),
  };
  const facts: PackFacts = { ...FACTS, money: { ...FACTS.money, left: canPay }, plan, debts };
  const its: LetterFacts = { ...letterFacts(facts, debts[3] ?? null, payments.Marlow, 4), attachesBudget };
  return compose(definition, its, { reason: '' })
    .blocks.flatMap(block => (block.kind === 'paragraph' ? [textOf(block.parts)] : block.items.map(textOf)))
    .join(' ');
}
const OFFERS = ['pro-rata-offer', 'pro-rata-second-try', 'pro-rata-more-asked'] as const;
/** £100 of £180 went to who was offered that before. */
const KEPT = { Fenland: 100_00, Kestrel: 40_00, Barrowby: 24_00, Marlow: 16_00 };

describe('what letters say of the sum of a plan', () => {
  it.each(OFFERS)('is that it is shared by what is owed only where it is: %s (DN-1643)', id => {
    expect(says(id, {})).toContain('by how much I owe each');
    expect(says(id, { payments: KEPT })).toContain('I have £180 a month for');
    expect(says(id, { payments: KEPT })).toContain('£16');
    expect(says(id, { payments: KEPT })).not.toContain('by how much');
    // What is owed has gone down since, and a pound more or less is how it is rounded.
    expect(says(id, { payments: { ...BY_BALANCE, Kestrel: 62_00, Marlow: 15_00 } })).toContain('by how much');
  });

  it.each([...OFFERS, 'offer-refused'])(
    'agrees with the budget that goes along where less is paid than it leaves: %s (DN-1641)',
    id => {
      const less = says(id, { canPay: 225_00 });
      expect(less).toContain('My budget leaves £225 a month. I keep some of it back');
      expect(less).not.toMatch(
        /I have £180|all that I can pay|cannot give you more|what has to be paid first/u,
      );
      const without = says(id, { canPay: 225_00, attachesBudget: false });
      expect(without).not.toMatch(/£225|I have £180|all that I can pay|what has to be paid first/u);
      expect(says(id, {})).not.toContain('keep some of it back');
    },
  );

  it('still says how it is shared, where that is so of the smaller sum too (DN-1641)', () => {
    expect(says('pro-rata-offer', { canPay: 225_00 })).toContain(
      'I can be sure to pay £180 a month for the 4 lenders in my plan, and I have shared that by how much I owe each one.',
    );
    expect(says('pro-rata-offer', { canPay: 225_00, payments: KEPT })).toContain(
      'It is what I can be sure to pay you every month.',
    );
  });
});

it.each(['pro-rata-offer', 'token-offer'])(
  'a new offer says which sum it takes the place of, where they agreed to one before: %s (DN-1644)',
  id => {
    const debt = { agreedBefore: { sum: 79_00, on: '2026-11-12' } };
    expect(says(id, { debt })).toContain(
      'This takes the place of the £79 a month that you agreed to on 12 November 2026.',
    );
    expect(says(id, {})).not.toContain('takes the place');
  },
);

it('the letter that payments begin asks for interest to stop, unless they said that it has (DN-1645)', () => {
  expect(says('first-payment', {})).toContain('Please also stop interest and charges');
  expect(says('first-payment', {})).not.toContain('confirm');
  const stopped = says('first-payment', { debt: { isInterestStopped: true } });
  expect(stopped).toContain('Please confirm in writing that interest and charges are stopped');
  expect(stopped).not.toContain('Please also stop');
});
