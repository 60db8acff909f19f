/** What people read of letters where they cannot be changed or sent. */
export const words = {
  /** What to say on the phone of a claim at court. */
  sayOfClaim: (from: string) => `I have a claim form about ${from}. Please help me to answer it in time.`,
  /** In a letter, for whoever of us may not see facts of health. */
  ownWords: '[their own words, which may tell of health: your role does not see them]',
  debtGone: 'This debt is not on your list any more, so there is nothing to send about it.',
  notOffered: 'This letter does not fit any more what you have told us.',
  offersWait: {
    talk: 'This letter makes an offer, and your plan waits until we have talked. Keep it as it is, and talk to us. What you agreed before, you can go on paying.',
    over: 'This letter makes an offer of your plan, and that plan is over or you can’t keep it up. Ask us first, and we look together at what you can offer. What you wrote is kept.',
  },
  planNotDrawn:
    'This letter makes an offer, and its sum is not settled: your plan can’t be drawn up yet. The page of your plan says what is missing. What you wrote is kept.',
  noBudget: 'Your budget is not finished yet. Once it is, you can send it along.',
  neverBudget: 'The budget does not go with this letter.',
  notThatDay: 'Enter a day from when you read it to today',
  postNeedsAddress: 'You left their address out. Put it back to send it by post, or pick another way',
  /** In the copy of a person's data. */
  writtenBy: (isStaff: boolean) => (isStaff ? 'one of us, with you' : 'you'),
  /** Read by the person, beside who looked at their case. */
  sentNoted: 'Writing down that you sent a letter, together with you',
  /** Read by whoever of us writes down that a letter went. */
  toStaff: {
    notThatDay: 'Enter a day from when they read it to today',
    postNeedsAddress: 'They left the address out, so it did not go by post. Pick another way',
  },
  refusedToStaff: {
    LETTER_NOT_READ:
      'They have not read this letter as it is now. They read it first, so that it is known what went. Then note it.',
    LETTER_HAS_CHANGED: 'This letter has changed since you opened it. Load this page again.',
    LETTER_NOT_TO_SEND: 'This letter does not go any more: their letters say why. Talk it over with them.',
    SESSION_CLOSED: 'This session is closed, so nothing is written down in it any more.',
  } as Readonly<Record<string, string>>,
  paidSince:
    'You told us since that you paid it: another letter says so. Take that letter back first, if it was a mistake.',
  notThatAnswerDay: 'Enter a day from when you sent it to today',
  laterWent: (version: number) =>
    `You sent it again since. Take version ${version} back first, if that was a mistake too.`,
  saidOnPlan: 'You told us on your plan that this went. If it did not, take it back there, in what happened.',
  followed: (name: string) =>
    `You sent another letter because of this one: “${name}”. Take that one back first, if it was a mistake too.`,
  readBefore: {
    changed:
      'This letter has changed since you read it: your sums, or something else in it. Load this page again, read it, then say that you sent it.',
    longAgo:
      'You read this letter a while ago, and its days have moved on. Load this page again, read it, then say that you sent it.',
  },
  notThatClaimDay: {
    issued: 'Enter the date of issue on the claim form: today or before',
    'last to reply': 'Enter the last day to reply that is on the form',
  },
  notHere: 'Pick one that there is where you live',
  notInPdf: (what: readonly string[]) =>
    `The PDF can’t show the letters used in ${what.map(one => `“${one}”`).join(', ')}. Get it as Word instead.`,
  noLetters: 'There is no letter to send yet.',
  wroteTo: (name: string) => `You wrote to ${name}`,
  fileTitle: 'Letters about my debts',
};
