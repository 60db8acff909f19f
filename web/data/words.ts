/** What people read when a call did not come through. What the server says comes with its answer. */
export const words = {
  offline: 'You’re offline. Please try again when you’re back.',
  ourFault: 'It’s our fault, not yours. Your answers are safe.',
};
