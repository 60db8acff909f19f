/** The texts of what the person owes in all. */
export const words = {
  caption: 'What you owe, by debt',
  who: 'Who you owe',
  monthly: 'A month',
  owed: 'You owe',
  others: (count: number) => `${count} others`,
  dealFirst: 'Deal with first',
  ofDebts: (first: number, all: number) => `${first} of ${all}`,
  /** What the picture shows, in a sentence. */
  finding: (percent: number, count: number) =>
    count === 1
      ? `About ${percent}% is one debt.`
      : `About ${percent}% is with ${count} of the people you owe.`,
  picture: (sum: string, finding: string) => `You owe ${sum}. ${finding} The table has every sum.`,
  whyHeading: (count: number) => (count === 1 ? 'Why 1 comes first' : `Why ${count} come first`),
  whyLegal: (name: string) => `${name}: a court may be involved, and there may be a date to reply by.`,
  whyPriority: (name: string) => `${name}: not paying it can affect your home, power or essentials.`,
  whyEnd: 'We’ll help you with these before the rest.',
  addForgotten: 'Add one I forgot',
};
