import type { Pence } from '../values/pence.ts';

/**
 * A credit report in no agency's own terms. Dates are 'YYYY-MM-DD', sums are pence. The part of the server that calls
 * an agency turns its answer into this.
 */
export type CreditReport = {
  readonly accounts: readonly ReportAccount[];
  readonly judgments: readonly ReportJudgment[];
};

/** An account that a lender reports. */
export type ReportAccount = {
  readonly lender: string;
  /** One of ACCOUNT_KINDS; any other text is a kind that we do not know. */
  readonly kind: string;
  /** With or without signs that hide its beginning. */
  readonly accountNumber: string | null;
  /** Owed now. Null, nought or less: nothing is owed. */
  readonly balance: Pence | null;
  readonly monthlyPayment: Pence | null;
  readonly openedOn: string | null;
  readonly closedOn: string | null;
  /** The day on which all was paid. */
  readonly settledOn: string | null;
  readonly defaultedOn: string | null;
  /**
   * A code for each month, the newest first, up to 24: '0' paid on time, '1' to '6' so many payments behind, '8'
   * default, '9' given up as lost, 'D' not in use, 'S' settled. Any other code says nothing.
   */
  readonly statusHistory: readonly string[];
  readonly isJoint: boolean;
};

/** A court judgment against the person. The public register names the court, not whom is owed. */
export type ReportJudgment = {
  readonly court: string;
  readonly date: string;
  readonly amount: Pence;
  readonly caseNumber: string | null;
  /** Paid in full. */
  readonly satisfied: boolean;
};

/** Each kind of account with the kind of debt it is (an id of the credit types) and whether it rests on a thing. */
export const ACCOUNT_KINDS = {
  'credit card': { creditTypeId: 1, isSecured: false },
  'store card': { creditTypeId: 2, isSecured: false },
  'charge card': { creditTypeId: 3, isSecured: false },
  'personal loan': { creditTypeId: 4, isSecured: false },
  'current account': { creditTypeId: 5, isSecured: false },
  'short-term loan': { creditTypeId: 6, isSecured: false },
  'guarantor loan': { creditTypeId: 7, isSecured: false },
  'home credit': { creditTypeId: 8, isSecured: false },
  'mail order': { creditTypeId: 9, isSecured: false },
  'buy now pay later': { creditTypeId: 10, isSecured: false },
  'retail finance': { creditTypeId: 11, isSecured: false },
  'credit union loan': { creditTypeId: 12, isSecured: false },
  'consolidation loan': { creditTypeId: 13, isSecured: false },
  'logbook loan': { creditTypeId: 14, isSecured: true },
  'hire purchase': { creditTypeId: 15, isSecured: true },
  'household hire purchase': { creditTypeId: 16, isSecured: true },
  'personal contract purchase': { creditTypeId: 17, isSecured: true },
  lease: { creditTypeId: 18, isSecured: false },
  mortgage: { creditTypeId: 19, isSecured: true },
  'secured loan': { creditTypeId: 20, isSecured: true },
  rent: { creditTypeId: 22, isSecured: false },
  gas: { creditTypeId: 25, isSecured: false },
  electricity: { creditTypeId: 26, isSecured: false },
  water: { creditTypeId: 27, isSecured: false },
  communications: { creditTypeId: 28, isSecured: false },
  'student loan': { creditTypeId: 39, isSecured: false },
  'debt purchaser': { creditTypeId: 43, isSecured: false },
  'insurance finance': { creditTypeId: 51, isSecured: false },
  'business loan': { creditTypeId: 54, isSecured: false },
} as const satisfies Readonly<Record<string, { readonly creditTypeId: number; readonly isSecured: boolean }>>;
export type AccountKind = keyof typeof ACCOUNT_KINDS;
