/** The texts of the health steps. The consents, questions and their messages are in `domain`. */
export const words = {
  loading: 'Getting this part',
  /** What unsent entries are called, in the question asked at logout. */
  unsent: {
    condition: 'a health condition that you began to add',
    needs: 'what helps when we talk or write',
    answers: 'answers about your health',
  },
  saving: 'Saving',
  continue: 'Continue',
  back: 'Back',
  deleted: 'Deleted.',
  added: (condition: string) => `Added: ${condition}.`,
  consent: {
    purpose: 'What it is for',
    agreement: 'What you agree to',
    question: 'Do you agree, and want to tell us?',
    missing: 'Choose Yes or No',
    yes: { label: 'Yes', additionalText: 'I agree to the words above' },
    no: { label: 'No', additionalText: 'Skip this. Nothing is kept' },
  },
  list: {
    heading: 'Your health',
    none: 'You’ve told us nothing yet. Add a condition, or carry on without.',
    told: 'What you told us',
    delete: (condition: string) => `Delete ${condition}`,
    addFirst: 'Add a condition',
    addAnother: 'Add another',
    withdraw: 'I’ve changed my mind: delete it all',
  },
  /** What would be deleted permanently. */
  askDelete: {
    condition: (category: string, condition: string) => `${category}: ${condition}.`,
    /** docs/decisions/0014 says why earlier advice is kept. */
    all: 'All that you told us about your health. We stop keeping it, and new advice does not use it. Advice we gave you before stays on record, locked away, because the rules for advice ask us to keep it.',
    yes: 'Yes',
    no: 'No',
  },
  add: {
    loading: 'Getting the list',
    heading: 'Add a condition',
    lead: 'Choose what fits best. You can add more after this.',
    category: 'Category',
    condition: 'Condition',
    categoryFirst: 'Choose a category first',
  },
  questions: {
    heading: 'Can we ask a little more?',
    lead: 'Your answers can open up more help. You can leave out any of them.',
    yes: 'Yes',
    no: 'No',
    unsaid: 'I’d rather not say',
    unsaidText: 'Or I’m not sure',
    threeMore: 'Three more questions added below',
  },
  support: {
    heading: 'Help when we talk or write',
    none: 'Large print, more time, an interpreter: tell us what helps. You need no condition for it.',
    change: 'Change what helps',
    tell: 'Tell us what helps',
    needs: 'What helps you?',
    needsHint: 'Choose all that fit.',
    save: 'Save',
  },
};
