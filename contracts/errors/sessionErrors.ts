/** Errors of a session that one of us or time has ended, and of what one of us changed in it with the person. */
export const SESSION_ERRORS = {
  SESSION_CLOSED: {
    status: 409,
    when: 'a change of what belongs to a session that is locked (`isLocked`), such as its answers, debts, household, budget and health conditions, a search for debts, a choice of its advice, or staff running or deciding it',
    message:
      'This is closed for changes, so it was not saved. What you told us before is kept. Ring us and we can help.',
  },
  CHANGED_SINCE_READ: {
    status: 409,
    when: 'a person saving over a line of their budget that one of us put right after they read it, over who lives with them once one of us put that right, or over a name or number that has changed since (`was`); nothing is saved, and `fields` names the lines by their type, as `lines.3011`',
    message: 'This has changed since you opened it, so it was not saved yet.',
  },
  SESSION_MOVED: {
    status: 409,
    when: 'staff completing, closing or reopening a session whose status does not let them, such as one that changed a moment ago',
    message: 'This session has changed since. Look again.',
  },
} as const;
