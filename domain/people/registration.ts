/** What a person is told when registering cannot be done and nothing more is known (ER-020). */
export const REGISTRATION_MESSAGES = { failed: 'Registration failed' } as const;
