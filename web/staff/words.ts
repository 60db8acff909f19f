const DAYS: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

function late(minutes: number): string {
  if (minutes < 60) return `${minutes} min late`;
  return minutes < 48 * 60
    ? `${Math.floor(minutes / 60)} h late`
    : `${Math.floor(minutes / (24 * 60))} days late`;
}

/** What staff read. */
export const words = {
  givenWith: { call: 'Given with the call', talk: 'Given with the booked talk' },
  unavailable: 'The service can’t be reached right now. Try again in a moment.',
  away: {
    offline: 'You’re offline. What you see may be old.',
    unreached: 'The service can’t be reached right now. What you see may be old.',
  },
  loading: 'One moment',
  console: 'Console',
  signOut: 'Sign out',
  you: (name: string, role: string) => `${name}, ${role}`,
  signingOut: 'Signing out',
  signIn: {
    title: 'Sign in',
    heading: 'Sign in to the console',
    lead: 'For those who work here.',
    ended: 'You were signed out, to keep people’s details safe. Sign in again.',
    email: 'Email',
    password: 'Password',
    code: 'Code from your app',
    submit: 'Sign in',
    submitting: 'Signing in',
    passkey: 'Sign in with a passkey',
    askingDevice: 'Your device asks you',
    gaveUp: 'Your device did not sign you in. Try again, or use your password and code.',
    missing: {
      email: 'Type your email.',
      password: 'Type your password.',
      code: 'Type the six digits that your app shows now.',
    },
  },
  setUp: {
    title: 'Set up your sign-in',
    heading: (name: string) => `Hello ${name}`,
    lead: 'Choose a password and connect an app that shows codes. You need both each time you sign in.',
    noLink: 'This link is not whole. Open it again from the message, or ask for a new one.',
    email: 'You sign in with',
    appHeading: '1. Connect your app',
    app: 'In an app that shows codes, scan this picture, or open the link on your phone, or type the key.',
    picture: 'A picture for your app to scan',
    open: 'Open in my app',
    key: 'Key',
    passwordHeading: '2. Choose a password',
    password: 'Password',
    passwordHint: 'At least 14 characters. A few words that do not belong together are good.',
    codeHeading: '3. Show that it works',
    code: 'Code from your app',
    submit: 'Finish and sign in',
    submitting: 'One moment',
    missing: { password: 'Choose a password.', code: 'Type the six digits that your app shows now.' },
  },
  areas: {
    all: 'Console',
    work: 'Work',
    figures: 'Figures',
    staff: 'Staff',
    log: 'Log',
    account: 'Your sign-in',
    case: 'Case',
    people: 'People',
    chats: 'Chats',
    calendar: 'Calendar',
    partners: 'Partners',
  },
  /** After the name of a part, for screen readers. */
  pip: (waiting: number, late: number) =>
    `${waiting} ${waiting === 1 ? 'waits' : 'wait'}${late === 0 ? '' : `, ${late} late`}`,
  chatsWait: (count: number) => (count === 1 ? 'A chat waits.' : `${count} chats wait.`),
  nations: {
    england: 'England',
    wales: 'Wales',
    scotland: 'Scotland',
    'northern-ireland': 'Northern Ireland',
    outside: 'Outside the UK',
  },
  openCase: 'Open case',
  keys: { down: 'Down', up: 'Up' },
  findPerson: 'Find a person',
  applicationToRead:
    'Open their case and read the application there, line by line. Then accept it and send it, or ask again.',
  /** The same of a form by what came of it so far. */
  formWork: {
    leftSince:
      'They chose something else once this form was accepted. Open their case and say whether it had gone by then: note the day, or that it has not gone. Either ends this.',
    answered:
      'An answer to their form came. Open their case, read it there and go through it with them: then ask again, or close it.',
  },
  reviewToHave:
    'Talk with them: how does it go, do they keep to what it asks of them, and does it still fit? Then note in their case, under “What they chose”, what came of it.',
  adviceToLookAt: 'Look at the case, ask what is open, then say what fits.',
  noWork: {
    title: 'Work',
    heading: 'No work list',
    text: 'What waits is not part of your role.',
  },
  noArea: {
    title: 'Not found',
    heading: 'There is no such page',
    text: 'It may not be part of your role.',
  },
  work: {
    title: 'Work',
    waiting: (count: number) => (count === 1 ? '1 thing waits.' : `${count} things wait.`),
    none: 'Nothing waits',
    noneText: 'New work shows here by itself.',
    late: (count: number) => (count === 0 ? '' : count === 1 ? '1 is late.' : `${count} are late.`),
    kinds: {
      callback: 'Call-backs',
      advice: 'Advice',
      chat: 'Chats',
      booking: 'Bookings',
      application: 'Applications',
      plan: 'Chosen plans',
      review: 'Midway reviews',
      task: 'Tasks',
    },
    one: {
      callback: 'A call',
      advice: 'Advice to look at',
      chat: 'A chat',
      booking: 'A booking',
      application: 'An application',
      plan: 'A chosen plan',
      review: 'A midway review of Breathing Space',
      task: 'A task of a case',
    },
    danger: { 0: '', 1: 'Urgent', 2: 'Worrying words' },
    attempts: (count: number) => (count === 1 ? 'Tried once' : `Tried ${count} times`),
    mine: 'Yours',
    takenBy: (name: string) => `${name} has this one`,
    take: 'Take',
    taking: 'Taking',
    giveBack: 'Give back',
    givingBack: 'Giving back',
    /** For screen readers, after the button’s own word. */
    which: (what: string, due: string) => `: ${what}, ${due}`,
  },
  call: {
    heading: 'Ring',
    noName: 'No name given',
    noNumber: 'There is no number to ring.',
    asked: 'Asked',
    safeNow: 'Safe to ring now',
    anyTime: 'Any time is safe',
    times: 'Safe times',
    says: 'If somebody else answers',
    outcome: 'What came of it?',
    outcomes: {
      spoke: 'We spoke',
      'not-reached': 'Nobody answered',
      'not-wanted': 'No call wanted',
      'wrong-number': 'Wrong number',
      later: 'Call later',
    },
    done: 'Noted.',
  },
  chat: { answer: 'Answer it in Chats' },
  plan: {
    chose: 'Chose',
    on: 'On',
    noCalls: 'They do not want to be rung. Write to them.',
    weSay: 'We say fits',
    stands: 'Stands',
    states: {
      chosen: 'Chosen',
      'being prepared': 'Being prepared',
      'with an adviser': 'Back with one of us',
      sent: 'Sent',
      accepted: 'Accepted',
      refused: 'Refused',
      running: 'Running',
      broken: 'Can’t be kept up',
      ended: 'Over',
      left: 'Left',
    },
    doubt: {
      'another fits':
        'One of us has said since that another one fits, so this does not go on. Open the case and go through the advice with them. It can go on once they have chosen anew, or one of us has said that this one fits.',
      'taken back':
        'What we had said of it is taken back, so this does not go on. Open the case and go through the advice with them. It can go on once they have chosen anew, or one of us has said that it fits.',
      closed:
        'Their advice of today does not leave this one to them, so it does not go on. Open the case, put right with them what has changed, and run the advice again.',
      unconfirmed:
        'This waits for an adviser’s yes: it is what they want, and nothing is begun. Open the case, go through the advice with them and say whether it fits. Then you can note here that they go on.',
    },
    confirmed: 'An adviser has confirmed the advice, so it can go on.',
    outcomes: {
      'goes-on': 'They go on with it',
      leaves: 'They do not want it',
      'not-reached': 'Nobody answered',
      later: 'Call later',
    },
  },
  /** Safe times such as 'tue morning'. */
  time: (time: string) => {
    const [day = '', part = ''] = time.split(' ');
    return `${DAYS[day] ?? day} ${part}`;
  },
  due: {
    late,
    talkAt: (time: string) => `Talk at ${time}`,
    talkOn: (day: string) => `Talk on ${day}`,
    talkLate: (talk: string, minutes: number) => `${talk}, ${late(minutes)}`,
    talkUnnoted: (talk: string) => `${talk}, not noted yet`,
    notBefore: (when: string) => `Not before ${when}`,
    by: (when: string) => `By ${when}`,
    answered: 'Answered',
  },
};
