/**
 * The few texts of the design system itself; callers pass all others. Inputs that are loaded only when a question
 * needs them have `inputs/words.ts`, and other parts that come later `laterWords.ts`.
 */
export const words = {
  loading: 'Loading',
  stillLoading: 'Still working on it',
  working: 'Working on it',
  saving: 'Saving',
  saved: 'Saved',
  notSaved: 'Not saved yet',
  close: 'Close',
  closeMessage: 'Close this message',
  back: 'Back',
  next: 'Next',
  continue: 'Continue',
  change: 'Change',
  pageDone: 'That’s this page done',
  tryAgain: 'Try again',
  trouble: {
    heading: 'We couldn’t load this',
    text: 'It’s our fault, not yours. Your answers are safe.',
  },
  offline: 'You’re offline. Keep going. We’ll save this page when you’re back.',
  unreached:
    'We can’t be reached right now. It may be your connection, or it may be us. Keep going. We’ll save this page as soon as we can.',
  newTab: ', opens in a new tab',
  skip: 'Skip to main content',
  unknownIcon: '[Unknown icon]',
  header: {
    label: 'Main',
    saveAndLeave: 'Save and leave',
    logOut: 'Logout',
    leave: 'Leave this site',
  },
  footer: { label: 'Footer', follow: 'Follow us' },
  progress: {
    label: 'Progress',
    now: (current: number, total: number, section: string) => `${current} of ${total}: ${section}`,
    allDone: (total: number) => `${total} of ${total} done`,
    /** Read out after the name of a complete section. */
    completed: ', completed',
  },
  field: {
    /** Read out before an error, for people who cannot see its icon. */
    error: 'Error: ',
    optional: ' (optional)',
    help: 'Help',
    helpWith: (label: string) => `Help with: ${label}`,
    checkAnswers: 'Check these answers',
    chooseOne: 'Choose one',
  },
  moreOptions: 'More options',
};
