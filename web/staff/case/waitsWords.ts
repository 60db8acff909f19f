/** What staff read in a case of what waits for whom. */
export const words = {
  heading: 'What waits for whom',
  lead: 'In the words in which they read it.',
  theirs: 'For them, the gravest first',
  nothingTheirs: 'Nothing waits for them.',
  others: 'They wait for',
  nothingOthers: 'They wait for nobody.',
  done: 'Done lately',
  by: (day: string) => `by ${day}`,
  noDay: 'no day',
  late: 'late',
  first: 'the one thing today',
} as const;
