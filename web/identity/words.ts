/** What people read at login, registration and password reset. */
export const words = {
  newPassword: {
    label: 'New password',
    repeat: 'Confirm password',
    /** Above the list of what it needs. */
    needs: 'It needs all of these. Or make it long: with 16 characters it needs nothing else.',
    isLong: '16 characters or more: long enough',
    save: 'Save new password',
    saving: 'Saving your password',
    /** Why the password cannot be saved yet. */
    waiting: {
      both: 'Your password needs everything on the list. Then type it twice.',
      criteria: 'Your password needs everything on the list.',
      repeat: 'Type the same password twice.',
    },
  },
  /** For an account that has no password yet. */
  passwordByLink: {
    send: 'Email me a link to choose it',
    sending: 'Sending your link',
    sent: (email: string) => `A link is on its way to ${email}. It can take a few minutes.`,
  },
  login: {
    title: 'Log in',
    heading: 'Welcome back',
    lead: 'Log in to carry on from where you left off.',
    newHere: { before: 'New here?', link: 'See what could help first', after: '.' },
    ended: 'Your session has ended to keep your answers safe. Please log in again.',
    email: 'Email address',
    password: 'Password',
    passwordMissing: 'Enter your password',
    reset: 'Password Reset?',
    submit: 'Login',
    loggingIn: 'Logging you in',
    /** To whoever answered before and has an account. */
    bringing: {
      heading: 'We’ll add what you just told us',
      text: 'Log in, and we’ll add it to your account. Nothing in your account is lost.',
      without: 'Log in without it',
    },
  },
  documents: {
    heading: 'A few documents you’ll need...',
    text: 'Have these near you if you can. If you can’t find something, a good guess is fine for now.',
    bank: { name: 'Bank Statements', line: 'The last 3 months, to see what goes in and out' },
    debts: { name: 'A list of your debts', line: 'Who you owe and about how much' },
    bills: { name: 'Utility Bills', line: 'Gas, electric, water, phone, and council tax or rates' },
  },
  registration: {
    done: 'Registration successful',
    problemAt: (problem: string, field: string | undefined) => (field ? `${problem}: ${field}` : problem),
    firstName: 'First name',
    lastName: 'Last name',
    fullName: 'Your full name',
    email: 'Email',
    emailHint: 'We use it to log you in and to send your next step.',
    password: 'Choose a password',
    passwordHint: 'So you can come back on any phone or computer.',
    /** One sentence with two links in it. */
    agreement: {
      before: 'I have read the',
      terms: 'terms',
      between: 'and the',
      privacy: 'privacy notice',
      after: ', and I agree to the terms',
      /** Read out at the end of each link. */
      newTab: ', opens in a new tab',
    },
    agreementMissing: 'Tick the box to go on',
    goToLogin: 'Go to login',
    bringing: 'Log in, and we’ll add what you just told us to your account.',
    submit: 'Submit',
    continue: 'Continue',
    saving: 'Saving',
  },
  reset: {
    title: 'Reset your password',
    lead: 'Tell us your email. We’ll send you a link to choose a new password.',
    email: 'Email address',
    send: 'Send me a link',
    sending: 'Sending your link',
    back: 'Back to login',
    oneMoment: 'One moment',
    sent: {
      title: 'Check your email',
      /** One sentence with the address in bold. */
      text: {
        before: 'If',
        after: 'has an account with us, a link is on its way. It can take a few minutes.',
      },
      nothingThere:
        'Nothing there? Look in your junk folder, or check that the email is the one you used with us. If you asked more than once, use the link in the newest email.',
      tryAnother: 'Try another email',
    },
    choose: {
      title: 'Choose a new password',
      lead: 'Three short words, with a capital letter, a number and a sign like ? in them, are easy to recall and hard to guess.',
      checking: 'Checking your link',
    },
    /** The specification's wording (ID-043). */
    linkNotGood: {
      title: 'Reset password error',
      action: 'Go to login',
    },
    /** The specification's wording (ID-045). */
    updated: {
      title: 'Password Updated',
      lead: 'You have successfully updated your password.',
      text: 'You can now login using your email address and your new password.',
      action: 'Login',
    },
  },
};
