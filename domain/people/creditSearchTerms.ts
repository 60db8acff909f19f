/**
 * What a person agrees to before a search. The version is stored with each search, so it must go up with every change
 * of wording.
 */
export const CREDIT_SEARCH_TERMS = {
  version: '2026-11-22',
  /** What the search is for; told to the agency and kept with the search. */
  purpose: 'debt advice',
  agreement: 'I agree to this, and to a credit reference agency being asked for my report',
  /** What matters most, in sight of everybody. */
  terms: [
    'It’s a soft search. Lenders can’t see it and your score stays the same.',
    'We use it to list your debts and to advise you. Nothing else.',
    'We keep the report for 30 days. Debts you keep stay on your list.',
  ],
  /** What is sent, one tap away. */
  sent: [
    'Your name, date of birth, phone number and address, so that the agency can check that it is you.',
    'A random number for your phone or computer, with its language, its time zone and what kind of screen it has. This stops people who search in someone else’s name.',
  ],
} as const;

/** How many days the report itself is kept, as the terms say. */
export const REPORT_DAYS = 30;

/** All that a person sees of the terms of a credit search, line by line, as it is kept with their yes. */
export const CREDIT_SEARCH_LINES: readonly string[] = [
  ...CREDIT_SEARCH_TERMS.terms,
  ...CREDIT_SEARCH_TERMS.sent,
  CREDIT_SEARCH_TERMS.agreement,
];
