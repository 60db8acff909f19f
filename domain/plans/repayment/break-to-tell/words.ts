/** What people read of a break of which their lenders are still to be told. */
export const breakToTellWords = {
  /** What there is to do today. */
  task: 'Tell your lenders about your break',
  /** With a lender, after "Next:". */
  step: 'tell them about your break. A letter for that is ready. They may go on adding interest.',
  stepOnPaper: 'Tell them about your break. A letter for that is ready. They may go on adding interest.',
  /** What comes next of the plan. */
  next: 'You tell your lenders about your break',
  /** Among dates to keep. @param names whom it goes to */
  date: (names: readonly string[]) => ({
    title: names.length === 1 ? `Your break: tell ${names[0]}` : `Your break: tell ${names.length} lenders`,
    text: 'They do not know of it yet. A letter for each is ready. Nothing goes by itself.',
    doThis:
      names.length === 1
        ? `Tell ${names[0]} about your break`
        : `Tell your ${names.length} lenders about your break`,
  }),
} as const;
