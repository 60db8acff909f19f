/** What people read of what is done by a letter. */
export const byLetterWords = {
  /** A task by several letters, before the names of whom they go to. */
  toEach: (task: string) => `${task}:`,
  see: 'See the letter',
  /** Behind a link to a letter, for who hears one link after the other. */
  to: (creditor: string) => `: ${creditor}`,
} as const;
