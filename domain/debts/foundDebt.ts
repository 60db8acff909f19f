import type { Pence } from '../values/pence.ts';

/** A debt that a credit report shows, ready to go into the list. All it says is known, save where it is null. */
export type FoundDebt = {
  /** The same for the same debt in every later report, so that a repeated search updates it. */
  readonly sourceKey: string;
  readonly initialCreditorName: string;
  readonly creditTypeId: number;
  readonly currentBalance: Pence;
  /** Each month; null when the report has none. */
  readonly regularPayment: Pence | null;
  /** Null when the report has none that fits the limits of a reference. */
  readonly creditorReference: string | null;
  readonly isJoint: boolean;
  readonly isInArrears: boolean;
  /** There is a court judgment that is not yet paid. */
  readonly hasLegalAction: boolean;
  readonly isSecured: boolean;
  /** Reports say nothing of wages. */
  readonly hasAttachmentOfEarnings: false;
  readonly hasGuarantor: boolean;
  /** Only the person can say. */
  readonly canGuarantorBeLiable: null;
};
