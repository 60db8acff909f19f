/** Words of booking a call where something else is done besides. */
export const words = {
  heading: 'Book your call',
  lead: (minutes: number, number: string | null) =>
    `About ${minutes} minutes, by phone${number === null ? '' : ` on ${number}`}. It’s free.`,
  hidden: 'Times that you marked as not safe are left out.',
  more: 'More times, or a chat',
  later: 'Not this time',
  laterHint: 'No time fits? Choose without one. You can ask for a call next.',
  none: 'No time is free right now. You can ask for a call on the next page.',
  number: 'Phone number',
  numberHint: 'A UK number, mobile or at home.',
  numberMissing: 'Type the number that we call',
  loading: 'Looking for free times',
  unread: 'We can’t show free times right now',
  unreadText: 'You can choose without one, and ask for a call next.',
  again: 'Try again',
} as const;
