import type { Debt } from '@towpath/contracts/api/debts.ts';
import { NO_DEBT_FACTS } from '@towpath/domain/debts/debtFacts.ts';
import type { OpenedDebt } from '../form/debtDraft.ts';
import { stillAsRead } from '../state/asRead.ts';
import type { DebtListSnapshot } from '../state/debtList.ts';

const NOTHING_KNOWN: Debt = {
  id: '',
  initialCreditorName: '',
  creditTypeId: null,
  creditTypeName: null,
  creditTypeRoles: [],
  currentBalance: null,
  estimatedBalance: null,
  regularPaymentAmount: null,
  creditorReference: null,
  isJoint: null,
  inReceiptOfBenefit: null,
  hasLegalAction: null,
  isSecured: null,
  hasAttachmentOfEarnings: null,
  hasGuarantor: null,
  canGuarantorBeLiable: null,
  isDeleted: false,
  isPriority: false,
  isInArrears: null,
  ...NO_DEBT_FACTS,
  source: 'by hand',
  sold: null,
  byPlan: null,
};

/**
 * The debt that the form opens with: as listed, with what was typed and did not reach the server. Undefined for a new
 * one.
 */
export function debtToOpen(
  debtId: string | undefined,
  { debts, unsaved }: Pick<DebtListSnapshot, 'debts' | 'unsaved'>,
): OpenedDebt | undefined {
  if (debtId === undefined) return undefined;
  const listed = debts.find(({ id }) => id === debtId);
  const typed = unsaved.find(({ body }) => body.id === debtId)?.body;
  if (!typed) return listed;
  // What was not typed stays as it is.
  const filledIn = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
  const before = listed ?? NOTHING_KNOWN;
  const isSameKind = typed.creditTypeId === undefined || typed.creditTypeId === before.creditTypeId;
  const was = stillAsRead(typed.was ?? {}, typed);
  return { ...before, ...filledIn, creditTypeRoles: isSameKind ? before.creditTypeRoles : [], was };
}
