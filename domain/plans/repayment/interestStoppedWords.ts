/** What is said of a lender that stopped interest where a letter of its own asked for that, and not the offer. */
export const interestStoppedWords = {
  byLetter: 'They accepted, and stopped interest as your letter asked.',
} as const;
