/** What a partner is told at a field of its call. */
export const words = {
  keyForm: 'Must be 16 to 100 letters, digits and dashes',
  otherPartner: 'Must be the appId of the key',
  noDay: 'Must be a day, as 2026-11-23',
  beforeFirst: 'Must not be before the first day',
  tooLong: 'Must be within a year of the first day',
  twoKeys: 'This partner has two running keys. End one first.',
};
