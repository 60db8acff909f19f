import { rulesIn } from '@towpath/domain/budget/inNation.ts';
import { typesOf } from '@towpath/domain/budget/rules.ts';
import { expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { rules } = readOperatorContent(shipped).budget;

it('has the lines of each nation: council tax with water in Scotland, rates and no water in Northern Ireland (SA-084)', () => {
  const linesIn = (nation: string | null) =>
    rulesIn(rules, nation)
      .categories.flatMap(typesOf)
      .map(({ name }) => name);
  const categoriesIn = (nation: string) => rulesIn(rules, nation).categories.map(({ name }) => name);
  for (const nation of ['england', 'wales']) {
    expect(linesIn(nation)).toEqual(expect.arrayContaining(['Council tax', 'Water supply']));
    expect(linesIn(nation)).not.toContain('Scottish Child Payment or Best Start');
    expect(linesIn(nation).join('; ')).not.toMatch(
      /Adult or Child Disability|Pension Age Disability|Carer Support/u,
    );
    expect(categoriesIn(nation)).toContain('Water');
  }
  expect(linesIn('scotland')).toEqual(
    expect.arrayContaining(['Council tax with water', 'Scottish Child Payment or Best Start']),
  );
  expect(linesIn('northern-ireland')).toEqual(expect.arrayContaining(['Rates', 'Rate Rebate']));
  expect(linesIn('northern-ireland').join()).not.toMatch(/council tax/iu);
  expect(linesIn('scotland')).toContain('PIP, DLA, Adult or Child Disability Payment');
  expect(linesIn('northern-ireland')).toContain('PIP or DLA');
  for (const nation of ['scotland', 'northern-ireland']) {
    expect(linesIn(nation)).not.toContain('Water supply');
    expect(categoriesIn(nation)).not.toContain('Water');
    const bills = rulesIn(rules, nation).toldBefore.find(({ sum }) => sum === 'bills');
    expect(bills?.about).not.toContain('energy, water');
    expect(bills?.categoryIds).toEqual([11, 12]);
  }
  expect(rulesIn(rules, null)).toBe(rules);
  expect(rulesIn(rules, 'outside')).toBe(rules);
  expect(rulesIn(rules, 'scotland')).toBe(rulesIn(rules, 'scotland'));
});
