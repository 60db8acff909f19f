/** What people read where they note how their plan goes. */
export const words = {
  heading: 'How is it going?',
  text: 'Tell us when something has happened, so that this page is right.',
  /** Before it is begun, by who may begin it alone. */
  toStart: {
    heading: 'Start when you are ready',
    text: 'You can start by yourself now. You don’t have to wait for a call.',
  },
  /** The same where an adviser checks something first, which stands above it. */
  toReady: {
    heading: 'Get it ready when you like',
    text: 'You can get it ready by yourself now. Send nothing before we have talked.',
  },
  /** The button for each state that they may note. */
  to: {
    chosen: '',
    'with an adviser': '',
    left: '',
    'being prepared': 'Start on it',
    sent: 'I’ve sent it',
    accepted: 'They said yes',
    refused: 'They said no',
    running: 'It has begun',
    broken: 'I can’t keep it up',
    ended: 'It is over',
  },
  /** Where its end can be two things. */
  endings: { completed: 'It is done: all is paid', failed: 'It was ended early' },
  again: 'Start on it again',
  /** Asked first, since it can’t be taken back here. */
  asks: {
    sent: { title: 'Have you sent it?', yes: 'Yes, I’ve sent it' },
    accepted: { title: 'Have they said yes in writing?', yes: 'Yes, they have' },
    refused: { title: 'Have they said no?', yes: 'Yes, they said no' },
    running: { title: 'Has it begun?', yes: 'Yes, it has begun' },
    broken: { title: 'You can’t keep it up?', yes: 'Yes, I can’t keep it up' },
    ended: { title: 'Is it over?', yes: 'Yes, it is over' },
    completed: { title: 'Is all of it paid?', yes: 'Yes, all is paid' },
    failed: { title: 'Was it ended early?', yes: 'Yes, it was ended early' },
  },
  beforeIt: {
    usual: 'You can’t take this back here. If it was a slip, ring us.',
    broken: 'That happens. We look at it with you: one of us gets in touch.',
    ended: 'You can’t take this back here. After that you can choose something else.',
    /** Of what goes by law: that it is over is no wish of theirs. */
    byLaw:
      'Nothing ends by telling us. Say yes only if you have it in writing. If you want it to end, talk to us first.',
  },
  noting: 'Saving',
  no: 'Not yet',
} as const;
