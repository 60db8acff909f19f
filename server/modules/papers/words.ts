/** What is read of papers: of one that is not there, and of one that is not named. */
export const words = {
  noBudget: 'Your budget is not finished yet. Once it is, you can keep it here.',
  noPlan: 'There is no paper of a plan for this day.',
  noForm: 'There is no such form.',
  /** What a letter is called to those of us who may not see what its kind tells of: why it has no other name is not said. */
  unnamedLetter: 'A letter',
};
