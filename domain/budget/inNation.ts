import type { BudgetCategory, BudgetRules, BudgetType } from './rules.ts';

const made = new WeakMap<BudgetRules, Map<string, BudgetRules>>();

/**
 * The budget as it is in a nation: lines in the words of that nation, without those that nobody there has, and without
 * the categories that hold no other. The same rules where nothing differs, or the nation is not known.
 */
export function rulesIn(rules: BudgetRules, nation: string | null): BudgetRules {
  if (nation === null) return rules;
  const byNation = made.get(rules) ?? new Map<string, BudgetRules>();
  made.set(rules, byNation);
  const before = byNation.get(nation);
  if (before) return before;
  const there = differsIn(rules, nation) ? changed(rules, nation) : rules;
  byNation.set(nation, there);
  return there;
}

function differsIn({ categories, toldBefore }: BudgetRules, nation: string): boolean {
  const texts = categories.flatMap(({ subCategories }) => subCategories.flatMap(({ types }) => types));
  return [...texts, ...toldBefore].some(({ inNation = {} }) => Object.hasOwn(inNation, nation));
}

function changed(rules: BudgetRules, nation: string): BudgetRules {
  const categories = rules.categories
    .map(category => categoryIn(category, nation))
    .filter(({ subCategories }) => subCategories.length > 0);
  const ids = new Set(categories.map(({ id }) => id));
  return {
    ...rules,
    categories,
    toldBefore: rules.toldBefore.map(told => ({
      ...told,
      about: told.inNation?.[nation] ?? told.about,
      categoryIds: told.categoryIds.filter(id => ids.has(id)),
    })),
  };
}

function categoryIn(category: BudgetCategory, nation: string): BudgetCategory {
  const subCategories = category.subCategories
    .map(sub => ({ ...sub, types: sub.types.flatMap(type => typeIn(type, nation)) }))
    .filter(({ types }) => types.length > 0);
  return { ...category, subCategories };
}

function typeIn(type: BudgetType, nation: string): readonly BudgetType[] {
  const there = type.inNation?.[nation];
  if (there === null) return [];
  return [there ? { ...type, ...there } : type];
}
