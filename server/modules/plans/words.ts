/** What people read when a choice cannot be taken. */
export const words = {
  readRisks: 'Read the risks first, then choose.',
};
