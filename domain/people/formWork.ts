/** What came of the work about a form so far, as the list of work has it, beside what it is for each time. */
export const FORM_WORK = {
  /** Its person chose something else once it was accepted: one of us says whether it had gone by then. */
  leftSince: 'left since it was accepted',
  /** An answer came that is talked over with its person: a no, or one to a form whose plan is over. */
  answered: 'answer to go through',
} as const;
