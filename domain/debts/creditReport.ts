import type { Pence } from '../values/pence.ts';
import type { CreditType } from './creditType.ts';

/**
 * A credit report in a form independent of any agency. Dates are 'YYYY-MM-DD', sums are pence. The part of the server
 * that calls an agency turns its answer into this.
 */
export type CreditReport = {
  readonly accounts: readonly ReportAccount[];
  readonly judgments: readonly ReportJudgment[];
};

/** An account that a lender reports. */
export type ReportAccount = {
  readonly lender: string;
  /** As the agency names it; content says which kind of debt that is. An unrecognised name stays unknown. */
  readonly kind: string;
  /** With or without mask characters that hide its beginning. */
  readonly accountNumber: string | null;
  /** Owed now. Null, 0 or less: nothing is owed. */
  readonly balance: Pence | null;
  readonly monthlyPayment: Pence | null;
  readonly openedOn: string | null;
  readonly closedOn: string | null;
  /** The day on which the account was settled. */
  readonly settledOn: string | null;
  readonly defaultedOn: string | null;
  /**
   * A code for each month, the newest first, up to 24: '0' paid on time, '1' to '6' that many payments behind, '8'
   * default, '9' written off as a loss, 'D' not in use, 'S' settled. Any other code says nothing.
   */
  readonly statusHistory: readonly string[];
  readonly isJoint: boolean;
};

/** A court judgment against the person. The public register names the court, not the creditor. */
export type ReportJudgment = {
  readonly court: string;
  readonly date: string;
  readonly amount: Pence;
  readonly caseNumber: string | null;
  /** Paid in full. */
  readonly satisfied: boolean;
};

/** A kind of debt with the names that reports use for it. */
export type ReportedKind = Pick<CreditType, 'id' | 'roles' | 'securedByDefault'> & {
  /** In any spelling that `kindWords` normalises to the same text. */
  readonly reportedAs: readonly string[];
};

/** The name of a kind of account, normalised for comparison: 'SHORT_TERM_LOAN' and 'Short-term loan' are the same. */
export function kindWords(kind: string): string {
  return kind
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/gu, ' ');
}
