import { sayDay } from '@towpath/domain/values/dayWords.ts';

const letters = (count: number) => (count === 1 ? '1 letter' : `${count} letters`);

/** What people read about the letters that they send. */
export const words = {
  title: 'Your letters',
  loading: 'Getting your letters',
  typed: 'something in a letter',
  away: {
    offline: 'You’re offline. What you write stays here until you are back.',
    unreached:
      'We can’t be reached right now. It may be your connection, or it may be us. What you write stays here.',
  },
  none: 'There are no letters yet',
  noneText: 'Once you have chosen a plan, the letters for it are here.',
  seePlan: 'See your plan',
  heading: {
    open: (count: number) =>
      count === 1 ? 'Your letter is ready to read' : `Your ${letters(count)} are ready to read`,
    allRead: (count: number, of: number) =>
      of === 1
        ? 'Your letter is ready to send'
        : count === 1
          ? '1 letter is ready to send'
          : `Your ${letters(count)} are ready to send`,
    allSent: (count: number) =>
      count === 1 ? 'Your letter is on its way' : `Your ${letters(count)} are on their way`,
    others: 'Letters that can help',
  },
  lead: 'One for each lender. Nothing goes until you send it.',
  leadSent: 'Tell us what comes back, and we say what to do next.',
  list: 'Letters',
  others: 'Other letters',
  notToSend: 'Don’t write to these yet',
  sums: (parts: readonly string[], total: string) => `${parts.join(' + ')} = ${total} each month.`,
  state: {
    toFillIn: (count: number) => `${count} to fill in`,
    'not read': 'Not read',
    'read again': 'Read again',
    read: 'Read',
    sent: (day: string) => `Sent on ${day}`,
    'no answer yet': 'No answer yet',
    answered: 'Answered',
  },
  to: (name: string) => `To ${name}`,
  letterTo: (name: string) => `Letter to ${name}`,
  key: { change: 'You can change this', fill: 'Please fill in' },
  place: {
    fill: (label: string) => `${label}, to fill in`,
    unsaved: (label: string) => `Not saved yet: ${label}. It stays here, and we try again.`,
    elsewhere: (label: string) =>
      `You changed ${label} in another window. What you wrote is still here. Press Enter to keep yours, or Escape to take the other.`,
    help: 'Press Enter to save, Escape to put it back.',
    helpLines: 'Press Enter for a new line, Tab to save, Escape to put it back.',
  },
  noneOf: 'Nothing to put there?',
  leftOut: (label: string) => `Left out: ${label}.`,
  putBack: 'Put it back',
  save: 'Save',
  saving: 'Saving',
  stops: 'This letter is not for sending now',
  changed: 'Something has changed since you read it',
  changedText: 'Read it again before you send it, so that it says what is true today.',
  budget: {
    attach: 'Attach my budget',
    says: (day: string | null) => `${day === null ? '' : `Confirmed on ${sayDay(day)}. `}No health details.`,
    see: 'See it',
    seeHidden: ': my budget',
    making: 'Making your budget',
    noDocx: 'Your budget comes with the PDF, not with Word.',
  },
  files: {
    pdf: 'PDF',
    docx: 'Word, DOCX',
    mail: 'Mail to me',
    mailing: 'Sending',
    mailTo: (to: string) => `To ${to}. Anyone who can open that inbox can read it.`,
    mailed: (to: string) => `On the way to ${to}. It can take a few minutes.`,
    all: (count: number) => `Get all ${count} at once`,
    allPdf: 'All as PDF',
    allDocx: 'All as Word',
    gaps: 'What is still to be filled in stands in [brackets].',
  },
  tray: 'What to do with this letter',
  read: {
    next: 'I’ve read it, next letter',
    last: 'I’ve read it',
    reading: 'Saving',
    gap: (label: string) => `1 place to fill in first: ${label}`,
    gaps: (count: number) => `${count} places to fill in first`,
    done: 'You have read this one. Print it or mail it, then tell us when it went.',
  },
  sent: {
    heading: 'Have you sent it?',
    day: 'On which day?',
    how: 'How did you send it?',
    ways: { post: 'By post', email: 'By email', online: 'On their website' },
    submit: 'I’ve sent it',
    pickWay: 'Tell us how you sent it',
    pickDay: 'Enter the day',
    by: { post: 'by post', email: 'by email', online: 'on their website' },
    says: (day: string, by: string) => `You sent this on ${sayDay(day)}, ${by}.`,
    expect: (day: string) => `Expect an answer by ${sayDay(day)}.`,
    expected: (day: string) => `An answer should have come by ${sayDay(day)}.`,
    again: 'Send it again',
    change: 'You can still change it: then it is a new letter. The one that you sent is kept below.',
  },
  answer: {
    heading: 'What came back?',
    came: 'They answered',
    none: 'No answer came',
    what: 'What did they say?',
    kinds: {
      accepted: 'They said yes',
      'asks for more': 'They want more',
      refused: 'They said no',
      other: 'Something else',
    },
    day: 'On which day?',
    pick: 'Tell us what they said',
    submit: 'Save the answer',
    says: {
      accepted: (day: string) => `They said yes on ${sayDay(day)}. Keep their letter.`,
      'asks for more': (day: string) => `They asked for more on ${sayDay(day)}.`,
      refused: (day: string) => `They said no on ${sayDay(day)}.`,
      other: (day: string) => `They answered on ${sayDay(day)}.`,
      none: () => 'No answer has come.',
    },
    change: 'Something else came',
    next: 'What to do next',
    nextLetters: 'Letters that may follow',
  },
  versions: {
    heading: 'What went out',
    says: (version: number, day: string) => `Version ${version}, sent on ${sayDay(day)}`,
    get: 'Get it as PDF',
  },
  careful: {
    before: 'Is a debt very old, or not yours? Don’t write about it yet. ',
    ask: 'Ask us first',
    after: ', as a letter can start the clock again.',
  },
  talk: {
    heading: 'Want to read one together?',
    text: 'We can go through a letter with you, line by line.',
  },
};
