import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import type { DebtSource } from '@towpath/domain/debts/debt.ts';
import { type CourtStage, type ListedDebt, NO_DEBT_FACTS } from '@towpath/domain/debts/debtFacts.ts';
import type { DebtRole } from '@towpath/domain/debts/roles.ts';
import type { Selectable } from 'kysely';
import type { CreditTypes, Debts } from '../../platform/database/database.generated.ts';

/** A debt as the database knows it, with what is known about its kind. */
export type StoredDebt = ListedDebt & {
  /** Undefined while the kind is not known. */
  readonly creditType: Pick<CreditType, 'roles' | 'priority' | 'securedByDefault'> | undefined;
  /** The fields that the person changed after a report brought them. */
  readonly changedByHand: readonly DebtField[];
};

/** The column of each field of a debt that can change. */
export const DEBT_COLUMNS = {
  initialCreditorName: 'initial_creditor_name',
  creditTypeId: 'credit_type_id',
  currentBalance: 'current_balance',
  estimatedBalance: 'estimated_balance',
  regularPaymentAmount: 'regular_payment_amount',
  creditorReference: 'creditor_reference',
  isJoint: 'is_joint',
  inReceiptOfBenefit: 'in_receipt_of_benefit',
  hasLegalAction: 'has_legal_action',
  isSecured: 'is_secured',
  hasAttachmentOfEarnings: 'has_attachment_of_earnings',
  hasGuarantor: 'has_guarantor',
  canGuarantorBeLiable: 'can_guarantor_be_liable',
  isInArrears: 'is_in_arrears',
  isNothingPaid: 'is_nothing_paid',
  arrears: 'arrears',
  hasArrangement: 'has_arrangement',
  agreedPayment: 'agreed_payment',
  courtStage: 'court_stage',
  isForBusiness: 'is_for_business',
  cameFromFraud: 'came_from_fraud',
  isDisputed: 'is_disputed',
  isVeryOld: 'is_very_old',
  isTakenByAgreement: 'is_taken_by_agreement',
} as const satisfies { readonly [Field in keyof ListedDebt]?: keyof Debts };

export type DebtField = keyof typeof DEBT_COLUMNS;
export type DebtFields = Pick<ListedDebt, DebtField>;
export const DEBT_FIELDS = Object.keys(DEBT_COLUMNS) as readonly DebtField[];

/** A debt of which only the creditor is known. */
export const NOTHING_KNOWN: Omit<DebtFields, 'initialCreditorName'> = {
  creditTypeId: null,
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
  isInArrears: null,
  ...NO_DEBT_FACTS,
};

type Row = Selectable<Debts> & {
  readonly type_name: CreditTypes['name'] | null;
  readonly type_roles: unknown;
  readonly type_priority: string | null;
  readonly type_secured: boolean | null;
};

/** A row of the table, with the columns of its kind. */
export function debtOf(row: Row): StoredDebt {
  return {
    id: row.id,
    initialCreditorName: row.initial_creditor_name,
    creditTypeId: row.credit_type_id,
    creditTypeName: row.type_name,
    currentBalance: row.current_balance,
    estimatedBalance: row.estimated_balance,
    regularPaymentAmount: row.regular_payment_amount,
    creditorReference: row.creditor_reference,
    isJoint: row.is_joint,
    inReceiptOfBenefit: row.in_receipt_of_benefit,
    hasLegalAction: row.has_legal_action,
    isSecured: row.is_secured,
    hasAttachmentOfEarnings: row.has_attachment_of_earnings,
    hasGuarantor: row.has_guarantor,
    canGuarantorBeLiable: row.can_guarantor_be_liable,
    isInArrears: row.is_in_arrears,
    isNothingPaid: row.is_nothing_paid,
    arrears: row.arrears,
    hasArrangement: row.has_arrangement,
    agreedPayment: row.agreed_payment,
    courtStage: row.court_stage as CourtStage | null,
    isForBusiness: row.is_for_business,
    cameFromFraud: row.came_from_fraud,
    isDisputed: row.is_disputed,
    isVeryOld: row.is_very_old,
    isTakenByAgreement: row.is_taken_by_agreement,
    source: row.source as DebtSource,
    isDeleted: row.deleted_at !== null,
    creditType:
      row.type_priority === null || row.type_secured === null
        ? undefined
        : {
            roles: row.type_roles as readonly DebtRole[],
            priority: row.type_priority as CreditType['priority'],
            securedByDefault: row.type_secured,
          },
    changedByHand: row.changed_by_hand as readonly DebtField[],
  };
}

/** Fields as the columns they are stored in. */
export function columnsOf(fields: Partial<DebtFields>): Record<string, string | number | boolean | null> {
  return Object.fromEntries(
    DEBT_FIELDS.flatMap(field => {
      const value = fields[field];
      return value === undefined ? [] : [[DEBT_COLUMNS[field], value]];
    }),
  );
}

/** The fields of `after` that differ from `before`. */
export function changedFields(before: Partial<DebtFields>, after: Partial<DebtFields>): readonly DebtField[] {
  return DEBT_FIELDS.filter(field => after[field] !== undefined && after[field] !== before[field]);
}

/** Some fields of a debt. */
export function onlyFields(debt: Partial<DebtFields>, fields: readonly DebtField[]): Partial<DebtFields> {
  return Object.fromEntries(fields.map(field => [field, debt[field]]));
}
