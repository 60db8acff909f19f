/** The channel of the database on which is said whose conversations have changed. */
export const CHANNEL = 'towpath_chat';
