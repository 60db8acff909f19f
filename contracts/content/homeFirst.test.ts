import { NO_DEBT_FACTS } from '@towpath/domain/debts/debtFacts.ts';
import { NOTHING_BESIDE } from '@towpath/domain/letters/facts.ts';
import { packOf } from '@towpath/domain/letters/pack.ts';
import { DEBT, FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { UK_NATIONS, type UkNation } from '@towpath/domain/people/nation.ts';
import { actsOnHome } from '@towpath/domain/solutions/explain/actsOnHome.ts';
import { goodsOf } from '@towpath/domain/solutions/explain/goodsOf.ts';
import { OTHERS_GOODS, sayOfficersForGoods } from '@towpath/domain/solutions/recommend/goodsWording.ts';
import { sayCourtAtHome, sayOfficersAtHome } from '@towpath/domain/solutions/recommend/homeWording.ts';
import { expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters, creditTypes } = readOperatorContent(shipped);
const { debt: _, stage: __, lastLetterOn: ___, attachesBudget: ____, askAgainFrom: _____, ...person } = FACTS;

/** What the letters say first of a debt at court, or for which officers act. */
function saidFirst(
  type: (typeof creditTypes)[number],
  nation: UkNation,
  isSecured: boolean | null,
  courtStage: 'court claim' | 'judgment' | 'bailiffs' = 'bailiffs',
) {
  const debt = {
    ...DEBT,
    ...NO_DEBT_FACTS,
    ...({ id: 'it', type, isSecured, courtStage, hasLegalAction: true } as const),
    ...({ stage: 'nothing sent', beside: NOTHING_BESIDE, lastLetterOn: null, askAgainFrom: null } as const),
  };
  const facts = { ...person, nation, chosen: 'DMP', debts: [debt], plan: null };
  const { withoutLetter } = packOf(letters, facts, { year: 2026, month: 11, day: 29 });
  return withoutLetter.filter(({ isFirst }) => isFirst).map(({ says }) => says);
}

it.each(UK_NATIONS)(
  'says in %s of officers who act on a home what the advice and the dashboard say, of the same debts (DN-1339)',
  nation => {
    const home = sayOfficersAtHome(nation);
    const kinds = creditTypes.filter(type => !type.roles.includes('never-pay'));
    const acted = kinds.filter(type => actsOnHome({ isSecured: null }, type, nation));
    expect(acted.map(({ name }) => name)).toContain('Rent arrears - current home');
    for (const type of kinds) {
      const says = saidFirst(type, nation, null);
      if (acted.includes(type)) expect(says, type.name).toEqual([home]);
      else expect(says, type.name).not.toContain(home);
    }
    const card = creditTypes.find(({ name }) => name === 'Credit card');
    if (!card) throw new Error('There is no kind of debt for a card.');
    expect(actsOnHome({ isSecured: true }, card, nation)).toBe(true);
    expect(saidFirst(card, nation, true)).toEqual([home]);
    expect(saidFirst(card, nation, false)).not.toContain(home);
  },
);

it.each(UK_NATIONS)(
  'says in %s of a home that a court has in hand what the advice and the dashboard say, of the same debts (DN-1452)',
  nation => {
    for (const [stage, step] of [
      ['court claim', 'claim'],
      ['judgment', 'order'],
    ] as const) {
      const home = sayCourtAtHome(step, nation);
      for (const type of creditTypes.filter(({ roles }) => !roles.includes('never-pay'))) {
        const isOfHome = actsOnHome({ isSecured: null }, type, nation);
        expect(saidFirst(type, nation, null, stage).includes(home), `${type.name}, ${stage}`).toBe(isOfHome);
      }
      const secured = (kind: string) => {
        const type = creditTypes.find(({ name }) => name === kind);
        return type ? saidFirst(type, nation, true, stage) : null;
      };
      expect(secured('Personal loan')).toEqual([home]);
      // What a judgment was secured by is a charging order, and no order for the home.
      expect(secured('Court judgment (type not known)')?.includes(home)).toBe(step === 'claim');
    }
  },
);

it.each(UK_NATIONS)(
  'says in %s of officers who come for goods of whoever is owed what the advice and the dashboard say, of the same debts (DN-1475)',
  nation => {
    const of = (goods: (typeof OTHERS_GOODS)[number]) => sayOfficersForGoods(goods, nation);
    const found = new Set<string>();
    for (const type of creditTypes.filter(({ roles }) => !roles.includes('never-pay'))) {
      if (actsOnHome({ isSecured: null }, type, nation)) continue;
      const goods = goodsOf(type);
      if (goods) found.add(goods);
      const says = saidFirst(type, nation, null);
      for (const one of OTHERS_GOODS)
        expect(says.includes(of(one)), `${type.name}, ${one}`).toBe(one === goods);
    }
    expect([...found].toSorted()).toEqual([...OTHERS_GOODS].toSorted());
  },
);
