import type { BudgetEntry } from '@towpath/domain/budget/submittedBudget.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** A line as it is stored. */
export type StoredEntry = BudgetEntry & { readonly id: string };

/** A category as it was last submitted. */
export type StoredCategory = {
  readonly categoryId: number;
  /** What deviated at that time, by key. */
  readonly shown: readonly string[];
  readonly acknowledged: readonly string[];
  readonly submittedAt: Date;
  readonly entries: readonly StoredEntry[];
};

/** What the person said of the budget as a whole. */
export type StoredList = {
  /** The lines that they fill in; null before they have ticked for the first time. */
  readonly ticked: readonly number[] | null;
  /** How often a line comes or goes until it says so itself; null: each month. */
  readonly usualFrequencyId: number | null;
  /** The sums of the first questions that they looked at again and left as they are. */
  readonly settled: readonly string[];
};

export type StoredBudget = {
  /** Null before anything was submitted. */
  readonly id: string | null;
  readonly completedAt: Date | null;
  readonly list: StoredList;
  readonly categories: readonly StoredCategory[];
};

/** Everything a person has submitted. */
export async function storedBudget(database: Database, customerId: string): Promise<StoredBudget> {
  const budget = await database
    .selectFrom('budgets')
    .select(['id', 'completed_at', 'ticked', 'usual_frequency_id', 'settled'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!budget) {
    const list = { ticked: null, usualFrequencyId: null, settled: [] };
    return { id: null, completedAt: null, list, categories: [] };
  }
  const categories = await database
    .selectFrom('budget_categories')
    .select(['category_id', 'shown', 'acknowledged', 'submitted_at'])
    .where('customer_id', '=', customerId)
    .orderBy('category_id')
    .execute();
  const entries = await database
    .selectFrom('budget_entries')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('type_id')
    .execute();
  return {
    id: budget.id,
    completedAt: budget.completed_at,
    list: {
      ticked: budget.ticked,
      usualFrequencyId: budget.usual_frequency_id,
      settled: budget.settled ?? [],
    },
    categories: categories.map(({ category_id, shown, acknowledged, submitted_at }) => ({
      categoryId: category_id,
      shown,
      acknowledged,
      submittedAt: submitted_at,
      entries: entries
        .filter(entry => entry.category_id === category_id)
        .map(entry => ({
          id: entry.id,
          typeId: entry.type_id,
          amount: entry.amount,
          frequencyId: entry.frequency_id,
          deviationReasonId: entry.deviation_reason_id,
        })),
    })),
  };
}

/** The same, locked until the transaction ends, and created if missing. */
export async function lockOrCreateBudget(
  trx: DatabaseTransaction,
  customerId: string,
  begin: { readonly id: string; readonly at: Date },
): Promise<StoredBudget> {
  await trx
    .insertInto('budgets')
    .values({ customer_id: customerId, id: begin.id, created_at: begin.at })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await lockBudget(trx, customerId);
  return storedBudget(trx, customerId);
}

/** Locks the budget, if there is one, until the transaction ends. */
export async function lockBudget(trx: DatabaseTransaction, customerId: string): Promise<void> {
  await trx
    .selectFrom('budgets')
    .select('id')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores what the person said of the budget as a whole. */
export async function putList(
  trx: DatabaseTransaction,
  customerId: string,
  { ticked, usualFrequencyId, settled }: StoredList,
): Promise<void> {
  await trx
    .updateTable('budgets')
    .set({
      ticked: ticked && [...ticked],
      usual_frequency_id: usualFrequencyId,
      settled: [...settled],
    })
    .where('customer_id', '=', customerId)
    .execute();
}

export type CategoryChange = {
  readonly customerId: string;
  readonly before: StoredCategory | undefined;
  readonly after: StoredCategory;
  /** Whether the lines have changed. */
  readonly hasChanged: boolean;
  /** Null: the person. */
  readonly madeBy: 'adviser' | null;
};

/** Stores a submitted category. Only changed lines add to the history. */
export async function putCategory(
  trx: DatabaseTransaction,
  { customerId, before, after, hasChanged, madeBy }: CategoryChange,
): Promise<void> {
  const { categoryId, entries, submittedAt: at } = after;
  const columns = { shown: [...after.shown], acknowledged: [...after.acknowledged], submitted_at: at };
  await trx
    .insertInto('budget_categories')
    .values({ customer_id: customerId, category_id: categoryId, ...columns })
    .onConflict(conflict => conflict.columns(['customer_id', 'category_id']).doUpdateSet(columns))
    .execute();
  if (!hasChanged) return;
  await trx
    .deleteFrom('budget_entries')
    .where('customer_id', '=', customerId)
    .where('category_id', '=', categoryId)
    .execute();
  if (entries.length > 0) {
    await trx
      .insertInto('budget_entries')
      .values(
        entries.map(entry => ({
          customer_id: customerId,
          category_id: categoryId,
          type_id: entry.typeId,
          id: entry.id,
          amount: entry.amount,
          frequency_id: entry.frequencyId,
          deviation_reason_id: entry.deviationReasonId,
        })),
      )
      .execute();
  }
  await trx
    .insertInto('budget_changes')
    .values({
      customer_id: customerId,
      category_id: categoryId,
      old: before ? JSON.stringify(before.entries) : null,
      new: JSON.stringify(entries),
      made_by: madeBy,
      at,
    })
    .execute();
}

/** Stores when the person confirmed the budget; null reopens it. */
export async function putCompleted(
  trx: DatabaseTransaction,
  customerId: string,
  completedAt: Date | null,
): Promise<void> {
  await trx
    .updateTable('budgets')
    .set({ completed_at: completedAt })
    .where('customer_id', '=', customerId)
    .execute();
}
