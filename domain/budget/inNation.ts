import { type BudgetCategory, type BudgetRules, type BudgetType, typesOf } from './rules.ts';
import type { SubmittedBudget } from './submittedBudget.ts';
import { linesWithSums } from './tickList.ts';

const made = new WeakMap<BudgetRules, Map<string, BudgetRules>>();

/**
 * The budget as it is in a nation: lines in the words of that nation, without those that nobody there has, and without
 * the categories that hold no other. The same rules where nothing differs, or the nation is not known.
 *
 * @param given what was submitted: a line with a sum stays, so that the sum is neither hidden nor lost by a move
 */
export function rulesIn(rules: BudgetRules, nation: string | null, given: SubmittedBudget = []): BudgetRules {
  if (nation === null) return rules;
  const held = linesWithSums(given);
  const isLost = ({ id, inNation }: BudgetType) => inNation?.[nation] === null && held.has(id);
  if (held.size > 0 && rules.categories.some(category => typesOf(category).some(isLost)))
    return changed(rules, nation, held);
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

function changed(rules: BudgetRules, nation: string, held: ReadonlySet<number> = new Set()): BudgetRules {
  const categories = rules.categories
    .map(category => categoryIn(category, nation, held))
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

function categoryIn(category: BudgetCategory, nation: string, held: ReadonlySet<number>): BudgetCategory {
  const subCategories = category.subCategories
    .map(sub => ({ ...sub, types: sub.types.flatMap(type => typeIn(type, nation, held)) }))
    .filter(({ types }) => types.length > 0);
  return { ...category, subCategories };
}

function typeIn(type: BudgetType, nation: string, held: ReadonlySet<number>): readonly BudgetType[] {
  const there = type.inNation?.[nation];
  if (there === null) return held.has(type.id) ? [type] : [];
  return [there ? { ...type, ...there } : type];
}
