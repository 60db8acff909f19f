import type { DebtSource } from '@towpath/domain/debts/debt.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { creditTypesEver } from '../creditors/creditTypes.ts';
import {
  columnsOf,
  type DebtField,
  type DebtFields,
  debtOf,
  onlyFields,
  type StoredDebt,
} from './debtRow.ts';

/** The debts of a person that are not deleted, in the order they were added. */
export async function listedDebts(database: Database, customerId: string): Promise<readonly StoredDebt[]> {
  const rows = await ownDebts(database, customerId)
    .where('debts.deleted_at', 'is', null)
    .orderBy('debts.number')
    .execute();
  return rows.map(debtOf);
}

/** One debt of a person, deleted or not; undefined when it is not theirs. Locked until the transaction ends. */
export async function lockDebt(
  trx: DatabaseTransaction,
  customerId: string,
  id: string,
): Promise<StoredDebt | undefined> {
  const row = await ownDebts(trx, customerId)
    .where('debts.id', '=', id)
    .forUpdate('debts')
    .executeTakeFirst();
  return row && debtOf(row);
}

/** One debt of a person, deleted or not; undefined when it is not theirs. */
export async function debtWithId(
  database: Database,
  customerId: string,
  id: string,
): Promise<StoredDebt | undefined> {
  const row = await ownDebts(database, customerId).where('debts.id', '=', id).executeTakeFirst();
  return row && debtOf(row);
}

/** Who is or was owed by each debt that a person has ever had, deleted ones too, by its id. */
export async function creditorsEver(
  database: Database,
  customerId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('debts')
    .select(['id', 'initial_creditor_name'])
    .where('customer_id', '=', customerId)
    .execute();
  return new Map(rows.map(row => [row.id, row.initial_creditor_name]));
}

/** The debts that reports brought, deleted or not, by source key. Locked until the transaction ends. */
export async function lockReportDebts(
  trx: DatabaseTransaction,
  customerId: string,
): Promise<ReadonlyMap<string, StoredDebt>> {
  const rows = await ownDebts(trx, customerId)
    .where('debts.source_key', 'is not', null)
    .orderBy('debts.number')
    .forUpdate('debts')
    .execute();
  return new Map(rows.map(row => [row.source_key ?? '', debtOf(row)]));
}

/** How many debts a person has ever had, deleted ones included. */
export async function countDebts(database: Database, customerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('debts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Who made a change for the person, together with them. */
export type MadeBy = 'adviser' | null;

export type NewDebt = {
  readonly customerId: string;
  readonly id: string;
  readonly fields: DebtFields;
  readonly source: DebtSource;
  readonly sourceKey: string | null;
  /** Null for the person themselves, or a report. */
  readonly madeBy?: MadeBy;
  readonly at: Date;
};

/** Adds a debt and the beginning of its history; false, with nothing changed, when it is there already. */
export async function addDebt(trx: DatabaseTransaction, added: NewDebt): Promise<boolean> {
  const { customerId, id, fields, source, sourceKey, madeBy = null, at } = added;
  const written = await trx
    .insertInto('debts')
    .values({
      customer_id: customerId,
      id,
      initial_creditor_name: fields.initialCreditorName,
      ...columnsOf(fields),
      source,
      source_key: sourceKey,
      created_at: at,
      updated_at: at,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return false;
  await addChange(trx, { customerId, debtId: id, old: null, new: columnsOf(fields), source, madeBy, at });
  return true;
}

export type DebtChange = {
  readonly customerId: string;
  readonly before: StoredDebt;
  readonly after: Partial<DebtFields>;
  /** The changed fields. */
  readonly changed: readonly DebtField[];
  readonly source: DebtSource;
  /** Null for the person themselves, or a report. */
  readonly madeBy?: MadeBy;
  readonly at: Date;
};

/** Stores the changed fields, and their earlier values. */
export async function changeDebt(
  trx: DatabaseTransaction,
  { customerId, before, after, changed, source, madeBy = null, at }: DebtChange,
): Promise<void> {
  const columns = columnsOf(onlyFields(after, changed));
  const keptByHand =
    source === 'by hand' && before.source === 'credit report'
      ? { changed_by_hand: [...new Set([...before.changedByHand, ...changed])] }
      : {};
  await trx
    .updateTable('debts')
    .set({ ...columns, ...keptByHand, updated_at: at })
    .where('customer_id', '=', customerId)
    .where('id', '=', before.id)
    .execute();
  const old = columnsOf(onlyFields(before, changed));
  await addChange(trx, { customerId, debtId: before.id, old, new: columns, source, madeBy, at });
}

/** Writes down that a debt is still owed as the list has it: nothing else of it changes. */
export async function noteStillOwed(
  trx: DatabaseTransaction,
  { customerId, id, at }: { readonly customerId: string; readonly id: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('debts')
    .set({ updated_at: at })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
  const listed = { is_deleted: false };
  await addChange(trx, { customerId, debtId: id, old: listed, new: listed, source: 'by hand', at });
}

/** Takes a debt off the list. It stays in the table, with its history. */
export async function deleteDebt(
  trx: DatabaseTransaction,
  {
    customerId,
    id,
    madeBy = null,
    at,
  }: { readonly customerId: string; readonly id: string; readonly madeBy?: MadeBy; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('debts')
    .set({ deleted_at: at, updated_at: at })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
  const change = {
    old: { is_deleted: false },
    new: { is_deleted: true },
    source: 'by hand',
    madeBy,
    at,
  } as const;
  await addChange(trx, { customerId, debtId: id, ...change });
}

/** Pairs that the person has said are two different debts. */
export async function differentDebts(
  database: Database,
  customerId: string,
): Promise<readonly (readonly [string, string])[]> {
  const rows = await database
    .selectFrom('different_debts')
    .select(['debt_id', 'other_debt_id'])
    .where('customer_id', '=', customerId)
    .execute();
  return rows.map(row => [row.debt_id, row.other_debt_id]);
}

/** Records that two debts are different; false, with nothing changed, for the same pair again, in either order. */
export async function addDifferentDebts(
  trx: DatabaseTransaction,
  {
    customerId,
    ids,
    at,
  }: { readonly customerId: string; readonly ids: readonly string[]; readonly at: Date },
): Promise<boolean> {
  const [debt_id = '', other_debt_id = ''] = ids.toSorted();
  const written = await trx
    .insertInto('different_debts')
    .values({ customer_id: customerId, debt_id, other_debt_id, at })
    .onConflict(conflict => conflict.doNothing())
    .returning('debt_id')
    .executeTakeFirst();
  return written !== undefined;
}

function ownDebts(database: Database, customerId: string) {
  return database
    .selectFrom('debts')
    .leftJoin(creditTypesEver(database), 'credit_type.type_id', 'debts.credit_type_id')
    .selectAll('debts')
    .select(['type_name', 'type_roles', 'type_priority', 'type_secured'])
    .where('debts.customer_id', '=', customerId);
}

async function addChange(
  trx: DatabaseTransaction,
  change: {
    readonly customerId: string;
    readonly debtId: string;
    readonly old: object | null;
    readonly new: object;
    readonly source: DebtSource;
    readonly madeBy?: MadeBy;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('debt_changes')
    .values({
      customer_id: change.customerId,
      debt_id: change.debtId,
      old: change.old && JSON.stringify(change.old),
      new: JSON.stringify(change.new),
      source: change.source,
      made_by: change.madeBy ?? null,
      at: change.at,
    })
    .execute();
}
