/** What people read when a choice cannot be taken. */
export const words = {
  /** Read by the person, in what was done with their data. */
  whyLooked: 'Talking over what was chosen',
  readRisks: 'Read the risks first, then choose.',
};
