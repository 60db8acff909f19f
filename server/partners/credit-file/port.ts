import type { CreditReport } from '@towpath/domain/debts/creditReport.ts';
import type { SearchDetails } from '@towpath/domain/people/creditSearchForm.ts';

/** A search of one person's credit report, for a purpose they have agreed to. */
export type CreditFileSearch = SearchDetails & {
  readonly purpose: string;
  /** The version of the wording that the person agreed to. */
  readonly termsVersion: string;
  /** The output of the device fingerprint script; '' for none. */
  readonly blackBox: string;
  readonly ipAddress: string;
  /** Proof that the person holds the phone, when an earlier answer asked for it. */
  readonly proof?: { readonly reference: string; readonly provedAt: Date };
};

/** The answer of a credit reference agency. `reference` is its own id of the search. */
export type CreditFileAnswer =
  | {
      readonly outcome: 'found';
      readonly reference: string;
      readonly report: CreditReport;
      /** The answer verbatim, to be kept sealed for a while. */
      readonly raw: string;
    }
  | { readonly outcome: 'not found'; readonly reference: string }
  | {
      readonly outcome: 'code required';
      readonly reference: string;
      /** How long a code may be valid. */
      readonly seconds: number;
      /** How many attempts at a code are allowed. */
      readonly tries: number;
    }
  | { readonly outcome: 'not allowed'; readonly reference: string }
  | { readonly outcome: 'phone not accepted'; readonly reference: null };

/**
 * A credit reference agency. Asks it once; throws PartnerUnavailable when it does not answer, or not as agreed.
 */
export type CreditFile = {
  /** Which agency, as kept with each search. */
  readonly provider: string;
  search(search: CreditFileSearch): Promise<CreditFileAnswer>;
};
