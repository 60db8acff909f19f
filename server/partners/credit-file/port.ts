import type { CreditReport } from '@towpath/domain/debts/creditReport.ts';
import type { SearchDetails } from '@towpath/domain/people/creditSearchForm.ts';

/** A search of one person's credit report, for a purpose they have agreed to. */
export type CreditFileSearch = SearchDetails & {
  readonly purpose: string;
  /** Which words the person agreed to. */
  readonly termsVersion: string;
  /** What the device fingerprint script gave; '' for nothing. */
  readonly blackBox: string;
  readonly ipAddress: string;
  /** That the person holds the phone, when an earlier answer asked for it. */
  readonly proof?: { readonly reference: string; readonly provedAt: Date };
};

/** What a credit reference agency says. `reference` is its own name for the search. */
export type CreditFileAnswer =
  | {
      readonly outcome: 'found';
      readonly reference: string;
      readonly report: CreditReport;
      /** The answer word for word, to be kept sealed for a while. */
      readonly raw: string;
    }
  | { readonly outcome: 'not found'; readonly reference: string }
  | {
      readonly outcome: 'code required';
      readonly reference: string;
      /** How long a code may be good for. */
      readonly seconds: number;
      /** How many codes may be tried. */
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
