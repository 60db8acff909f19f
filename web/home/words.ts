/** What people read on the home page in addition to the operator's tagline and claims. */
export const words = {
  hero: {
    lead: 'Tell us a little about what you owe. You’ll see which debt solutions could fit your life, and what each one would mean.',
    start: 'See what could help',
    stopAnyTime: 'Stop any time.',
  },
  claims: 'About us',
  howItWorks: {
    heading: 'One thing at a time, at your pace',
    lead: 'Your answers save as you go. Shut the page, have a cup of tea, come back tomorrow.',
    questions: {
      title: 'A few quick questions',
      text: 'Where you live, roughly what you owe, and how things are.',
      withDuration: (duration: string) =>
        `Where you live, roughly what you owe, and how things are. About ${duration}.`,
    },
    debts: {
      title: 'Your debts, in one list',
      /** The first if there is a credit search, the second if there is none; the rest follows. */
      text: {
        creditSearch: 'Bring them in from your credit report, or type them in yourself.',
        byHand: 'Type in who you owe and how much.',
        after: 'Rough numbers are fine.',
      },
    },
    budget: {
      title: 'What comes in, what goes out',
      text: 'We’ll build a budget that leaves room for real life, including birthdays and school shoes.',
    },
    options: {
      title: 'Your options, side by side',
      text: 'The good and the not so good of each one. You choose, and you can talk to a person first.',
    },
  },
  straightAnswers: {
    heading: 'Straight answers first',
    lead: 'These are the things most people want to know before they start.',
    cost: {
      question: 'What does it cost?',
      answer: {
        before:
          'Advice is free. Some solutions have fees. We show you the full cost of each one before you agree to anything. You can also get free help from',
        after: '.',
      },
    },
    creditScore: {
      question: 'Will it hurt my credit score?',
      answer: 'Using this service does not. Some solutions do, and we’ll tell you for how long.',
    },
    whoWillKnow: {
      question: 'Who will know I’ve been here?',
      answer: 'No one you owe money to. We only contact them if you ask us to.',
    },
    partner: {
      question: 'What if I live with a partner?',
      answer: 'You can do this on your own. We’ll only ask about debts you share.',
    },
  },
  cannotWait: {
    heading: 'Some things can’t wait',
    text: 'If one of these is happening now, start here instead. We’ll tell you what to do today.',
  },
};
