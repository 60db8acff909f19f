import type { ListedDebt } from '../../debts/debtFacts.ts';
import { hasDebtRole, type WithDebtRoles } from '../../debts/roles.ts';
import type { UkNation } from '../../people/nation.ts';
import type { NextWithThem, Standing } from './answering.ts';

/** The debts, by their ids, of which `isByOrder` is so. */
export type ByOrder = ReadonlySet<string>;

export const NOTHING_BY_ORDER: ByOrder = new Set();

type Ordered = Pick<
  ListedDebt,
  'courtStage' | 'hasAttachmentOfEarnings' | 'isTakenByAgreement' | 'inReceiptOfBenefit'
>;

/**
 * Whether a court has said what is paid on a debt, or it is taken before its person is paid: the offer of a plan goes to
 * nobody by itself then. In Scotland and Northern Ireland a letter offers on a judgment what the plan pays.
 */
export function isByOrder(debt: Ordered, type: WithDebtRoles | null, nation: UkNation | null): boolean {
  const { courtStage, hasAttachmentOfEarnings, isTakenByAgreement, inReceiptOfBenefit } = debt;
  if (hasAttachmentOfEarnings === true || isTakenByAgreement === true || inReceiptOfBenefit === true) {
    return true;
  }
  if (nation !== 'england' && nation !== 'wales') return false;
  return (courtStage !== null && courtStage !== 'court claim') || hasDebtRole(type, 'court-judgment');
}

/** How it stands with whom such a debt is owed to, until a letter has asked the court to look at it again. */
export function whileByOrder<With extends { readonly standing: Standing; readonly next: NextWithThem }>(
  debt: With & { readonly id: string },
  byOrder: ByOrder,
): With {
  if (!byOrder.has(debt.id) || debt.standing !== 'not offered') return debt;
  return { ...debt, standing: 'by order', next: { step: 'pay as ordered', who: 'you', by: null } };
}
