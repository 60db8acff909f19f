import { compose } from '@towpath/domain/letters/compose.ts';
import { NOTHING_BESIDE } from '@towpath/domain/letters/facts.ts';
import type { DebtOfPack, PackFacts } from '@towpath/domain/letters/pack.ts';
import { letterFacts } from '@towpath/domain/letters/pack.ts';
import { DEBT, FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { textOf } from '@towpath/domain/letters/textOf.ts';
import type { Way } from '@towpath/domain/plans/repayment/event.ts';
import { expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters } = readOperatorContent(shipped);

/** What a letter says by a plan that pays two lenders £90 and £60, where the first contract asks for a sum. */
function says(letterKey: string, way: Way, asked: number | null): string {
  const definition = letters.find(({ id }) => id === letterKey);
  if (!definition) throw new Error(`There is no ${letterKey}.`);
  const debts = [asked, 60_00].map(
    (regularPaymentAmount, at): DebtOfPack => ({
      ...DEBT,
      id: ['Fenland', 'Barrowby'][at] ?? '',
      currentBalance: [3600_00, 2400_00][at] ?? null,
      regularPaymentAmount,
      stage: 'offer refused',
      beside: NOTHING_BESIDE,
      lastLetterOn: null,
      askAgainFrom: null,
    }),
  );
  const plan: PackFacts['plan'] = {
    monthly: 150_00,
    canPay: 150_00,
    way,
    reviewMonths: 12,
    payments: new Map([
      ['Fenland', 90_00],
      ['Barrowby', 60_00],
    ]),
    nextPayment: '2026-12-01',
    paidOff: new Set(),
    ordered: new Set<string>(),
    offersAfter: null,
    told: new Map(),
  };
  const facts: PackFacts = { ...FACTS, money: { ...FACTS.money, left: 150_00 }, plan, debts };
  const { blocks } = compose(definition, letterFacts(facts, debts[0] ?? null, 90_00, 2), {});
  return blocks
    .flatMap(block => (block.kind === 'paragraph' ? [textOf(block.parts)] : block.items.map(textOf)))
    .join(' ');
}

it.each(['pro-rata-offer', 'pro-rata-second-try'])(
  '%s says that each gets what its agreement asks for only where the plan pays that, and else that it is by what is owed (DN-836)',
  letterKey => {
    expect(says(letterKey, 'contractual', 80_00)).toMatch(/gets at least what its agreement asks for/u);
    expect(says(letterKey, 'contractual', 80_00)).not.toContain('by how much I owe');
    // Too little for that, a contract that is not known, and a plan that shares by what is owed.
    for (const [way, asked] of [
      ['contractual', 95_00],
      ['contractual', null],
      ['pro rata', 80_00],
    ] as const) {
      expect(says(letterKey, way, asked)).toContain('by how much I owe each');
    }
  },
);
