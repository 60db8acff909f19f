/** What people read where a partner’s link does not simply open the questions. Fetched only there. */
export const words = {
  /** A link of somebody was opened in a browser in which somebody has begun. Nobody is named: others may look on. */
  whose: {
    heading: 'Somebody has begun here on this device. Is that you?',
    linkOver: 'The link that you opened has been used already, or has run out.',
    carryOn: 'Carry on with what is begun here',
    carryingOn: 'Getting your questions',
    carryOnKeeps: 'If you carry on, the link stays unused. You can open it another time.',
    beginAnew: 'Begin anew with the link',
    beginAnewWithout: 'Begin anew',
    beginning: 'Beginning anew',
    /** What becomes of what is begun here. */
    guestLoses:
      'If you begin anew, the answers given here so far are lost, because there is no account to keep them. To keep them, carry on and make an account first.',
    accountKeeps:
      'If you begin anew, the account that is open here is logged out. Nothing in it is lost: its owner can log in again.',
  },
  linkOver: {
    heading: 'This link has been used already, or has run out',
    lead: 'You can still answer the questions here, from the first one.',
    begin: 'Begin the questions',
    beginning: 'Getting your questions',
    logIn: { before: 'Did you begin on another device and make an account?', link: 'Log in' },
  },
};
