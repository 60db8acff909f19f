/** Errors of talking to an adviser in writing. */
export const CHAT_ERRORS = {
  CHAT_IS_OFF: {
    status: 409,
    when: 'a message where the operator offers no chat',
    message: 'We have no chat at the moment. Ring us, or ask for a call.',
  },
  CHAT_HAS_ENDED: {
    status: 409,
    when: 'something written by an adviser in a conversation that has ended',
    message: 'This chat has ended.',
  },
} as const;
