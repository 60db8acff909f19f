/** The name of the field for a new note. */
export const NEW_NOTE = 'note';
