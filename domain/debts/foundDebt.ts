import type { Pence } from '../values/pence.ts';

/** A debt that a credit report shows, ready to go into the list. Every field is known unless it is null. */
export type FoundDebt = {
  /** The same for the same debt in every later report, so that a repeated search updates it. */
  readonly sourceKey: string;
  readonly initialCreditorName: string;
  readonly creditTypeId: number;
  readonly currentBalance: Pence;
  /** Each month; null when the report has none. */
  readonly regularPayment: Pence | null;
  /** Null when the report has none within the length limits of a reference. */
  readonly creditorReference: string | null;
  readonly isJoint: boolean;
  readonly isInArrears: boolean;
  /** The overdue part of the balance, as far as the report shows it. */
  readonly arrears: Pence | null;
  /** There is a court judgment that is not yet paid. */
  readonly hasLegalAction: boolean;
  /** A report knows of no other stage. */
  readonly courtStage: 'judgment' | null;
  readonly isSecured: boolean;
  /** Reports say nothing about deductions from wages. */
  readonly hasAttachmentOfEarnings: false;
  readonly hasGuarantor: boolean;
  /** Only the person can tell us. */
  readonly canGuarantorBeLiable: null;
};
