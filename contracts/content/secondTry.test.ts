import { compose } from '@towpath/domain/letters/compose.ts';
import { NOTHING_BESIDE } from '@towpath/domain/letters/facts.ts';
import type { DebtOfPack, PackFacts } from '@towpath/domain/letters/pack.ts';
import { letterFacts } from '@towpath/domain/letters/pack.ts';
import { DEBT, FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { textOf } from '@towpath/domain/letters/textOf.ts';
import { expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters } = readOperatorContent(shipped);

/** What a second try says by a plan of £170 for three lenders. */
function says(paidOff: readonly string[]): string {
  const definition = letters.find(({ id }) => id === 'pro-rata-second-try');
  if (!definition) throw new Error('There is no second try.');
  const debt: DebtOfPack = {
    ...DEBT,
    id: 'Barrowby',
    stage: 'offer refused',
    beside: NOTHING_BESIDE,
    lastLetterOn: null,
    askAgainFrom: null,
  };
  const plan: PackFacts['plan'] = {
    monthly: 170_00,
    canPay: 170_00,
    way: 'pro rata',
    reviewMonths: 12,
    payments: new Map([
      ['Barrowby', 28_00],
      ['Fenland', 76_00],
      ['Marlow', 66_00],
    ]),
    nextPayment: '2026-12-01',
    paidOff: new Set(paidOff),
    ordered: new Set<string>(),
    offersAfter: null,
    told: new Map(),
  };
  const facts: PackFacts = { ...FACTS, money: { ...FACTS.money, left: 170_00 }, plan, debts: [debt] };
  const { blocks } = compose(definition, letterFacts(facts, debt, 28_00, 3 - paidOff.length), {});
  return blocks
    .flatMap(block => (block.kind === 'paragraph' ? [textOf(block.parts)] : block.items.map(textOf)))
    .join(' ');
}

it('a second try says that no more can be given only while the plan pays no more than was offered (DN-739)', () => {
  expect(says([])).toContain('I cannot give you more without giving others less');
  for (const paidOff of [['Marlow'], ['Marlow', 'Fenland']]) {
    expect(says(paidOff)).not.toMatch(/I cannot give you more|It is all that I can pay/u);
    expect(says(paidOff)).toContain('It is what I can promise you every month');
  }
});
