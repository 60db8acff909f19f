/** What people read of a paper that is not there. */
export const words = {
  noBudget: 'Your budget is not finished yet. Once it is, you can keep it here.',
  noPlan: 'There is no paper of a plan for this day.',
  noForm: 'There is no such form.',
};
