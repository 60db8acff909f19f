/**
 * What people read of the frame only occasionally: the notice of a trial, an address that does not exist, the
 * question before a logout that loses something. In a file of its own so that the first question does not load it.
 */
export const words = {
  trial: {
    label: 'About this version',
    heading: 'This is a trial version.',
    text: 'Please don’t enter real details.',
  },
  notFound: {
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
    typed: {
      title: 'Log out before all is sent?',
      text: (things: string) =>
        `You have typed something that is not sent yet: ${things}. If you log out now, it is lost.`,
      leave: 'Give it up and log out',
    },
    stay: 'Stay here',
    sendFirst: 'Send it, then log out',
    /** Where something else cannot be sent from here. */
    sendFinished: 'Send what is finished',
    /** Before the list of what is half filled in, or leads to more than keeping it. */
    unfinished: 'This can’t be sent from here:',
    /** Before the same list, where it is the connection that is missing. */
    away: {
      offline:
        'You’re offline, so none of this can be sent now. Stay here until you’re online again, or give it up:',
      unreached:
        'We can’t be reached right now, so none of this can be sent. Stay here until we can, or give it up:',
    },
    /** What another tab of this browser holds. */
    elsewhere: (thing: string) => `${thing} (in another window)`,
    goBack: (thing: string) => `Go back to ${thing}`,
    sending: 'Sending',
    notSent: 'Not all of it could be sent. Stay here to look at it, or give it up.',
    restSent: 'What was finished is sent.',
    leave: 'Log out',
    loggingOut: 'Logging you out',
  },
};
