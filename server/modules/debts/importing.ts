import { randomUUID } from 'node:crypto';
import { factsThatApply } from '@towpath/domain/debts/debtFacts.ts';
import type { FoundDebt } from '@towpath/domain/debts/foundDebt.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { knownCreditType } from '../creditors/creditTypes.ts';
import { changedFields, type DebtFields, NOTHING_KNOWN, type StoredDebt } from './debtRow.ts';
import { addDebt, changeDebt, lockReportDebts } from './repository.ts';

/** Which debts an import touched, by id. */
export type Imported = { readonly added: string[]; readonly updated: string[] };

/**
 * Imports the debts of a credit report into a person's list. A debt from an earlier report gets its current
 * balance, payment, arrears and court judgment, except for what the person has changed since; the same report
 * again changes nothing. A debt that the person deleted stays deleted.
 */
export async function importFoundDebts(
  trx: DatabaseTransaction,
  customerId: string,
  found: readonly FoundDebt[],
  at: Date,
): Promise<Imported> {
  const storedBySource = new Map(await lockReportDebts(trx, customerId));
  const imported: Imported = { added: [], updated: [] };
  for (const debt of new Map(found.map(each => [each.sourceKey, each])).values()) {
    const before = storedBySource.get(debt.sourceKey);
    if (before) {
      if (await updateFrom(trx, customerId, before, debt, at)) imported.updated.push(before.id);
      continue;
    }
    const id = randomUUID();
    const fields = await fieldsOf(trx, debt);
    const { sourceKey } = debt;
    if (await addDebt(trx, { customerId, id, fields, source: 'credit report', sourceKey, at }))
      imported.added.push(id);
  }
  return imported;
}

async function updateFrom(
  trx: DatabaseTransaction,
  customerId: string,
  before: StoredDebt,
  found: FoundDebt,
  at: Date,
): Promise<boolean> {
  if (before.isDeleted) return false;
  // What the person said is theirs: what it decides follows from that.
  const kept = (field: 'isInArrears' | 'hasLegalAction') =>
    before.changedByHand.includes(field) ? before[field] : found[field];
  const after = factsThatApply({
    currentBalance: found.currentBalance,
    // A report without a payment leaves the known payment as it is.
    regularPaymentAmount: found.regularPayment ?? before.regularPaymentAmount,
    isInArrears: kept('isInArrears'),
    // What the report does not say stays as it is known, while it still applies.
    arrears: found.arrears ?? before.arrears,
    hasArrangement: before.hasArrangement,
    agreedPayment: before.agreedPayment,
    hasLegalAction: kept('hasLegalAction'),
    courtStage: before.courtStage ?? found.courtStage,
  });
  const changed = changedFields(before, after).filter(field => !before.changedByHand.includes(field));
  if (changed.length === 0) return false;
  await changeDebt(trx, { customerId, before, after, changed, source: 'credit report', at });
  return true;
}

async function fieldsOf(trx: DatabaseTransaction, found: FoundDebt): Promise<DebtFields> {
  const { sourceKey: _, regularPayment, creditTypeId, ...fields } = found;
  // A kind that the operator has removed from the content: the person has to choose another.
  const isKnown = (await knownCreditType(trx, creditTypeId))?.isOffered === true;
  return {
    ...NOTHING_KNOWN,
    ...fields,
    creditTypeId: isKnown ? creditTypeId : null,
    regularPaymentAmount: regularPayment,
  };
}
