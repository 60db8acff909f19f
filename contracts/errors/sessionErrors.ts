/** Errors of a session that one of us or time has ended. */
export const SESSION_ERRORS = {
  SESSION_CLOSED: {
    status: 409,
    when: 'a change of the answers, debts, household or budget of a session that is locked (`isLocked`), a choice of its advice, or staff running or deciding it',
    message:
      'This is closed for changes, so it was not saved. What you told us before is kept. Ring us and we can help.',
  },
  SESSION_MOVED: {
    status: 409,
    when: 'staff completing, closing or reopening a session whose status does not let them, such as one that changed a moment ago',
    message: 'This session has changed since. Look again.',
  },
} as const;
