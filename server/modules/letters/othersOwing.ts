import { type OtherOwing, otherOwing } from '@towpath/domain/plans/repayment/sharedDebt.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { contactsTyped } from './contactsTyped.ts';

/**
 * Who owes the debts of a person besides them, by the ids of the debts; with the name where one was typed into a letter.
 *
 * @throws DoesNotOpen
 */
export async function othersOwing(
  { database, seal }: { readonly database: Database; readonly seal: Seal },
  customerId: string,
): Promise<ReadonlyMap<string, OtherOwing>> {
  const joint = (await debtsOf(database, customerId)).filter(({ isJoint }) => isJoint === true);
  // Nothing else is read for whom nobody owes anything with them.
  if (joint.length === 0) return new Map();
  const contacts = await contactsTyped(database, seal, customerId);
  return new Map(joint.map(({ id }) => [id, otherOwing(contacts?.debts[id]?.otherPerson)]));
}
