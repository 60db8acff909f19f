/** What people are told of a credit search, besides what the rules and the table of errors say. */
export const words = {
  underWay: 'Your search is under way. Wait a moment, then try again.',
};
