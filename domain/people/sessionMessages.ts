/** What is said where a session cannot be renewed. */
export const SESSION_MESSAGES = { nothingToRefresh: 'No refresh token or user id found.' } as const;
