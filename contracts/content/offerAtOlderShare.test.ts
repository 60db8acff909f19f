import { compose } from '@towpath/domain/letters/compose.ts';
import { NOTHING_BESIDE } from '@towpath/domain/letters/facts.ts';
import { type DebtOfPack, letterFacts, type PackFacts } from '@towpath/domain/letters/pack.ts';
import { DEBT, FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { textOf } from '@towpath/domain/letters/textOf.ts';
import { expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters } = readOperatorContent(shipped);

/** What an offer to Fenland says by a plan for three lenders that offers £162 of what it pays. */
function says(monthly: number): string {
  const definition = letters.find(({ id }) => id === 'pro-rata-offer');
  if (!definition) throw new Error('There is no offer.');
  const debt: DebtOfPack = {
    ...DEBT,
    id: 'Fenland',
    stage: 'nothing sent',
    beside: NOTHING_BESIDE,
    lastLetterOn: null,
    askAgainFrom: null,
  };
  const plan: PackFacts['plan'] = {
    monthly,
    canPay: 170_00,
    way: 'pro rata',
    reviewMonths: 12,
    payments: new Map([
      ['Fenland', 87_00],
      ['Kestrel', 59_00],
      ['Marlow', 16_00],
    ]),
    nextPayment: '2026-12-01',
    paidOff: new Set(),
    ordered: new Set<string>(),
    offersAfter: null,
    told: new Map(),
  };
  const facts: PackFacts = { ...FACTS, money: { ...FACTS.money, left: 170_00 }, plan, debts: [debt] };
  const { blocks } = compose(definition, letterFacts(facts, debt, 87_00, 3), {});
  return blocks
    .flatMap(block => (block.kind === 'paragraph' ? [textOf(block.parts)] : block.items.map(textOf)))
    .join(' ');
}

it('an offer claims no sharing of the whole sum where one that went keeps its older share and something is over (DN-927)', () => {
  expect(says(162_00)).toContain('I have shared it by how much I owe each one. I can offer you £87 a month');
  expect(says(170_00)).toContain('what has to be paid first I can offer you £87 a month');
  expect(says(170_00)).not.toMatch(/shared|£170/u);
});
