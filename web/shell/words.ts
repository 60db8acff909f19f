/** What people read around every page: header, footer, title, log-out, errors. */
export const words = {
  /** Before a page's title while something on the page is to be put right. */
  errorInTitle: 'Error: ',
  title: (page: string, brand: string) => `${page} – ${brand}`,
  header: {
    howItWorks: 'How it works',
    costs: 'What it costs',
    logIn: 'Log in',
  },
  footer: {
    privacy: 'Privacy',
    cookies: 'Cookies',
    accessibility: 'Accessibility',
    contact: 'Contact us',
  },
  moneyHelper: {
    before: 'Free, impartial help with money and debt is also available from',
    link: 'MoneyHelper',
    after: '.',
  },
  trial: {
    label: 'About this version',
    heading: 'This is a trial version.',
    text: 'Please don’t enter real details.',
  },
  ourFault: {
    title: 'This page isn’t working',
    lead: 'It’s our fault, not yours. Your answers are safe.',
  },
  offline: {
    title: 'You’re offline',
    lead: 'This page needs a connection. Your answers are safe. Please try again when you’re back.',
  },
  tryAgain: 'Try again',
  notFound: {
    title: 'Page not found',
    heading: 'We can’t find that page',
    lead: 'The address may have changed, or there may be a letter too many in it.',
    home: 'Go to the start',
    carryOn: { before: 'Did you come to carry on?', link: 'Go to your dashboard', after: '.' },
  },
  leaving: {
    everything: {
      title: 'Log out without an account?',
      text: 'You don’t have an account yet. If you log out now, we can’t get your answers back for you.',
    },
    unsent: {
      title: 'Log out before all is saved?',
      text: 'Your last answers are only on this device so far. If you log out now, they are lost. Once you’re online, we’ll save them in a moment.',
    },
    stay: 'Stay here',
    leave: 'Log out',
    loggingOut: 'Logging you out',
  },
};
