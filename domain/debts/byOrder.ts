import type { ListedDebt } from './debtFacts.ts';
import { hasDebtRole, type WithDebtRoles } from './roles.ts';
import { isTakenAlready } from './takenAlready.ts';

type Ordered = Pick<
  ListedDebt,
  'courtStage' | 'hasAttachmentOfEarnings' | 'isTakenByAgreement' | 'inReceiptOfBenefit'
>;

/**
 * Whether a court has said what is paid on a debt, or it is taken before its person is paid: the offer of a plan goes to
 * nobody by itself then. In Scotland and Northern Ireland a letter offers on a judgment what the plan pays.
 */
export function isByOrder(debt: Ordered, type: WithDebtRoles | null, nation: string | null): boolean {
  const { courtStage, inReceiptOfBenefit } = debt;
  if (isTakenAlready(debt) || inReceiptOfBenefit === true) return true;
  if (nation !== 'england' && nation !== 'wales') return false;
  return (courtStage !== null && courtStage !== 'court claim') || hasDebtRole(type, 'court-judgment');
}
