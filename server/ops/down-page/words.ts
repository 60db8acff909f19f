/** What people read while no process answers; whom they can ring is content. */
export const words = {
  title: 'We can’t be reached right now',
  lead: 'It is us, not you. What you told us is safe. Please try again in a few minutes.',
  again: 'Try again',
  ring: 'You can ring somebody',
};
