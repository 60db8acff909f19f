const named = (words: string, name: string) => (name === '' ? words : `${words}, ${name}`);

const notYou = {
  heading: 'Was this not you?',
  text: 'Choose a new password now, and reply to this email. We’ll look into it with you.',
};
const talk = {
  heading: 'Would you like to talk first?',
  text: 'Reply to this email and we’ll get back to you.',
};

/** What people read of changes to their account: in mails, texts and beside fields. */
export const words = {
  sameEmail: 'This is the email you have now',
  nameMissing: 'Tell us what to call you',
  /** To the new address. It must not tell whoever reads there by chance what we do. */
  confirmNewEmail: {
    subject: 'Is this your email?',
    heading: (name: string) => named('Is this your email', name),
    lines: ['You asked us to write to this address from now on. Tell us that it’s yours.'],
    button: 'Answer now',
    note: 'If you know nothing of this, you can leave this email. Nothing will come of it.',
    help: talk,
  },
  /** To an address that has an account of its own. */
  emailHasAccount: {
    subject: 'About your email',
    heading: 'Your email was asked for',
    lines: [
      'Somebody asked to use this address for another account. It has an account already, so nothing has changed.',
    ],
    button: 'Log in',
    help: talk,
  },
  /** To the old address. It does not name the new one: somebody else may read there. */
  emailIsToChange: {
    subject: 'A change to your account',
    heading: (name: string) => named('Your email is about to change', name),
    lines: [
      'Somebody who knows your password asked us to write to another address.',
      'Tell us if that’s right. If you tell us no, nothing changes.',
    ],
    button: 'Say yes or no',
    note: (day: string) => `If we hear nothing, it can change from ${day}.`,
    help: notYou,
  },
  emailChanged: {
    subject: 'Your email was changed',
    heading: (name: string) => named('Your email was changed', name),
    toNew: ['We now write to you here. Log in with this address and the password you have.'],
    toOld: ['We now write to another address. We won’t write to this one again.'],
    button: 'Log in',
    help: notYou,
  },
  phoneChanged: {
    subject: 'A change to your account',
    heading: (name: string) => named('Your phone number was changed', name),
    lines: ['We’ll ring the new number from now on.'],
    button: 'See your account',
    help: notYou,
  },
  phoneChangedText: (brand: string) =>
    `${brand}: the phone number of your account was changed. Was this not you? Reply to our last email.`,
};
