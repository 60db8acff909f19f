import { ASKED_BUDGET_ROLES, BUDGET_ROLES, INCOME_ROLES } from '@towpath/domain/budget/roles.ts';
import { describe, expect, it } from 'vitest';
import { changed, faultIn } from './testing/shippedContent.ts';

type RoledLines = Record<
  'incomeCategories' | 'expenditureCategories',
  { subCategories: { types: { roles: string[] }[] }[] }[]
>;

describe('a role that a rule asks for', () => {
  it.each(ASKED_BUDGET_ROLES)('%s stands on a line, or the content is refused in one line (HO-003)', role => {
    const texts = changed('budget.json', (file: RoledLines) => {
      for (const category of [...file.incomeCategories, ...file.expenditureCategories]) {
        for (const line of category.subCategories.flatMap(({ types }) => types)) {
          const isIncome = INCOME_ROLES.some(one => one === role);
          line.roles = line.roles.flatMap(one => (one !== role ? [one] : isIncome ? ['other-income'] : []));
        }
      }
    });
    const list = BUDGET_ROLES[role].side === 'income' ? 'incomeCategories' : 'expenditureCategories';
    expect(faultIn(texts).message).toBe(
      `budget.json: ${list}: must have a line with the role '${role}', which rules ask for`,
    );
  });
});

/** The roles of the first line of a category, as somebody may write them by mistake. */
const written = (list: keyof RoledLines, category: number, roles: unknown) =>
  changed('budget.json', (file: RoledLines) => {
    for (const line of file[list][category]?.subCategories[0]?.types.slice(0, 1) ?? []) {
      Object.assign(line, { roles });
    }
  });

describe('a mistake in the roles of a line', () => {
  it.each<[string, keyof RoledLines, number, unknown]>([
    ["[0]: there is no role 'welfare'; there are own-earnings,", 'incomeCategories', 1, ['welfare']],
    [': must say once what income it is: one of own-earnings,', 'incomeCategories', 1, []],
    [': must say once what income it is: one of own-earnings,', 'incomeCategories', 1, ['disability']],
    [
      ': must say once what income it is: one of own-earnings,',
      'incomeCategories',
      1,
      ['benefit', 'other-income'],
    ],
    [": 'food' is a role of spending only", 'incomeCategories', 1, ['benefit', 'food']],
    [": 'benefit' is a role of income only", 'expenditureCategories', 0, ['rent', 'benefit']],
    [': must have each role once', 'expenditureCategories', 0, ['rent', 'rent']],
    [': is missing: it must be a list of roles, [] for none', 'incomeCategories', 1, undefined],
    [': must be a list of roles, [] for none', 'incomeCategories', 1, 'benefit'],
  ])('is named in one line with its place: %s (HO-002)', (line, list, category, roles) => {
    const fault = faultIn(written(list, category, roles));
    expect(fault.message).toContain(
      `budget.json: ${list}[${category}].subCategories[0].types[0].roles${line}`,
    );
    expect(fault.message).not.toContain('\n');
  });
});

describe('an entry of the lists', () => {
  it.each([
    ['missingItems', 'roles'],
    ['missingItems', 'orWhenPaidRoles'],
    ['countedPayments', 'roles'],
  ] as const)(
    'is refused with a role of %s.%s that no line has, named with its place (HO-175)',
    (list, key) => {
      type Line = { roles: string[] };
      type Changed = Record<'expenditureCategories', { subCategories: { types: Line[] }[] }[]> &
        Record<typeof list, Record<string, unknown>[]>;
      const texts = changed('budget.json', (content: Changed) => {
        const parts = content.expenditureCategories.flatMap(({ subCategories }) => subCategories);
        for (const line of parts.flatMap(({ types }) => types)) {
          line.roles = line.roles.filter(role => role !== 'child-maintenance');
        }
        Object.assign(content[list][0] ?? {}, { [key]: ['benefit', 'child-maintenance'] });
      });
      expect(faultIn(texts).message).toContain(
        `budget.json: ${list}[0].${key}[1]: no line has the role 'child-maintenance'`,
      );
    },
  );
});
