import { NO_FACTS } from '@towpath/domain/budget/facts.ts';
import { rulesIn } from '@towpath/domain/budget/inNation.ts';
import { linesToFill, offeredLines, tickGroups } from '@towpath/domain/budget/tickList.ts';
import { ALONE } from '@towpath/domain/household/makeup.ts';
import { expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { rules } = readOperatorContent(shipped).budget;
const tenant = {
  ...NO_FACTS,
  nation: 'england',
  tenure: 'tenant',
  isEmployed: true,
  isSelfEmployed: false,
  isStudent: null,
  hasReachedPensionAge: false,
} as const;
const offered = (facts: typeof NO_FACTS, household = ALONE) =>
  offeredLines(rulesIn(rules, facts.nation), [], { facts, household }, []);
const names = (lines: ReturnType<typeof offered>) => lines.map(({ type }) => type.name);

it('offers nobody a line that cannot be theirs (WT-037)', () => {
  const alone = names(offered(tenant));
  for (const name of [
    'Partner’s take-home pay',
    'State Pension',
    'Mortgage',
    'Mortgage protection',
    'Secured loan',
    'Scottish Child Payment or Best Start',
  ])
    expect(alone).not.toContain(name);
  const couple = names(offered(tenant, { ...ALONE, additionalAdults: 1 }));
  expect(couple).toEqual(expect.arrayContaining(['Partner’s take-home pay', 'State Pension']));
  expect(names(offered({ ...tenant, nation: 'scotland' }))).toContain('Scottish Child Payment or Best Start');
  expect(names(offered({ ...tenant, nation: 'northern-ireland' }))).toContain('Rates');
  expect(names(offered({ ...tenant, tenure: 'owner' }))).not.toContain('Rent');
  expect(names(offered({ ...tenant, tenure: 'mortgage' }))).toContain('Mortgage');
  expect(names(offered(NO_FACTS))).toEqual(expect.arrayContaining(['Rent', 'Mortgage', 'State Pension']));
});

it('ticks for a tenant in work what their answers say and nearly everybody has, and no more than a dozen (WT-039)', () => {
  const lines = offered(tenant);
  const ticked = new Set(linesToFill(lines, null, []));
  expect(names(lines.filter(({ type }) => ticked.has(type.id)))).toEqual([
    'Your take-home pay',
    'Rent',
    'Council tax',
    'TV licence',
    'Gas',
    'Electricity',
    'Water supply',
    'Mobile',
    'Groceries and cleaning',
    'Clothing and footwear',
  ]);
});

it('has every line within reach, in a group or behind more, and no group without one (WT-039)', () => {
  const all = offered(NO_FACTS, { ...ALONE, additionalAdults: 1, childrenUnderSixteen: 1 });
  expect(tickGroups(rules, all).map(({ name }) => name)).toEqual(rules.tickGroups);
  expect(all).toHaveLength(
    rules.categories.flatMap(({ subCategories }) => subCategories.flatMap(({ types }) => types)).length,
  );
});
