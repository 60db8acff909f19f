import { NO_DEBT_FACTS } from '@towpath/domain/debts/debtFacts.ts';
import { NOTHING_BESIDE } from '@towpath/domain/letters/facts.ts';
import { packOf } from '@towpath/domain/letters/pack.ts';
import { DEBT, FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { UK_NATIONS, type UkNation } from '@towpath/domain/people/nation.ts';
import { goodsOf } from '@towpath/domain/solutions/explain/goodsOf.ts';
import { expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters, creditTypes } = readOperatorContent(shipped);
const { debt: _, stage: __, lastLetterOn: ___, attachesBudget: ____, askAgainFrom: _____, ...person } = FACTS;
const ASKS = new Set(['time-to-pay-court', 'breathing-space-request']);

/** The letters that ask a court or a lender for time about a debt of a kind, whatever was chosen. */
function asked(
  type: (typeof creditTypes)[number],
  nation: UkNation,
  courtStage: 'judgment' | 'bailiffs' | null,
) {
  const debt = {
    ...DEBT,
    ...NO_DEBT_FACTS,
    ...({ id: 'it', type, isSecured: null, courtStage, hasLegalAction: courtStage !== null } as const),
    ...({ stage: 'nothing sent', beside: NOTHING_BESIDE, lastLetterOn: null, askAgainFrom: null } as const),
  };
  return ['DMP', 'TPP', 'DAP', 'BS', 'MHBS', 'MOR', 'WO', 'FFS'].flatMap(chosen => {
    const facts = { ...person, nation, chosen, debts: [debt], plan: null };
    const { letters: of, besides } = packOf(letters, facts, { year: 2026, month: 11, day: 29 });
    return [...of, ...besides].map(one => one.definition.id).filter(id => ASKS.has(id));
  });
}

it('asks no court or lender for time about goods of whoever is owed once officers are sent, and does before (DN-1476)', () => {
  const goods = creditTypes.filter(type => goodsOf(type) !== null);
  for (const nation of UK_NATIONS)
    for (const type of goods) expect(asked(type, nation, 'bailiffs'), `${type.name}, ${nation}`).toEqual([]);
  for (const type of goods.filter(one => goodsOf(one) === 'hired')) {
    expect(asked(type, 'england', null)).toContain('breathing-space-request');
    expect(asked(type, 'scotland', 'judgment')).toContain('time-to-pay-court');
  }
});
