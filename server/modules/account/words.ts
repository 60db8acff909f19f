/** What people read of changes to their account, beside fields; what mails say is content. */
export const words = {
  sameEmail: 'This is the email you have now',
  nameMissing: 'Tell us what to call you',
};
