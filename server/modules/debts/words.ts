/** What people are told of their list of debts, besides what the rules say of a debt. */
export const words = {
  /** What the list still needs. */
  lacks: {
    debts: 'Add at least one debt first',
    legalQuestions: 'Answer the questions about your debts first',
  },
  refused: {
    newAndDeleted: 'A new debt is not deleted',
    otherDebt: 'This is another debt',
    sameDebt: 'Name two debts',
    id: 'Must be a UUID',
  },
};
