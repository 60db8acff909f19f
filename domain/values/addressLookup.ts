/** The message when addresses cannot be looked up. It blocks nobody. */
export const ADDRESS_LOOKUP_MESSAGES = {
  off: 'We don’t look up addresses. Type yours in below.',
  unavailable: 'We can’t look up addresses right now. Type yours in below.',
} as const;
