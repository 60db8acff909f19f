/**
 * The part of an entry that says whether it still stands: no leaves it out of the form. What was made from something that
 * is gone since, such as a debt that is paid, is asked about there.
 */
export const STILL_STANDS = 'stillStands';
