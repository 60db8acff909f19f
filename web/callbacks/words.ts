const DAYS: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
};
const sayTime = (time: string) => {
  const [day = '', part = ''] = time.split(' ');
  return `${DAYS[day] ?? day} ${part}`;
};

/** What people read where the online steps end, and where they ask for a call. */
export const words = {
  /** What unsent entries are called, in the question asked at logout. */
  unsent: 'what you chose about a call',
  requested: 'a call you asked for',
  /** The same for a name and number that are typed and not sent. */
  typed: 'your name or number for a call',
  away: {
    offline: 'You’re offline. We’ll ask for your call when you’re back.',
    unreached:
      'We can’t be reached right now. It may be your connection, or it may be us. We’ll ask for your call as soon as we can.',
  },
  form: {
    name: 'Your name',
    phone: 'Phone number',
    phoneHint: 'A mobile or home number. The call is free.',
    submit: 'Submit',
    sending: 'Sending',
    ringThisOnce: 'Yes, ring me for this',
    ringThisOnceHint: 'After this one call we don’t ring you again, as you asked.',
    ringThisOnceMissing: 'Tick the box if you want this call',
    /** What is missing, beside its field. */
    nameMissing: 'Enter your name',
    phoneMissing: 'Enter a phone number',
    weCall: (number: string, hours: string) => `We call from ${number}, ${hours}.`,
  },
  /** A call that was asked for. */
  asked: {
    heading: 'We’ll call you',
    free: 'The call is free. Nothing is decided without you.',
    weCall: 'We call',
    askFor: 'We ask for',
    from: 'We call from',
    when: 'When',
    hours: 'Our hours',
    somebodyElse: 'If someone else answers',
    says: (text: string) => `We say “${text}”`,
    saysNothing: 'We ask for you and say nothing else',
    whatWeSay: ' what we say to someone else',
    calendar: 'Add to my calendar',
    file: 'call.ics',
    soFar: 'So far',
    /** After a try where nobody answered; when the next is stands beside it. */
    tried: (count: number) =>
      `We rang ${count === 1 ? 'once' : 'twice'} and couldn’t reach you. We’ll try again.`,
    /** By the names that the settings for safe contact have: 'mon morning'. */
    safe: (times: readonly string[]) => `When you said it’s safe: ${times.map(sayTime).join(', ')}`,
    change: 'Change',
    theNumber: ' the number we call',
    keep: 'Keep the number we have',
  },
  /** Taking a call back. */
  cancel: {
    cancel: 'Cancel the call',
    ask: 'Cancel this call?',
    text: 'We won’t ring you about this. You can ask for a call again whenever you like.',
    yes: 'Yes, cancel it',
    cancelling: 'Cancelling',
    no: 'No, keep it',
    done: 'Your call is cancelled',
    doneText: 'You can ask for a call again whenever you like.',
  },
  /** Another number for a call. */
  number: {
    ask: 'Which number shall we call?',
    submit: 'Use this number',
    changing: 'Saving it',
  },
  /** Another time for a call. */
  move: {
    move: 'Choose another time',
    ask: 'When shall we call?',
    label: 'All of these are safe, as far as you have told us.',
    missing: 'Choose a time, or keep the one you have',
    submit: 'Move my call',
    moving: 'Moving it',
    keep: 'Keep the time I have',
    done: 'Your call is changed',
    doneText: 'This is what we have now.',
  },
  /** What came of a call. */
  made: {
    spoke: {
      heading: (day: string) => `We spoke on ${day}`,
      text: 'If something has changed since, you can ask for another call.',
    },
    'not-reached': {
      heading: (day: string) => `We tried three times, until ${day}`,
      text: 'We couldn’t reach you, and that’s fine. Ask again when it suits you better.',
    },
    'wrong-number': {
      heading: (day: string) => `The number we had on ${day} was not yours`,
      text: 'Give us another, and we’ll call.',
    },
    'not-wanted': {
      heading: (day: string) => `You said on ${day} that you don’t want this call`,
      text: 'You can ask for one whenever you like.',
    },
    closed: {
      heading: (day: string) => `We closed this on ${day}, so we don’t call any more`,
      text: 'If that is not right, ask for a call and we’ll look at it with you.',
    },
    again: 'Ask for another call',
    notNow: 'Not now',
  },
  /** For who has a talk booked. */
  talk: {
    enough: {
      phone: 'We talk then. You don’t need to ask for a call as well.',
      chat: 'We write to each other then. You don’t need to ask for a call as well.',
    },
    ask: 'Ask for a call as well',
    besides: 'You keep the time that you have booked. A call that you ask for here comes as well.',
  },
  onTheCall: {
    heading: 'What happens on the call',
    steps: [
      { what: 'We check how you are', says: 'Take your time. You can stop whenever you like.' },
      { what: 'We look at it together', says: 'Have any letters about it near you, if you can.' },
      { what: 'You know what comes next', says: 'We go through what to do, and in what order.' },
    ],
  },
  help: 'Help you can get today',
  hard: {
    question: 'Would you like us to call you?',
    call: 'Yes',
    online: 'No',
  },
  soft: {
    question: 'How would you like to go on?',
    call: 'Book appointment',
    online: 'Continue online',
  },
  after: {
    call: {
      heading: 'Thank you',
      text: 'An adviser will call you. They’ll have your answers, so you won’t start again.',
    },
    online: {
      heading: 'That’s fine',
      text: 'Your answers are safe. You can ask for a call whenever you like.',
    },
    continueOnline: 'Continue online',
    dashboard: 'Go to my dashboard',
  },
};
