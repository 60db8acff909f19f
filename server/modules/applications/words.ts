/** What people and staff read of an application beside its questions. */
export const words = {
  /** Read by the person, in what was done with their data. */
  whyLooked: 'Reading the form that you handed over',
  /** What the lines of a budget are called together whose names tell of health, for who may not see that. */
  folded: { income: 'Other income', costs: 'Other costs' },
  /** The same, of what one of us wrote into it. */
  writtenDown: 'Writing into your form what you told us',
  /** The same, of handing it over for them. */
  handedOver: 'Handing over your form, as you told us',
  refused: {
    notAgreed: 'Read it through with them. Once they say yes, tick this.',
    notFilledNow: 'Nothing is written into it in this state. Ask again for what is to be changed.',
    takeItToFill: 'Take it from the work list first: once it is handed over, only who has it writes into it.',
    locked: 'Their session is closed, so nothing can be changed in it.',
    withheldFromCaller:
      'Some of it may tell of health, which you can’t read. Somebody who can hands it over with them, or they do it themselves.',
    withheld:
      'Some of it may tell of health, which you can’t read. Pass it on: somebody who may read it has to accept it.',
    readsAll: 'You may read all of it. Accept it, or ask again.',
    changedSince:
      'What they told us has changed since they handed it over. Keep it as it is now, with them, or ask again.',
    /** @param says a reason of the rules, such as "It can be up to £50,000." */
    closed: (says: string) => `It can’t go as it is. ${says} Put it right with them, or ask again.`,
    saidSince: 'They said something since. Keep it in what is handed over first, and read it again.',
    /** @param isFor for whose homes it is, such as "Scotland"; @param home where theirs is, null where that is not known */
    elsewhere: (isFor: string, home: string | null) =>
      `It is for ${isFor}, their home is ${home === null ? 'somewhere else' : `in ${home}`}. Ask again, and tell them why.`,
    /** The same, said to the person. */
    elsewhereOwn: (isFor: string, home: string | null) =>
      `This form is for ${isFor}. Your home is ${home === null ? 'somewhere else' : `in ${home}`}, so it goes no further.`,
    /** Its plan was noted as sent, or further. */
    anotherWay: 'What it is for was sent another way, as their plan says. This form goes no further.',
    /** The same, said to the person. */
    anotherWayOwn:
      'What this form is for was sent another way, as your plan says. So this form goes no further.',
    place: 'This form does not ask for that.',
    ours: 'We write this part, by the advice. It stays as it is.',
    oursAsked: 'We write some of that ourselves, by the advice. Ask for their own answers alone.',
    noWords: 'Write what is needed, and why.',
    tooLong: (most: number) => `Use ${most} characters at most.`,
    noField: 'Choose what is to be answered again.',
    notTaken: 'Take it from the work list first.',
    /** @param from the first day that can be, such as "24 November 2026" */
    sentDay: (from: string) =>
      `Put in the day on which it was sent. It was accepted on ${from}, so that day or later, up to today.`,
    answerDay: (from: string) =>
      `Put in the day on which they decided. It was sent on ${from}, so that day or later, up to today.`,
    withdrawnDay: (from: string) =>
      `Put in the day on which they withdrew it. It was sent on ${from}, so that day or later, up to today.`,
    notReady: 'Some of it is still open, so it can’t be accepted. Ask again for the rest.',
    /** @param faults in the receiver's words */
    notAsNeeded: (faults: readonly string[]) =>
      `They did not take it: ${faults.slice(0, 5).join('; ')}. Ask again for what is wrong, or ring them.`,
  },
  paper: {
    title: (name: string) => name,
    for: (receiver: string) => `For: ${receiver}`,
    draft: 'Not complete: this is what was handed over so far.',
    complete: 'As it was handed over, and as it is sent.',
    missing: 'Still missing',
    clashes: 'Answers that don’t match',
    none: 'Nothing is filled in here.',
    from: 'Where it is from',
    answer: 'Answer',
    question: 'What is asked',
    file: 'application',
  },
};
