/** The texts shown when a call did not get through. The server's own messages come with its answer. */
export const words = {
  away: {
    offline: 'You’re offline. Please try again when you’re back.',
    unreached:
      'We can’t be reached right now. It may be your connection, or it may be us. Please try again in a moment.',
  },
  /** Some of what is typed goes with its tab (decision 72), so no more than that is promised. */
  nothingLost: 'Nothing is lost while this page is open.',
  ourFault: 'It’s our fault, not yours. Your answers are safe.',
  /** Of something kept that another release wrote in a shape that this one does not know. */
  unreadable: (called: string) =>
    `${called.slice(0, 1).toUpperCase()}${called.slice(1)} could not be read any more. Please give this again.`,
};
