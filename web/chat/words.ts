/** What people read around the chat with an adviser. */
export const words = {
  /** What an unsent message is called, after "You have". */
  called: 'a message to an adviser',
  launcher: {
    label: 'Ways to reach us',
    heading: 'Talk to a person',
    chat: 'Chat with us',
    back: 'Back to your chat',
    close: 'Close',
    hours: (hours: string) => `We’re here ${hours}.`,
    message: 'Send us a message',
    callBack: 'Ask for a call back',
    book: 'Book a slot',
    unread: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
    /** Under the card of a message. */
    lines: {
      underWay: 'Go on with your chat',
      soon: (minutes: number) => `We mean to answer within ${minutesOf(minutes)}`,
      open: 'An adviser answers as soon as one is free',
      shut: (opens: string) => `${opens}. Write now, and we answer then`,
      shutForLong: 'We are closed now. Write, and we answer when we are back',
    },
  },
  window: {
    label: 'Chat with an adviser',
    smaller: 'Make chat smaller',
    close: 'Close chat',
    /** Under the name at the head of the window. */
    says: {
      loading: 'Getting your chat',
      new: 'Write to an adviser',
      waiting: 'Finding someone for you',
      shut: 'We answer when we open',
      adviser: 'Debt adviser',
      adviserHere: 'Debt adviser, here now',
      ended: (when: string) => `Chat ended, ${when}`,
    },
  },
  log: {
    label: 'Messages',
    you: 'You: ',
    from: (name: string) => `${name}: `,
    adviser: 'Adviser',
    yours: (when: string) => `You, ${when}`,
    theirs: (name: string, when: string) => `${name}, ${when}`,
    sent: 'Sent',
    seenBy: (name: string) => `Seen by ${name}`,
    isWriting: (name: string) => `${name} is writing`,
    today: (when: string) => `Today, ${when}`,
    onDay: (day: string, when: string) => `${day}, ${when}`,
    waiting: (count: number) =>
      count === 1 ? '1 message waiting to send' : `${count} messages waiting to send`,
    sending: 'Sending',
    tryNow: 'Try now',
    notTaken: 'This message was not sent.',
    change: 'Change it',
    leaveOut: 'Leave it out',
  },
  hello: {
    heading: 'Tell us what is going on',
    text: 'A few words are enough. An adviser reads them and writes back. You can stop at any time.',
    private: 'Only we can read it. Please write no passwords or card numbers.',
  },
  waiting: {
    place: (ahead: number) => (ahead === 0 ? 'You’re next in line' : `You’re ${nth(ahead + 1)} in line`),
    unknown: 'You’re in line',
    soon: (minutes: number) => `We mean to answer within ${minutesOf(minutes)}. Your message is safe.`,
    open: 'We answer as soon as an adviser is free. Your message is safe.',
    shut: (opens: string) => `${opens}. We answer then. Your message is safe.`,
    shutForLong: 'We are closed now. We answer when we are back. Your message is safe.',
    leave: 'You can close this and come back.',
    callMe: 'Call me instead',
  },
  turnText: {
    ask: 'Text me when it’s my turn',
    when: 'One text, once an adviser has written and you have not looked. It comes between 8am and 8pm, and only at times that are safe for you.',
    says: 'It says:',
    number: 'Mobile number',
    numberHint: 'A UK mobile. It is for this text alone.',
    missing: 'Type the number that we text',
    submit: 'Text me',
    asking: 'Asking',
    cancel: 'Not now',
    set: (end: string) => `We’ll text the number that ends in ${end} when it’s your turn.`,
    drop: 'Do not text me',
    dropping: 'Taking it back',
  },
  ended: {
    heading: 'This chat has ended',
    silent: (time: string) => `This chat ended because nobody wrote for ${time}. Write again any time.`,
    text: 'You can keep a copy of it.',
    save: 'Save a copy',
    file: 'chat.txt',
    email: 'Email it',
    sending: 'Sending',
    sentTo: (email: string) => `It is on its way to ${email}.`,
    again: 'Start a new chat',
  },
  crisis: {
    heading: 'You matter more than any of this',
    /** Who can answer here; each stands before `now`. */
    who: {
      adviser: (name: string) => `${name} is here.`,
      first: 'An adviser is here, and your message comes first.',
      amongFirst: 'An adviser is here, and your message is one of the first that they read.',
      nobody: 'Nobody can answer here right now. We answer as soon as one of us is here.',
      shut: (opens: string) => `Nobody can answer here right now. ${opens}. We answer then.`,
      shutForLong: 'Nobody can answer here right now. We answer when we are back.',
      ended: 'Nobody answers here right now: this chat has ended.',
    },
    now: 'The numbers below answer day and night. Ring or text one now. If your life is in danger, call 999.',
    sms: (word: string) => `Text ${word}. Free, day or night.`,
  },
  strip: {
    offline: { what: 'You’re offline.', next: 'Trying again. Keep writing, nothing is lost.' },
    unreached: {
      what: 'We can’t be reached right now.',
      next: 'Trying again. Keep writing, nothing is lost.',
    },
    back: { what: 'You’re back.', next: 'All of it is here.' },
    sent: (count: number) => ({
      what: 'You’re back.',
      next: count === 1 ? 'Your message is sent.' : `Your ${count} messages are sent.`,
    }),
  },
  composer: {
    label: 'Your message',
    write: 'Write a message',
    more: 'Add more while you wait',
    send: 'Send message',
    noFiles: 'We can’t take files or pictures here yet. Tell us in words what it says.',
    end: 'End this chat',
    ending: 'Ending',
  },
};

function minutesOf(minutes: number): string {
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** "2nd", "11th", "23rd". */
function nth(place: number): string {
  const isTeen = Math.floor(place / 10) % 10 === 1;
  const end = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${end}`;
}
