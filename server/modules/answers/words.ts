/** What people are told of a save that cannot be read, besides what the rules say of an answer. */
export const words = {
  refused: { revision: 'Must be a whole number' },
};
