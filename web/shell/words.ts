/** What people read around every page: header, footer, title, errors. */
export const words = {
  /** Before the page's title while something on the page needs correcting. */
  errorInTitle: 'Error: ',
  /** The title of every page, for people who want it to say nothing. */
  plainTitle: 'My page',
  title: (page: string, brand: string) => `${page} – ${brand}`,
  header: {
    howItWorks: 'How it works',
    costs: 'What it costs',
    logIn: 'Log in',
    account: 'Your account',
  },
  footer: {
    privacy: 'Privacy',
    cookies: 'Cookies',
    accessibility: 'Accessibility',
    contact: 'Contact us',
    safety: 'Stay safe here',
  },
  moneyHelper: {
    before: 'Free, impartial help with money and debt is also available from',
    after: '.',
  },
  ourFault: {
    title: 'This page isn’t working',
    lead: 'It’s our fault, not yours. Your answers are safe.',
  },
  away: {
    offline: {
      title: 'You’re offline',
      lead: 'This page needs a connection. Your answers are safe. Please try again when you’re back.',
    },
    unreached: {
      title: 'We can’t be reached right now',
      lead: 'It may be your connection, or it may be us. Your answers are safe. Please try again in a moment.',
    },
  },
  carryOn: 'Go on with your questions',
  ring: 'Numbers to ring',
  tryAgain: 'Try again',
};
