/**
 * What a person agrees to before a search. The version is kept with each search, so it goes up with every change of
 * the words.
 */
export const CREDIT_SEARCH_TERMS = {
  version: '2026-11',
  /** What the search is for; told to the agency and kept with the search. */
  purpose: 'debt advice',
  agreement: 'I agree to the terms of the credit search',
  terms: [
    'We ask a credit reference agency for your credit report. We use it to list your debts and to give you debt advice, and for nothing else.',
    'This is a soft search. Lenders do not see it, and your credit score stays the same.',
    'We send the agency your name, date of birth, phone number and address, and details of your device, so that it can check that it is you.',
    'We keep the report itself for 30 days. The debts you find in your list stay there until you take them out.',
  ],
} as const;

/** How many days the report itself is kept, as the terms say. */
export const REPORT_DAYS = 30;
