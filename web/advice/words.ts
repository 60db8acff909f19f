const ORDINALS = ['first', 'second'];

/** What people read in the advice: the first look, the full advice, the page of one solution, trying changes. */
export const words = {
  yourAdvice: 'Your advice',
  gettingAdvice: 'Getting your advice',
  whyTalkFirst: 'Why we’d talk first',
  /** What one of us says of the advice; `name` is inside a sentence. */
  decided: {
    heading: (by: string) => `${by} has looked at this for you`,
    says: (name: string, day: string) => `On ${day} they said that ${name} fits you. This is why:`,
    choose: (name: string) => `Choose ${name}, or read the risks first`,
    changed: (name: string, day: string) =>
      `On ${day} they changed the advice, and another of us agreed: ${name} fits you better. This is why:`,
    means:
      'It comes first on this page, with its risks. You decide, and nothing is sent to anyone until you do.',
  },
  /** Above the advice of a session that is closed. */
  closed: {
    heading: 'This is closed for changes',
    text: 'You can still read your advice. If you want to change something, or go on, ring us.',
  },
  takenBack: {
    heading: (by: string) => `${by} took back what we said`,
    says: (name: string, day: string) =>
      `We had said that ${name} fits you. On ${day} we took that back. This is why:`,
    means:
      'It does not count any more. This page shows your advice by the rules. If you chose it, nothing goes on with it until an adviser has talked to you.',
  },
  bestMatch: 'Best Match',
  /** The status of a solution that is not the best match; the first two are the specification's (AD-019). */
  statuses: {
    alsoMatched: 'Also Matched',
    unavailable: 'Unavailable',
    askAdviser: 'Ask an adviser',
    givesTime: 'Gives you time',
  },
  opening: {
    missing: {
      heading: (name: string | null) => (name ? `Nearly there, ${name}` : 'Nearly there'),
      lead: 'We need a little more before we can say what fits you. Your answers are saved.',
    },
    /** Debts that were cleared are on the list still. */
    cleared: {
      heading: 'First, put your list right',
      lead: 'Some of it may be cleared. What we’d recommend is for what you still owe.',
    },
    paidOff: { heading: 'You owe nothing now', lead: 'Keep the letters that say so.' },
    talk: {
      heading: 'Let’s talk it through',
      lead: 'Some things are best looked at with a person. An adviser will go through your options with you.',
    },
    good: { heading: (name: string | null) => (name ? `Good news, ${name}` : 'Good news') },
    years: 'What happens, and when',
    /** The second part of the answer. */
    because: (reason: string) => ` because ${reason}.`,
    /** Nothing is clearly right, and the bills come first. */
    billsFirst: 'Let’s start with your bills',
  },
  left: {
    from: (left: string) => `Where your ${left} comes from`,
    /** Over a sum that begins with it. */
    goes: (left: string) => `Where your ${left} goes`,
    shortFrom: (short: string) => `Why you are ${short} short`,
    less: 'less ',
    comesTo: 'comes to ',
    open: 'Open the sum',
  },
  groups: {
    time: 'Ways to get more time',
    recommended: 'We’d recommend for you',
    eligible: 'Other available solutions',
    undecided: 'We need to ask you more',
    ineligible: 'We wouldn’t recommend',
    alsoOpen: (count: number) =>
      count === 1 ? '1 more that is open to you' : `${count} more that are open to you`,
    doNotFit: (count: number) =>
      count === 1 ? '1 that doesn’t fit today, and why' : `${count} that don’t fit today, and why`,
    needToKnow: (thing: string) => `We need to know ${thing}.`,
  },
  card: {
    monthlyPayment: 'Monthly payment',
    /** Of an open solution for which the specification's card has no payment (SA-215). */
    paysMonthly: 'You pay monthly',
    clearIn: 'You could be clear in',
    lastPayment: 'Last payment',
    fees: 'Fees',
    stays: (count: number, names: string) =>
      count === 1 ? `One debt stays: ${names}.` : `${count} debts stay: ${names}.`,
    staying: (creditor: string, type: string | null | undefined) =>
      type ? `${creditor} – ${type}` : creditor,
    /** Opens what does not stand on the card of the best match. */
    moreToKnow: (count: number) => `${count} more to know before you choose`,
    /** The button of the best match names it (AD-021): "Go with a debt management plan (DMP)". */
    goWith: (named: string) => `Go with ${named}`,
    /** The same where nothing is chosen any more. */
    readOf: (named: string) => `Read about ${named}`,
  },
  /** Shown for the payment of a solution that is not open. */
  notApplicable: 'N/A',
  notKnown: 'Not known',
  /** A sum in a line that says how it comes about. */
  paysEachMonth: (sum: string) => `What you pay each month: ${sum}`,
  figures: {
    payment: 'What you pay each month',
    term: 'How long you pay',
    totalPaid: 'What it takes from you in all',
    fees: 'Fees, out of that',
    writtenOff: 'What is written off',
    debtFree: 'When you could be free of these debts',
    lastPayment: 'When you make the last payment',
    expectedEnd: 'When it is expected to end',
    freeAndLast: (free: string, last: string) => `${free}. Last payment: ${last}.`,
    nothingToPay: 'Nothing to pay each month',
  },
  comparison: {
    heading: (count: number) => (count === 3 ? 'Your top three, side by side' : 'Side by side'),
    table: 'Solutions side by side',
    whatIsCompared: 'What is compared',
    pays: 'You pay each month',
    toStart: 'Cost to start',
    cleared: 'Cleared',
    free: 'Free of these debts',
    register: 'Public register',
    nothing: '£0',
    ifTheyAgree: 'If they agree',
    notByThis: 'Not yet',
    forTerm: (term: string) => `for ${term}`,
    once: (sum: string) => `and ${sum} once`,
    lastPayment: (month: string) => `Last payment ${month}`,
    thinkFirst: 'What to think about with each',
    onRegister: 'Yes',
    noRegister: 'No',
    /** Of a time in which nobody may act: beside how long others are on a register. */
    whileItLasts: 'While it lasts',
  },
  forAndAgainst: {
    thinkFirst: 'Think about this first',
    good: 'What’s good about it',
    toThinkAbout: 'What to think about',
  },
  reasons: {
    notMet: 'What doesn’t fit',
    cannotSay: 'What we don’t know yet',
    /** Of figures that are known. */
    adviserDecides: 'What an adviser would decide',
    allMet: 'You meet everything it asks for.',
    everything: 'All that we checked, and its rules',
    adviserConfirms: 'An adviser will check this with you.',
    /** Stands before where the rule comes from. */
    rule: 'Rule:',
  },
  changes: {
    tellUs: (thing: string) => `Tell us ${thing}.`,
    adviserFinds: (thing: string) => `An adviser finds out ${thing}.`,
    adviserDecides: 'All of it is known. An adviser decides with you if it fits.',
    onceKnown: 'We can say more once we know this.',
    cannotSay: 'We can say more once we know this. An adviser can help you find out.',
    closed: (count: number) =>
      count > 1 ? 'It could fit you if all of these change.' : 'It could fit you if this changes.',
    open: 'It fits you as things stand. It would no longer fit if one of these came true. Then tell us, so that we can look again.',
  },
  howWeGotHere: 'How we got to this',
  missingParts: {
    label: 'What we still need',
    budget: 'Go to your budget',
    debts: 'Go to your debts',
    cleared: 'Put your list right',
    answers: 'Go to your answers',
  },
  urgent: {
    debt: (creditor: string, type: string | null | undefined) => (type ? `${creditor}: ${type}` : creditor),
    cannotWait: (count: number) => (count === 1 ? 'One thing comes first.' : `${count} things come first.`),
    seeWhatToDo: 'See what to do',
  },
  speakToAdvisor: {
    online: 'Continue online',
    onlineWith: (name: string) => ` with ${name}`,
    heading: 'Speak to an advisor?',
    text: 'It’s a big choice. Talk it through with a person before you decide. You can bring someone with you.',
    /** The same where little room is. */
    short: 'It’s a big choice. Talk it through first.',
    book: 'Book a chat',
    call: (number: string) => `Call ${number}`,
    callOnPaper: (number: string, hours: string) => `Call ${number}: ${hours}.`,
  },
  speakToUs: {
    ask: 'Ask for a call back',
    heading: 'Speak to us',
    text: 'Leave your number and an adviser will call you about your options. The call is free.',
    phone: 'Phone number',
    submit: 'Submit',
    sending: 'Sending',
  },
  thanks: {
    heading: 'Thank you',
    text: 'An adviser will call you. They’ll have your answers, so you won’t start again.',
  },
  firstLook: {
    getting: 'Getting your first look',
    hello: (name: string | null | undefined) => (name ? `Hello, ${name}` : 'Hello'),
    whatEachDoes: 'What each does and comes to',
    freeHelp: 'Free help from others',
    moreOn: (site: string) => `More on ${site}`,
    /** For whoever hears the link alone. */
    moreAbout: (name: string) => ` about ${name}, opens in a new tab`,
    video: 'Watch how it works',
    captions: 'English',
    next: 'What’s next',
    continue: 'Continue',
    chat: 'Chat with us now',
    chatText: 'Send a message to an adviser. You can stop at any time.',
    /** In place of good news beside money that is left on paper. */
    lacksBasics: (costMissing: string) => `${costMissing} Talk to an adviser about that first.`,
    startChat: 'Start a chat',
    /** The same card while nobody answers. */
    write: 'Write to us',
    writeText: (whenAnswered: string) => `${whenAnswered}.`,
    answeredLater: 'We answer when an adviser is here',
    startWriting: 'Write a message',
    talk: 'Would you rather talk?',
    leaveNumber: 'Leave your number and an adviser will call you.',
    /** The texts of style 1, and of style 2 where the questionnaire gives none (AD-002, AD-006). */
    builtIn: {
      heading: 'Here’s your first look',
      subHeading:
        'This is a first look, not advice to choose one. Each has good points and things to think about.',
      availableSolutions: 'Worth a closer look',
      whatsNext:
        'Next, we look at your debts and budget in full. Then we can tell you what fits and what it costs.',
      continue: 'Carry on when you’re ready. Your answers are saved.',
      yourBudget: 'Your month at a glance',
      /** Not that the basics are paid: some who are asked cannot heat their home. */
      spendingPositive: 'By what you told us, more comes in than goes out.',
      spendingNegative: 'More goes out than comes in right now. That’s what we’re here for.',
    },
  },
  solutionPage: {
    title: 'Your Advice',
    away: {
      offline: 'You’re offline. What you see here may be from a moment ago.',
      unreached:
        'We can’t be reached right now. It may be your connection, or it may be us. What you see here may be from a moment ago.',
    },
    notYours: 'This is not part of your advice',
    notYoursText: 'We look at what there is where you live. This one is not among it.',
    seeAdvice: 'See your advice',
    back: 'Back to your advice',
    callBack: 'Ask us to call you',
    choose: 'Choose this',
    chooseWhich: (name: string) => `: ${name}`,
    talkFirst: 'It’s a big choice. Talk it through with a person first.',
  },
  solutionDetail: {
    homeAtRisk: 'Your home could be at risk',
    homeAtRiskText:
      'Your share of your home could be used to pay the people you owe. Talk to an adviser before you choose this.',
    knowFirst: 'Know this first',
    more: (count: number) => `${count} more to know`,
    why: {
      ELIGIBLE: 'Why it fits you',
      INELIGIBLE: 'Why it doesn’t fit you',
      CANNOT_SAY: 'Why we can’t say yet',
    },
    limits: (day: string) => `By the limits of ${day}.`,
    changes: 'What would change this',
    figures: 'What it costs and gives',
    gauges: 'Your figures and the limits',
    means: 'What it means for you',
    steps: 'Three steps',
    everything: 'All there is to know',
    bothSides: 'Both sides',
    home: 'Your home',
    register: 'On a public register',
    creditFile: 'Your credit file',
    next: 'What happens next',
    terms: 'Words we used',
  },
  threeFacts: {
    pay: 'You pay for it',
    payMonthly: 'Each month',
    takes: 'It takes',
    ends: 'It should end',
    cleared: 'Cleared',
    clearedAbout: 'Cleared, about',
    paidBack: 'Paid back',
  },
  inAndOut: {
    heading: 'Debts in it, debts that stay',
    breakHeading: 'Debts in it, debts it leaves out',
    cleared: 'Cleared',
    paidBack: 'Paid back',
    inIt: 'In it',
    staysName: 'Stays',
    leftOut: 'Left out',
    debts: (count: number) => (count === 1 ? '1 debt' : `${count} debts`),
  },
  meanings: {
    home: 'Home',
    work: 'Job',
    bank: 'Bank',
    'credit file': 'Credit file',
    shared: 'Shared',
    cost: 'Cost',
  },
  whatIf: {
    heading: 'What if something changes?',
    lead: 'Try it out. Your answers stay as they are.',
    more: (sum: string) => `${sum} more`,
    less: (sum: string) => `${sum} less`,
    aMonthHidden: ' a month',
    open: 'Other',
    changeHidden: ' change',
    close: 'Close',
    loading: 'Getting this ready',
    putBack: 'Put it back',
    newer: 'There is a newer version of this page',
    loadAgainText: 'Load it again to try things out.',
    loadAgain: 'Load it again',
    youToldUs: (sum: string) => `You told us ${sum}.`,
    aMonth: (sum: string) => `${sum} a month`,
    shortEachMonth: (sum: string) => `${sum} short each month`,
    surplus: 'Money left each month',
    surplusHint: (now: string) => `Your income, less your bills and living costs. Now it is ${now}.`,
    vehicle: (place: number, count: number) =>
      count === 1 ? 'What your vehicle is worth' : `What your ${ORDINALS[place] ?? 'other'} vehicle is worth`,
    vehicleNotKnown: 'You were not sure what it is worth.',
    debt: 'A debt',
    whichDebt: 'Which debt?',
    chooseDebt: 'Choose a debt',
    owedTo: (creditor: string) => `What you owe to ${creditor}`,
    withoutDebt: 'Try it without this debt',
    trying: (sum: string) => `trying ${sum}`,
    tryingWithout: 'trying without it',
  },
  outcome: {
    heading: 'What would fit you',
    nothingTried: 'Change a sum to see what would happen.',
    andMore: (first: string, more: number) => `${first} ${more} more would change too.`,
    available: (now: string) => `What could go to the people you owe: ${now}.`,
    availableBefore: (now: string, before: string) =>
      `What could go to the people you owe: ${now}. Before: ${before}.`,
    list: 'Solutions, what fits best first',
    before: (standing: string) => `Before: ${standing}.`,
    figure: (name: string, now: string) => `${name}: ${now}.`,
    figureChanged: (name: string, now: string, before: string) => `${name}: ${now} (before: ${before}).`,
  },
};
