/** What people read where they answer the questions before an insolvency, and where they choose and book at once. */
export const words = {
  questions: {
    /** After "You have". */
    typed: 'answers about what you want to choose',
    heading: 'Is it clear so far?',
    lead: 'This is not a test. It helps us talk.',
    number: (number: number, count: number) => `Question ${number} of ${count}`,
    notSure: 'I’m not sure',
    right: 'That’s it.',
    onList: 'We’ve put this on your adviser’s list.',
    missing: (number: number) => `Question ${number}: pick an answer. “I’m not sure” is one too.`,
    loading: 'Getting the questions',
  },
  leadWith: (count: number) =>
    `It’s a big step. Read these again. Then ${count === 2 ? 'two' : 'three'} short questions, and a call.`,
  /** @param when 'Tuesday 24 November, 10:30am' */
  andBook: (says: string, when: string) => `${says}, and book ${when}`,
  bookNow: (when: string) => `Book ${when}`,
  chosenNotBooked: 'Your choice is saved. The call is not booked yet.',
  toPlan: 'Go to your plan without a call',
  sooner: 'Sooner? Ring us on',
  elsewhere: 'See what you chose',
} as const;
