/** What keeping an earlier offer comes to, in words: each month. */
type KeptSums = {
  readonly sum: string;
  /** What the plan pays in all, what it has for this lender, and what is left for so many others. */
  readonly all: string;
  readonly part: string;
  readonly rest: string;
  readonly others: number;
};

/** What people read in the forms in which they tell what happened to their plan. */
export const words = {
  /** After “You have”. */
  typed: 'something you began to tell us about your plan',
  on: 'When was it?',
  wrongDay: 'Put in a day, like 24 11 2026',
  sum: 'How much?',
  sumNeeded: 'Put in a sum in pounds',
  offers: {
    title: 'Your offers went out',
    text: 'Tell us the day, and who they went to. We count the days for an answer from then.',
    /** Of one lender alone, at first and once more after what they said or did not say. */
    titleOne: (creditor: string) => `Your offer to ${creditor} went out`,
    titleAgain: {
      silent: (creditor: string) => `You wrote to ${creditor} again`,
      refuses: (creditor: string) => `You asked ${creditor} again`,
      'asks for more': (creditor: string) => `You replied to ${creditor}`,
    },
    textOne: 'Tell us the day. We count the days for an answer from then.',
    who: 'Who did you write to?',
    whoNeeded: 'Tick at least one',
    button: 'I’ve sent my offers',
    one: 'I’ve sent it',
  },
  keep: {
    title: 'Keep what you offered?',
    button: (sum: string) => `Keep ${sum}`,
    text: (creditor: string, sum: string, all: string) =>
      `Your plan then pays ${creditor} ${sum} a month, and ${all} a month in all. Check that you can pay that. You need not write to them again.`,
    /** Of the same sum in all: `rest` is what is left of it for the others. */
    sameSum: (creditor: string, { sum, all, rest, others }: KeptSums) =>
      others === 0
        ? `Your plan then pays ${creditor} ${sum} a month, out of the ${all} that it pays in all. You need not write to them again.`
        : `Your plan then pays ${creditor} ${sum} a month, out of the ${all} that it pays in all. You need not write to them again. ${
            others === 1 ? 'One other lender gets' : `${others} other lenders share`
          } the ${rest} that is left.`,
    tooLittle: (creditor: string, { sum, all, part, rest, others }: KeptSums) =>
      `Your plan pays ${all} a month in all. ${sum} for ${creditor} ${
        others === 0
          ? 'is more than is left of that.'
          : `leaves ${rest} of that for ${others === 1 ? 'one other lender' : `${others} other lenders`}. That is too little.`
      } Send ${creditor} your new offer of ${part}. Or, if you can pay more in all, close this and tell us so at “I can pay more or less”.`,
    submit: (sum: string) => `Keep ${sum}`,
  },
  answer: {
    title: (creditor: string) => `What did ${creditor} say?`,
    question: 'Their answer',
    needed: 'Pick what they said',
    options: {
      accepts: 'They said yes',
      'accepts and stops interest': 'They said yes, and stopped interest',
      'asks for more': 'They asked for more',
      refuses: 'They said no',
    },
    asks: 'What do they ask for each month?',
    asksHint: 'Leave it empty if they named no sum.',
    asksWrong: {
      'asks for no more': (offered: string) =>
        `You offered ${offered}. Put in more than that, or leave it empty`,
      'more than is owed': (_: string, owed: string) => `You owe ${owed} here. Put in that or less`,
    },
    button: 'They answered',
    another: 'They answered again',
    again: {
      silent: 'I’ve written again',
      refuses: 'I’ve asked again',
      'asks for more': 'I’ve replied to them',
    },
  },
  more: (creditor: string) => `More about ${creditor}`,
  moreButton: 'Something else',
  sold: {
    title: 'The debt was sold or passed on',
    text: 'It is still the same debt, with the same sum. You write to whoever has it now.',
    creditor: 'Who has it now?',
    creditorNeeded: 'Tell us who has the debt now',
    hasIt: 'They have this debt already. Put in who has it now',
    button: 'It was sold or passed on',
  },
  proof: {
    title: (creditor: string) => `Does ${creditor} have your debt?`,
    text: 'Your offer to them can go once you say so. If you pay the wrong one, you still owe it.',
    why: 'How do you know?',
    whyNeeded: 'Pick one',
    reasons: {
      'proof came': 'They sent me proof',
      'sure without': 'I am sure, and want to go on without proof',
    },
    button: 'I have proof, or I am sure',
  },
  balance: {
    title: 'They say I owe another sum',
    text: 'By a letter or a statement. Put in what you owed on that day.',
    balance: 'What did you owe?',
    why: 'Why is it another sum?',
    whyNeeded: 'Pick one',
    reasons: { interest: 'They added interest or charges', statement: 'Their statement says another sum' },
    button: 'They say I owe another sum',
  },
  closed: {
    title: 'This debt is done with',
    text: 'It goes out of the plan. What you paid stays in it.',
    why: 'What happened?',
    whyNeeded: 'Pick one',
    reasons: {
      'paid elsewhere': 'It was paid in another way',
      settled: 'They agreed to take less, and I paid that',
      'found wrong': 'It was not mine to pay',
      'written off': 'They wrote it off',
    },
    button: 'This debt is done with',
  },
  paid: {
    title: (month: string) => `You paid for ${month}`,
    text: (sum: string) => `${sum} in all, as your plan has it.`,
    which: 'What did you pay?',
    whichNeeded: 'Pick what you paid',
    all: (sum: string) => `All of it, ${sum}`,
    one: (creditor: string, sum: string) => `${creditor} alone, ${sum}`,
    other: 'Another sum to one of them',
    otherWho: 'To whom?',
    otherNeeded: 'Pick to whom',
  },
  cannot: {
    title: 'Which can’t you pay?',
    text: (month: string) =>
      `For ${month}. Nobody is told by this. Your plan goes on a little longer, and you can still pay later. Ring us if it is more than one month.`,
    which: 'Which of them?',
    whichNeeded: 'Tick at least one',
    submit: 'I can’t pay these',
    titleScheme: 'You can’t pay this month?',
    textScheme: (month: string) =>
      `For ${month}. Nobody is told by this. Ring us before the day: your money adviser can ask for a break. If payments are missed, a programme can be ended.`,
    submitScheme: 'I can’t pay it',
  },
  rest: {
    title: 'Take a break',
    titleWith: (creditor: string) => `A break with ${creditor}`,
    textWith: (creditor: string) =>
      `In these months your payments leave ${creditor} out, as they agreed. You pay the others on.`,
    text: 'You pay nothing, or less, for some months. Tell your lenders: they may go on adding interest.',
    textScheme:
      'You pay nothing, or less, for the months that the DAS Administrator agreed. Your programme takes that much longer.',
    from: 'The first month',
    to: 'The last month',
    needed: 'Pick a month',
    monthly: 'What can you pay in each of these months?',
    hint: 'Put in 0 for nothing.',
    submit: 'Take the break',
    submitWith: 'Leave them out',
  },
  means: {
    title: 'What can you pay now?',
    text: (sum: string) =>
      `It is ${sum} now. We share the new sum among your lenders. You send them new offers.`,
    textScheme: (sum: string) =>
      `It is ${sum} now. Put in the sum that the DAS Administrator agreed. It is shared out by the payments distributor.`,
    /** Where a court, or what is taken already, says what some of them get. */
    ordered: (names: string) =>
      `This is without what you pay ${names} as ordered. That stays apart, and does not change.`,
    monthly: 'Each month from now on',
    same: 'That is what you pay now. Put in another sum',
    submit: 'Change the sum',
  },
  draw: {
    title: 'Draw up your plan anew',
    first: 'When is your first payment?',
    firstDay: 'Which day?',
    firstAgain: 'When is the next payment?',
    hint: 'Later ones are on the same day of each month. Pick a day soon after you get your money.',
    hintFrom: (day: string) =>
      `You don’t have to pay before ${day}: until then the law gives you time. Later ones are on the same day of each month.`,
    hintScheme: 'As the letter about your programme says. Later ones are on the same day of each month.',
  },
  review: {
    title: 'You’ve looked at your budget',
    /** @param months after so many it is asked again; undefined for once a year */
    text: (months: number | undefined) =>
      `Nothing has changed, so your plan goes on as it is. We ask again in ${months === undefined ? 'a year' : `${months} months`}.`,
    submit: 'Nothing has changed',
  },
  takeBack: {
    title: 'Take this back?',
    /** @param what "Paid: Kestrel Cards, £59" */
    text: (what: string, day: string) =>
      `${what}. You told us so for ${day}. Your plan counts it no more. It stays in the list, marked as taken back.`,
    /** Of a sale. */
    paidSince: (buyer: string) =>
      `You told us of a payment to ${buyer} since. It stays counted. If you didn’t make it, take it back too.`,
    submit: 'Take that back',
  },
  end: {
    leave: 'Leave the plan?',
    leaveText:
      'The debts stay, and lenders can ask for what you agreed at first. Talk to us before you leave. We keep what is written down.',
    leaveYes: 'Yes, leave it',
    close: 'Close the plan?',
    closeText: 'All of it is paid. We keep what is written down.',
    closeYes: 'Close it',
  },
} as const;
