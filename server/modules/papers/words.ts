/** What people read in the mail that brings their papers, and of a paper that is not there. The mail quotes nothing from them. */
export const words = {
  subject: 'The papers you asked for',
  heading: 'Here are your papers',
  lines: [
    'You asked us to send them to you. They are PDF files, below this email.',
    'They tell private things about you. Keep them where only you can open them.',
  ],
  button: 'Log in',
  help: {
    heading: 'Was this not you?',
    text: 'Reply to this email and tell us. We’ll look into it with you.',
  },
  noBudget: 'Your budget is not finished yet. Once it is, you can keep it here.',
};
