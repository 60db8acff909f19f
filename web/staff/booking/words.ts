/** What staff read of a booked talk. */
export const words = {
  when: 'Booked for',
  way: 'How',
  ways: { phone: 'By phone', chat: 'By chat' },
  email: 'Email',
  note: 'What would help',
  noEmail: 'None given',
  chat: 'They come to the chat. Ring only if they ask for it.',
  outcomes: { spoke: 'We spoke', 'not-reached': 'Nobody was there', 'not-wanted': 'They no longer want it' },
  move: 'Move it',
  moving: 'Moving',
  day: 'Day',
  time: 'Time',
  choose: 'Choose',
  moveTo: 'Move to this time',
  keep: 'Keep the time',
  /** Of free times that could not be read. */
  again: 'Try again',
  yes: 'They want this time all the same',
  /** What is to be asked first, by the code that says so. */
  asks: {
    TIME_NOT_SAFE: 'They have not marked this time as safe. Ask them first.',
    CALLS_NOT_WANTED: 'They asked us not to ring. Ask them first.',
  },
  noTimes: 'No time is free.',
  notSafe: (time: string) => `${time}, not marked as safe`,
  /** Booking a talk for a person, in their case. */
  forThem: {
    heading: 'A talk',
    has: (when: string) => `Booked for ${when}. It is in the calendar: whoever takes it there can move it.`,
    open: 'Book a talk',
    how: 'How do we talk?',
    number: 'Number we call',
    numberHeld:
      'Left empty, we call the number that we have. It is not shown, since they are not to be rung now.',
    email: 'Email',
    emailHint: 'They get a link, with which they move or cancel it.',
    note: 'Anything that would help? They may read it.',
    book: 'Book it',
    booking: 'Booking',
    stop: 'Not now',
    first: 'Choose a day, a time and how we talk.',
    done: (when: string) => `Booked for ${when}.`,
    written: 'We have written to them.',
    notWritten: 'We have no email of theirs: tell them the time.',
  },
};
