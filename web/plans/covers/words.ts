export const coversWords = {
  /** @param name 'Breathing Space' */
  heading: (name: string) => `What ${name} covers`,
  inIt: 'In it',
  byForm: 'These are on the form that was sent for you.',
  outside: 'Not in it',
  outsideText: 'Nobody has to hold off for these. They can still ask you to pay.',
  why: {
    'left out': 'The form left it out.',
    'told later': 'You told us of it after the form.',
  },
  /** By the short name of what runs. */
  more: {
    BS: 'Ask us whether it can be added',
    MHBS: 'Ask us whether it can be added',
    AO: 'Ask us whether it can be added',
    // The law takes in no more than what the order lists.
    DRO: 'Ask us what to do about it',
  },
  notKnown: 'We can’t tell which debts are in it: it was not asked for with a form from here.',
  theirLetter:
    'The letter that came when it began names them. Nothing holds off the people you owe anything else.',
  askUs: 'No letter, or not sure? Talk with us',
} as const;
