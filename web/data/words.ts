/** The texts shown when a call did not get through. The server's own messages come with its answer. */
export const words = {
  offline: 'You’re offline. Please try again when you’re back.',
  ourFault: 'It’s our fault, not yours. Your answers are safe.',
};
