/** What a person is told when registering cannot be done and nothing more is known (ER-020). */
export const REGISTRATION_MESSAGES = { failed: 'Registration failed' } as const;

/** What a registration asks for, by its `registrationStyleId` (ID-048). */
export const REGISTRATION_STYLES = { separateNames: 1, mergedName: 2, emailOnly: 3, nameOnly: 4 } as const;
