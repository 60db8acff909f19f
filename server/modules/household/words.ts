/** What people are told of their household. */
export const words = {
  lacks: 'Tell us who lives with you first',
};
