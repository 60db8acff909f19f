/** What people read when a choice cannot be taken. */
export const words = {
  /** Read by the person, in what was done with their data. */
  whyLooked: 'Talking over what was chosen',
  standsElsewhere: 'This has come further in another window. Look at it first.',
  readRisks: 'Read the risks first, then choose.',
  /** Read by whoever notes that a choice goes on which does not rest on an advice that counts, where more is known. */
  refused: {
    'another fits':
      'We have said since that another one fits. It goes on once they have chosen anew, or one of us has said that this one fits.',
    'taken back':
      'What we had said of it is taken back. It goes on once they have chosen anew, or one of us has said that it fits.',
    closed:
      'Their advice of today does not leave this one to them. Open the case and run the advice again first.',
  },
};
