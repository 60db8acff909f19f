/** What people read where a login asks for a code too: loaded apart, since few turn that on. */
export const words = {
  title: 'Type your code',
  lead: 'Your password is right. Now open the app on your phone that shows your codes.',
  leadRecovery: 'Your password is right. Now type one of the recovery codes that you kept.',
  code: '6-number code',
  codeHint: 'It changes every 30 seconds. If it’s about to change, wait for the next one.',
  codeMissing: 'Type the 6 numbers that your app shows',
  recovery: 'Recovery code',
  recoveryHint: 'One of the 10 codes you kept when you turned this on. Each one works once.',
  recoveryMissing: 'Type one of your recovery codes',
  submit: 'Log in',
  loggingIn: 'Logging you in',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the code from my app',
  /** Where the key of our own is lost: the codes of the app and the recovery codes cannot be checked. */
  lost: {
    before: 'We can’t check any of your codes right now, recovery codes too. It’s our fault, not yours.',
    link: 'Call or write to us',
    after: ', and a person here will help you get back in.',
  },
  neither: {
    heading: 'No phone and no recovery codes?',
    before: 'It happens.',
    link: 'Get in touch',
    after: ', and a person here will help you get back in.',
  },
  over: {
    title: 'Log in again',
    lead: 'We wait 10 minutes for your code. Start again with your email and password.',
    action: 'Go to login',
  },
  oneMoment: 'One moment',
};
