import type { TalkWay } from '@towpath/domain/bookings/bookedTalk.ts';

const PARTS = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } as const;

/** Words of booking a talk. */
export const words = {
  title: 'Your call',
  /** What is kept of the typing, named where somebody logs out. */
  typed: 'details for a call to book',
  help: 'Help',
  loading: 'One moment',
  away: {
    offline: 'You’re offline. You can book once you’re connected again.',
    unreached: 'We can’t be reached right now. What you see may be old.',
  },
  dashboard: 'Dashboard',
  pick: {
    heading: 'Pick a time to talk',
    headingMove: 'Pick another time',
    lead: (minutes: number) => `A free call with a trained adviser. About ${minutes} minutes.`,
    leadMove: (when: string) => `You have ${when} now. It stays yours until you pick another.`,
    day: 'Which day?',
    earlier: 'Earlier days',
    later: 'Later days',
    free: (count: number) => `${count} free`,
    full: 'Full',
    unsafe: 'Not safe',
    shut: 'Closed',
    time: (weekday: string) => `What time on ${weekday}?`,
    ukTime: 'UK time.',
    hidden: 'We’ve hidden times you marked as not safe to call.',
    parts: PARTS,
    how: 'How should we talk?',
    phone: 'Phone',
    weCall: (number: string) => `We call ${number}`,
    weCallYou: 'We call you',
    chat: 'Chat on this site',
    typing: 'Typing, no voice',
    name: 'Your name',
    number: 'Phone number',
    numberHint: 'A UK number, mobile or at home.',
    email: 'Email',
    emailHint: 'We send a link, so that you can move or cancel it.',
    note: 'Anything that would help?',
    noteHint: 'Like a language, speaking slowly, or someone with you.',
    noTimes: {
      heading: 'No free times right now',
      text: 'Ring us, or look again tomorrow.',
      call: (number: string) => `Call ${number}`,
    },
    keep: 'Keep the time I have',
  },
  yours: {
    heading: 'Your call',
    by: { phone: 'By phone', chat: 'By chat on this site' } satisfies Record<TalkWay, string>,
    pickFirst: 'Pick a day, a time and how we talk.',
    pickTime: 'Pick a day and a time.',
    book: 'Book this time',
    booking: 'Booking',
    move: 'Move to this time',
    moving: 'Moving',
    after: 'Move or cancel it any time, even on the day. No need to say why.',
    noFit: 'No time fits?',
    /** The number stays in one line. */
    ring: (number: string) => `Ring us on ${number.replaceAll(' ', '\u00a0')}`,
  },
  missing: {
    time: 'Pick a time',
    way: 'Say how we should talk',
    number: 'Type the number that we call',
    reach: 'Type an email or a number, so that we can reach you',
  },
  /** Where free times, or what is booked, can’t be read: the ways that need none. */
  unread: {
    text: 'We can’t show this page right now. What you have booked stays.',
    ring: 'You can ring us on',
    /** @param isSecond after the number to ring */
    chat: (isSecond: boolean) =>
      isSecond ? 'or write to us in the chat.' : 'You can also write to us in the chat.',
  },
  gone: {
    heading: 'That time has gone',
    text: 'Somebody else was a moment quicker. All else is as you left it. The nearest free times:',
    none: 'Somebody else was a moment quicker. All else is as you left it. Pick another day.',
  },
  unsafe: {
    heading: 'Is this time all right?',
    yes: 'Yes, I want this time',
    no: 'Pick another time',
  },
  trouble: 'That did not work',
  booked: {
    heading: { phone: 'Your call is on', chat: 'Your chat is on' } satisfies Record<TalkWay, string>,
    notice: { booked: 'You’re booked in.', moved: 'Your time is moved.' },
    reminders: {
      both: 'We’ll remind you the day before and one hour before.',
      hour: 'We’ll remind you one hour before.',
      none: '',
    },
    by: { phone: 'By phone', chat: 'By chat on this site' } satisfies Record<TalkWay, string>,
    from: (number: string) => `We call from ${number}`,
    /** No number of ours is longer: for the room that it takes. It is never seen. */
    anyNumber: '0000 000 0000',
    to: (number: string) => `We call ${number}`,
    comeBack: 'Come back to this site then, and open the chat.',
    move: 'Move it',
    calendar: 'Add to my calendar',
    file: 'call.ics',
    near: {
      heading: 'If you can, have near you',
      tips: ['A letter from someone you owe', 'A rough idea of your rent and bills', 'A cup of tea'],
    },
    sooner: 'Need us sooner?',
  },
  cancel: {
    heading: 'Not going to make it?',
    text: 'That’s fine. Someone else can use the time.',
    question: (when: string) => `Cancel ${when}?`,
    other: 'Yes, and show me other times',
    yes: 'Yes, cancel it',
    no: { phone: 'No, keep my call', chat: 'No, keep my chat' } satisfies Record<TalkWay, string>,
    submit: 'Carry on',
    submitting: 'One moment',
    first: 'Pick one to carry on',
  },
  kept: {
    phone: 'Your call stays as it is.',
    chat: 'Your chat stays as it is.',
  } satisfies Record<TalkWay, string>,
  cancelled: {
    heading: 'Your time is cancelled',
    text: (when: string) => `${when} is free for somebody else now. Thank you for telling us.`,
    other: 'Pick another time',
  },
  over: {
    heading: 'This time is over',
    text: (when: string) => `It was ${when}. You can pick another.`,
  },
  link: {
    notGood: 'This link has ended',
  },
};

export const partOfDay = (time: string): keyof typeof PARTS =>
  time < '12:00' ? 'morning' : time < '17:00' ? 'afternoon' : 'evening';
