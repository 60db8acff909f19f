/**
 * What a person agrees to before a search. The version is stored with each search, so it must go up with every change
 * of wording.
 */
export const CREDIT_SEARCH_TERMS = {
  version: '2026-11',
  /** What the search is for; told to the agency and kept with the search. */
  purpose: 'debt advice',
  agreement: 'I agree to the terms of the credit search',
  terms: [
    'We ask a credit reference agency for your credit report. We use it to list your debts and to give you debt advice, and for nothing else.',
    'This is a soft search. Lenders do not see it, and your credit score stays the same.',
    'We send the agency your name, date of birth, phone number and address, so that it can check that it is you.',
    'We also send a random number for your phone or computer, with its language, its time zone and what kind of screen it has. This stops people who search in someone else’s name.',
    'We keep the report itself for 30 days. The debts it brings stay in your list until you take them out.',
  ],
} as const;

/** How many days the report itself is kept, as the terms say. */
export const REPORT_DAYS = 30;
