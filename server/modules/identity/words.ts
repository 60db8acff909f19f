const named = (words: string, name: string) => (name === '' ? words : `${words}, ${name}`);

const help = {
  heading: 'Would you like to talk first?',
  text: 'Reply to this email and we’ll get back to you.',
};
const notMe = {
  heading: 'Was this not you?',
  text: 'Reply to this email and tell us. We’ll look into it with you.',
};

/**
 * The texts of the mails about sessions and passwords. A heading ends in the first name, where there is one.
 */
export const words = {
  welcome: {
    subject: 'Your next step',
    heading: (name: string) => named('Your answers are saved', name),
    withPassword: {
      lines: ['Log in with your email and your password to carry on, on any phone or computer.'],
      button: 'Carry on',
    },
    withoutPassword: {
      lines: ['Choose a password. Then you can carry on at any time, on any phone or computer.'],
      button: 'Choose a password',
      note: (life: string) => `This link works once, for ${life}.`,
    },
    help,
  },
  passwordReset: {
    subject: 'Your new password',
    heading: (name: string) => named('Choose a new password', name),
    lines: ['You asked for a link to choose a new password. Here it is.'],
    button: 'Choose a new password',
    note: (life: string) =>
      `This link works once, for ${life}. If you did not ask for it, you can leave this email: your password stays as it is.`,
    help,
  },
  passwordUpdated: {
    subject: 'Your password was changed',
    heading: (name: string) => named('Your password was changed', name),
    lines: ['You can log in with your email and your new password.'],
    button: 'Log in',
    help: notMe,
  },
};
