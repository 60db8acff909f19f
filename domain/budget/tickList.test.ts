import { describe, expect, it } from 'vitest';
import { ALONE } from '../household/makeup.ts';
import { NO_FACTS } from './facts.ts';
import { rulesIn } from './inNation.ts';
import type { BudgetRules, BudgetType } from './rules.ts';
import { CHILD_BENEFIT, exampleRules, MORTGAGE, RENT, WAGES } from './testing/exampleBudget.ts';
import { linesToFill, offeredLines, tickGroups, withPartsLeftOut } from './tickList.ts';

const PLACES: Readonly<Record<number, Partial<BudgetType>>> = {
  [WAGES]: { tick: { group: 'Work', known: ['works for an employer'] } },
  [CHILD_BENEFIT]: {
    inNation: { scotland: null },
    tick: { group: 'Work', when: ['has a child of 18 or younger'], usual: ['has a child of 18 or younger'] },
  },
  [RENT]: { tick: { group: 'Home', known: ['rents the home'] } },
  [MORTGAGE]: { offeredWhen: ['may have a mortgage'], tick: { group: 'Home' } },
};

const rules: BudgetRules = {
  ...exampleRules,
  tickGroups: ['Home', 'Work', 'Nothing'],
  categories: exampleRules.categories.map(category => ({
    ...category,
    subCategories: category.subCategories.map(sub => ({
      ...sub,
      types: sub.types.map(type => ({ ...type, ...PLACES[type.id] })),
    })),
  })),
};
const tenant = { facts: { ...NO_FACTS, tenure: 'tenant', isEmployed: true } as const, household: ALONE };
const paid = (categoryId: number, typeId: number, amount: number) => [
  {
    categoryId,
    entries: [{ typeId, amount, frequencyId: 1, deviationReasonId: null }],
    acknowledged: [],
  },
];
const idsOf = (...of: Parameters<typeof offeredLines>) => offeredLines(...of).map(({ type }) => type.id);

describe('the list to tick', () => {
  it('leaves out what cannot be, such as a mortgage of a tenant (WT-037)', () => {
    expect(idsOf(rules, [], tenant, [])).not.toContain(MORTGAGE);
    expect(idsOf(rules, [], { ...tenant, facts: NO_FACTS }, [])).toContain(MORTGAGE);
  });

  it('never leaves out a line that holds a sum, nor one that an answer begins (WT-038)', () => {
    expect(idsOf(rules, paid(11, MORTGAGE, 100), tenant, [])).toContain(MORTGAGE);
    expect(idsOf(rules, paid(11, MORTGAGE, 0), tenant, [])).not.toContain(MORTGAGE);
    const start = { typeId: MORTGAGE, amount: 100, from: 'debts' } as const;
    expect(idsOf(rules, [], tenant, [start])).toContain(MORTGAGE);
  });

  it('keeps a sum of a line that nobody has in the nation somebody moved to (WT-038)', () => {
    const given = paid(2, CHILD_BENEFIT, 50);
    const lines = (there: BudgetRules) => idsOf(there, given, tenant, []);
    expect(lines(rulesIn(rules, 'scotland'))).not.toContain(CHILD_BENEFIT);
    expect(lines(rulesIn(rules, 'scotland', given))).toContain(CHILD_BENEFIT);
    expect(rulesIn(rules, 'scotland', paid(2, CHILD_BENEFIT, 0))).toBe(rulesIn(rules, 'scotland'));
  });

  it('says what is from the answers and what nearly everybody has; the rest stands behind more (WT-039)', () => {
    const knownOf = (circumstances: typeof tenant | Parameters<typeof offeredLines>[2]) =>
      Object.fromEntries(
        offeredLines(rules, [], circumstances, []).map(({ type, group, knownBy }) => [
          type.id,
          [group, knownBy],
        ]),
      );
    expect(knownOf(tenant)).toMatchObject({
      [WAGES]: ['Work', 'answers'],
      [RENT]: ['Home', 'answers'],
      [CHILD_BENEFIT]: [null, null],
    });
    const parent = { ...tenant, household: { ...ALONE, childrenUnderSixteen: 1 } };
    expect(knownOf(parent)[CHILD_BENEFIT]).toEqual(['Work', 'usual']);
  });

  it('has its groups in their order, without those that hold nothing (WT-039)', () => {
    expect(tickGroups(rules, offeredLines(rules, [], tenant, []))).toEqual([
      { name: 'Home', side: 'expenditure' },
      { name: 'Work', side: 'income' },
    ]);
  });
});

describe('what is filled in', () => {
  const offered = offeredLines(rules, paid(11, MORTGAGE, 100), tenant, []);

  it('is what is known until somebody ticks, then what they ticked, and always what holds a sum (WT-038)', () => {
    expect(linesToFill(offered, null, [])).toEqual([WAGES, RENT]);
    expect(linesToFill(offered, [RENT], [])).toEqual([RENT]);
    expect(linesToFill(offered, [], paid(11, MORTGAGE, 100))).toEqual([MORTGAGE]);
  });

  it('leaves a part out of which nothing is ticked: it counts as submitted with nothing (WT-040)', () => {
    const idsAt = (ticked: readonly number[] | null) =>
      withPartsLeftOut(rules, paid(1, WAGES, 5), ticked).map(({ categoryId }) => categoryId);
    expect(idsAt(null)).toEqual([1]);
    expect(idsAt([RENT])).toEqual([1, 2, 12, 15, 22, 31]);
  });
});
