/** What people read on their own page. */
export const words = {
  title: 'Your dashboard',
  help: 'Help',
  loading: 'Getting your dashboard',
  away: {
    offline: 'You’re offline. What you see here may be from a moment ago.',
    unreached:
      'We can’t be reached right now. It may be your connection, or it may be us. What you see here may be from a moment ago.',
  },
  asOf: (when: Date) => {
    const day = when.toLocaleDateString('en-GB', { weekday: 'long' });
    const time = when.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
    return `This is how it stood when this page last loaded, on ${day} at ${time}.`;
  },
  details: 'Your details',
  hello: (name: string | null) => (name ? `Hello, ${name}` : 'Your dashboard'),
  notSaved: {
    heading: 'Not saved yet',
    text: 'Kept on this device, and not in what you see below yet. We’ll save it when you’re online. If you still see this then, carry on below.',
    headingClosed: 'Not saved',
    closed:
      'Kept on this device. We could not save it, as this is closed for changes. Tell us when you ring.',
  },
  saved: {
    heading: 'Your answers are saved',
    text: (next: string) => `${next}. Come back whenever it suits you.`,
    typed: (things: readonly string[]) => `Still to submit, kept on this device: ${things.join(', ')}.`,
  },
  oneThing: {
    over: 'One thing today',
    theirNumber: 'Their number is on their letters. Or ring us first:',
    couldSay: 'You could say',
    also: 'What else cannot wait',
  },
  /** What leads for who has a plan. */
  leads: {
    /** 'Monday 14 June 2027.' */
    today: (now: Date) =>
      `${now.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'Europe/London' })} ${now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/London' })}.`,
    nothing: {
      heading: 'Nothing for you to do today',
      /** @param what such as 'Court date' */
      next: (what: string, day: string) => `Next: ${what}, on ${day}.`,
      none: 'You have no dates to keep now. We are here if anything changes.',
    },
    dates: { heading: 'Dates to keep', lead: 'What matters most comes first.', none: 'No day' },
    waits: {
      heading: 'Waits for others',
      by: (day: string) => `by ${day}`,
      /** The day is over. */
      late: (day: string) => `was for ${day}`,
    },
    done: 'Done',
    readAdvice: 'Read your advice here',
  },
  closed: {
    heading: 'This is closed for changes',
    text: 'What you told us is kept. If you want to change something, or go on, ring us.',
  },
  comeBack: {
    heading: 'How to come back',
    text: 'For now, use this device and this browser. Once you’ve given your email, any device will do.',
    withoutEmail: 'Use this device and this browser. With an account, any device will do.',
  },
  choosePassword: {
    heading: 'Choose a password',
    why: (email: string) => `Then you can come back on any device with ${email}.`,
    open: 'Choose a password',
    saved: 'Your password is saved',
    savedText: (email: string) => `You can log in with ${email} on any device.`,
  },
  whichAnswers: {
    heading: 'Which answers shall we use?',
    text: (own: Date, brought: Date) =>
      `The answers in your account are from ${momentOf(own, brought)}. What you told us before you logged in is from ${momentOf(brought, own)}.`,
    kept: 'We keep both. The ones you don’t choose are put aside, and don’t count.',
    own: 'Use the ones in my account',
    brought: 'Use what I just told you',
    saving: 'Saving',
  },
  debts: {
    heading: 'Your debts',
    review: 'Review my debts',
    change: 'Add or change debts',
    loading: 'Getting your debts',
    none: 'There are no debts on your list yet.',
    more: (count: number) => `And ${count} more.`,
    each: (count: number) => (count === 1 ? 'See your debt' : `See your ${count} debts`),
    notSent: (names: string) => `Not sent yet: ${names}`,
  },
  fullReview: {
    heading: 'Next: your full review',
    line: 'Your home, debts and budget. About 20 minutes, and you can stop at any time. Then we can say what fits you, and what it costs.',
    action: 'Carry on',
    lookBack: 'See your first look',
    needsAccount:
      'We look at your debts and budget in full. You need an account for this, so that only you can see them. Your first look stays here either way.',
    makeAccount: 'Make my account',
    hasAccount: 'You have one already?',
    logIn: 'Log in',
  },
  gettingStarted: {
    heading: 'Your online journey',
    text: 'A few quick questions first. Your answers save as you go.',
    action: 'Getting Started',
  },
  monthlySummary: {
    heading: 'Your monthly summary',
    loading: 'Getting your figures',
    from: {
      budget: 'From your budget.',
      'quick questions': 'From the quick questions. You can change these later.',
    },
    /** The same of who cannot change them any more. */
    fromClosed: { budget: 'From your budget.', 'quick questions': 'From the quick questions.' },
  },
  onlineJourney: {
    heading: 'Your online journey',
    parts: (done: number, of: number) => `${done} of ${of} parts done`,
    after: 'What they lead to',
    ended: 'The online questions end here.',
    closed: 'The online questions are closed.',
    firstLook: (done: number, of: number) => `First look: ${done} of ${of} parts done`,
    review: 'Your full review',
    reviewNotBegun: 'Not started',
  },
  talkToPerson: {
    heading: 'Talk to a person',
    callBack: 'Ask for a call back',
    callBackLine: 'Opens in a new tab',
    book: 'Book a slot',
    bookLine: 'Pick a time that suits you',
    call: (number: string) => `Call ${number}`,
  },
  helpElsewhere: 'Help you can get today',
  nextStep: {
    parts: (done: number, of: number) => `${done} of ${of}`,
    budgetOpen: {
      heading: 'Check your budget again',
      line: 'Something you told us has changed. Your advice waits for this.',
      action: 'See what to check',
    },
    advised: {
      heading: 'Your advice is ready',
      line: 'See what could help you, what it costs and what to think about. Take your time.',
      action: 'See your advice',
    },
    advisedPressing: {
      heading: 'Your advice is ready',
      line: 'See what could help you, what it costs and what to think about.',
      action: 'See your advice',
    },
    owesNothing: {
      heading: 'You owe nothing now',
      line: 'By what you told us, nothing is left to pay. If you owe something new, add it to your debts.',
      action: 'See your debts',
    },
    clearedOnList: {
      heading: 'Bring your list of debts up to date',
      line: 'It still has what was cleared. Take that off. What was not cleared stays on it.',
      action: 'See your debts',
    },
    ended: {
      heading: 'A person can take it from here',
      line: 'The online questions end here. Your answers are saved, and an adviser can use them.',
      action: 'See why, and your answers',
      change: 'See or change your answers',
    },
    allDone: {
      heading: 'You’ve done every part',
      line: 'You can look at it again at any time.',
      see: (section: string) => `See ${section}`,
      seeAnswers: 'See your answers',
    },
    open: {
      heading: (section: string) => `Next: ${section}`,
      notBegun: 'Your answers save as you go.',
      done: (done: number, of: number) => `You’ve done ${done} of ${of} parts.`,
      doneAndSaved: (done: number, of: number) =>
        `You’ve done ${done} of ${of} parts. Your answers are saved.`,
      action: 'Carry on',
    },
  },
  sections: {
    completed: 'Completed',
    answered: 'Answered',
    inProgress: 'In progress',
    locked: 'Not open for changes now',
    opensAfter: (section: string) => `Opens when “${section}” is done`,
    opensLater: 'Opens when you get there',
    /** What the others lead to, where they cannot any more. */
    neverOpened: 'Not open online now',
  },
};

/** The day of a moment, and its time where another is on that day too. */
function momentOf(when: Date, other: Date): string {
  const day = (date: Date) =>
    date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  if (day(when) !== day(other)) return day(when);
  return `${day(when)}, ${when.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`;
}
