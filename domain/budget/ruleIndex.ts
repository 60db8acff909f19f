import type { BudgetRole } from './roles.ts';
import { type BudgetCategory, type BudgetRules, type Frequency, isIncome, typesOf } from './rules.ts';

type Indexed = Pick<BudgetRules, 'categories' | 'frequencies'>;

/** Lines and frequencies by id, so that adding up a budget does not search lists for every line of it. */
export type RuleIndex = {
  readonly categoryOfType: ReadonlyMap<number, BudgetCategory>;
  readonly rolesOfType: ReadonlyMap<number, readonly BudgetRole[]>;
  readonly frequencyById: ReadonlyMap<number, Frequency>;
  /** The ids of income categories. */
  readonly incomeIds: ReadonlySet<number>;
};

const indexes = new WeakMap<Indexed, RuleIndex>();

/** The index of rules, made once for each; rules never change after they are read. */
export function ruleIndex(rules: Indexed): RuleIndex {
  const made = indexes.get(rules);
  if (made) return made;
  const index = {
    categoryOfType: new Map(
      rules.categories.flatMap(category => typesOf(category).map(({ id }) => [id, category] as const)),
    ),
    rolesOfType: new Map(rules.categories.flatMap(typesOf).map(({ id, roles }) => [id, roles] as const)),
    frequencyById: new Map(rules.frequencies.map(frequency => [frequency.id, frequency])),
    incomeIds: new Set(rules.categories.filter(isIncome).map(({ id }) => id)),
  };
  indexes.set(rules, index);
  return index;
}

/** What the rules treat a line as; nothing for a line that does not exist. */
export function rolesOfLine(rules: Indexed, typeId: number): readonly BudgetRole[] {
  return ruleIndex(rules).rolesOfType.get(typeId) ?? [];
}
