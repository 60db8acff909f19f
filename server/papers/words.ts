const adults = (count: number) => (count === 1 ? '1 adult' : `${count} adults`);
const children = (count: number) => (count === 1 ? '1 child' : `${count} children`);

const inAList = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The texts of people's papers. What a solution is, and why it fits, is worded by `domain`. */
export const words = {
  /** Under the title of a paper with something in a script that no font of ours has. */
  notAllShown: 'We can’t print every alphabet yet. What we can’t print stands here as “?”.',
  notKnown: 'not known',
  nothingPaid: 'nothing now',
  /** Either may admit a debt that is not owed, or make a very old one count again. */
  adviceFirst: (creditors: readonly string[]) =>
    `Don’t pay or write to ${inAList.format(creditors)} before you have had advice about ${creditors.length === 1 ? 'this debt' : 'these debts'}. Leave this paper out of any letter to them.`,
  stillPay: 'Keep paying what falls due now, such as rent.',
  aboutSum: (sum: string) => `about ${sum}`,
  moment: (day: string, time: string) => `${day} at ${time}`,
  reference: (short: string) => `Reference ${short}`,
  marks: {
    joint: 'joint',
    disputed: 'not agreed',
    veryOld: 'very old',
    wasWith: (names: readonly string[]) => `was with ${names.join(', then ')}`,
  },
  marked: (name: string, marks: readonly string[]) => `${name} (${marks.join(', ')})`,
  kind: 'Kind',
  total: 'Total',
  advice: {
    takenBack: (by: string, day: string) => `${by} took back on ${day} what we said of it`,
    decided: (by: string, day: string) => `${by} looked at this for you on ${day}`,
    title: 'Your advice',
    givenOn: (moment: string) => `Given on ${moment}`,
    person: 'For',
    nation: 'Where you live',
    nations: {
      england: 'England',
      wales: 'Wales',
      scotland: 'Scotland',
      'northern-ireland': 'Northern Ireland',
      outside: 'outside the UK',
    },
    limitsOf: 'By the facts and limits of',
    version: 'Version of our rules',
    urgent: 'First things first',
    ringUs: (number: string) => `Call us: ${number}.`,
    ring: ({ name, number }: { name: string; number: string }) => `${name}: ${number}.`,
    missing: 'What we still need',
    forAdviser: 'Why we’d talk first',
    safe: 'Safe to do now',
    time: 'Ways to get more time',
    recommended: 'What we’d recommend for you',
    eligible: 'What else is open to you',
    /** Where a person looks first: nothing is recommended, as on the page. */
    lookedAt: 'What else we looked at',
    undecided: 'What we need to ask you more about',
    ineligible: 'What we wouldn’t recommend, and why',
    close: {
      heading: (name: string) => `You are close to ${name}`,
      missing: 'What is missing, and by how much',
      thing: 'What',
      distance: 'How far',
      endsOn: (day: string) => `over on ${day}`,
      untilThen: 'Until then',
      pleaseDont: 'Please don’t',
    },
    healthLeftOut:
      'What rests on your health is not on this paper, so that you can show it to others. It is on your advice page.',
    debts: {
      heading: 'What you owe',
      creditor: 'Who you owe',
      balance: 'How much',
      payment: 'Each month',
    },
    answer: (says: string, because: string) => `${says} because ${because}.`,
    budget: { heading: 'Your budget for a month' },
    restsOn: {
      heading: 'What this rests on',
      answers: 'The answers you gave to our questions.',
      debts: 'The debts listed here, as you told us or as your credit report has them.',
      budget: 'The budget you said was right.',
      budgetNotFinished: 'A budget that is not finished yet.',
      sharedByAdults: (ofAdults: number) => `Who shares your budget: ${adults(ofAdults)}.`,
      sharedByChildren: (ofChildren: number) => `Who shares your budget: ${children(ofChildren)}.`,
      sharedByBoth: (ofAdults: number, ofChildren: number) =>
        `Who shares your budget: ${adults(ofAdults)} and ${children(ofChildren)}.`,
      limits: (day: string, version: number) =>
        `The limits in force on ${day}, by version ${version} of our rules.`,
      tellUs: 'Tell us if something here is not right, or changes. Then the advice may be another one.',
      sources: 'Where the rules come from',
    },
  },
  solution: {
    forYou: 'What this means for you',
    stays: 'Debts that stay',
    leavesOut: 'Debts it leaves out',
    why: 'Why it fits you',
    advantages: 'What’s good about it',
    risks: 'What to think about',
    home: 'Your home',
    register: 'On a public register',
    creditFile: 'Your credit file',
    next: 'What happens next',
    terms: 'Words we used',
    years: (start: string) => `The years ahead. ${start}`,
    money: (pays: string) => `Where the money goes. You pay ${pays} in all`,
    doesNotFit: 'It does not fit as things stand.',
    needToKnow: 'We need to know:',
    adviserFinds: (thing: string) => `An adviser finds out ${thing}.`,
    adviserGoesThrough: 'An adviser will go through it with you.',
    figures: {
      payment: 'What you pay each month',
      term: 'How long you pay',
      totalPaid: 'What it takes from you in all',
      fees: 'Fees, out of that',
      writtenOff: 'What is written off',
      debtFree: 'When you could be free of these debts',
      lastPayment: 'When you make the last payment',
    },
    reasons: {
      asksFor: 'What it asks for',
      you: 'You',
      needed: 'Needed',
      adviserChecks: (figure: string) => `${figure} (an adviser checks this)`,
      noLimit: 'no limit on record',
      limit: (is: string, figure: string) => `${is} ${figure}`,
      yes: 'yes',
      no: 'no',
    },
  },
  /** What stands beside the sums of a budget: on the advice and on the statement. */
  beside: {
    getsBy: 'Where the budget has nothing',
    nothingFor: { income: 'No income', food: 'No food', housing: 'No rent or mortgage' },
    ways: {
      'somebody else pays': 'Somebody else pays for it.',
      'included elsewhere': 'It is part of another sum.',
      savings: 'It comes out of savings.',
      borrowing: 'It is borrowed.',
      'something else': 'Another way, which an adviser asks about.',
    },
    toCome: 'Changes to come',
    changes: {
      betterIncome: 'More money each month',
      worseIncome: 'Less money each month',
      move: 'A move to another home',
      newJob: 'A new job',
      lumpSumOn: 'A sum of money',
    },
    from: (month: string) => `expected from ${month}`,
    sumToOffer: 'A sum that could be offered now',
    incomeOf: {
      own: 'Your own income',
      partner: 'Your partner’s income',
      both: 'Income of both of you',
      'not said': 'Income, not said whose',
    },
    savings: 'Money put by',
    inAll: 'In all',
    backPay: 'Of it, back pay of a benefit',
    overdue: {
      heading: 'What is overdue',
      sum: 'Overdue',
      deal: 'A month, by a deal',
      noDeal: 'no deal',
    },
  },
  statement: {
    title: 'Budget statement',
    madeOn: (day: string) => `Made on ${day}`,
    /** The line that says whose it is: the name and the household, each where it is known. */
    about: (person: string, household: string | null) =>
      [person, household === null ? '' : `Household: ${household}`, 'All amounts are monthly.']
        .filter(part => part !== '')
        .join('. ')
        .replace('..', '.'),
    /** Where it goes with a letter: whose it is, and what it is about. */
    along: { name: 'Name', address: 'Address', to: 'For', about: 'About' },
    /** What lines that tell of health are called together with others. */
    otherLine: 'Other',
    eachLine: 'Each line',
    together: 'Together',
    income: 'Income',
    from: 'From',
    totalIncome: 'Total income',
    outgoings: 'Outgoings',
    for: 'For',
    totalOutgoings: 'Total outgoings',
    short: 'Short each month',
    left: 'Left over each month',
    setAside: 'Set aside for debts that come first',
    leftAfter: 'Left after that',
    notes: 'Notes',
    note: (line: string, reason: string) => `${line}: ${reason}.`,
    saidRight: 'Said to be right',
    saidRightAt: 'The person said that this budget is right',
    notChecked: 'The person gave us these figures. We have not checked them against papers.',
    contact: (firm: string, phone: string, email: string) => `${firm} Call ${phone}, or write to ${email}.`,
    priorityDebts: 'Debts that come first',
    otherDebts: 'Other debts',
    debts: 'Debts',
    creditor: 'Creditor',
    /** Whose a line of income is, where it is not the person's own. */
    whose: { partner: 'partner’s', both: 'of both' },
    reference: 'Reference',
    /** The number by which somebody knows a debt who has it no more. */
    numberWith: (number: string, name: string) => `${number}, with ${name}`,
    owed: 'Owed',
    due: 'Due each month',
    /** Who lives in the home: "2 adults, 1 child 15 or younger". */
    household: {
      adults,
      childrenUnderSixteen: (count: number) =>
        count === 1 ? '1 child 15 or younger' : `${count} children 15 or younger`,
      childrenBetweenSixteenEighteen: (count: number) =>
        count === 1 ? '1 child 16 to 18' : `${count} children 16 to 18`,
      childrenOverEighteen: (count: number) =>
        count === 1 ? '1 adult child over 18' : `${count} adult children over 18`,
    },
  },
  application: {
    question: 'What is asked',
    answer: 'Answer',
    from: 'Where it is from',
    for: (receiver: string) => `For: ${receiver}`,
    handedOver: (moment: string) => `Handed over ${moment}`,
    open: 'Not complete. This is what was handed over so far.',
    complete: {
      handedOver: 'Complete. This is what was handed over.',
      waits: 'Complete. This is what was handed over. It is not accepted yet, so it is not to be sent.',
      accepted: 'Complete and accepted. This is what is sent.',
    },
    missing: 'Still missing',
    clashes: 'Answers that don’t match',
    none: 'Nothing is filled in here.',
    /** Of sums of the form. */
    addedUp: 'Added up',
    debts: 'Debts',
    sum: 'Sum',
    totals: {
      income: 'All money in',
      spending: 'All bills and living costs',
      ongoing: 'All bills that go on',
      left: 'Left each month',
      short: 'Short each month',
      debts: 'All debts',
      debtsInIt: 'Part of this',
      debtsJoint: 'Owed with somebody else',
      debtsSole: 'Owed alone',
    },
    hidden: (address: string) => `${address}. Not to be shown to creditors or on public lists.`,
    healthLeftOut:
      'What is about your health is not on this paper, so that you can show it to others. It is in your form.',
  },
  talkToUs: {
    heading: 'Talk to us',
    contact: (phone: string, hours: string, email: string) =>
      `Call ${phone}: ${hours}. Or write to ${email}.`,
    askAgain: 'You can ask a person to look at this advice again with you. You can bring someone with you.',
    complain: 'How to complain',
    firm: (brand: string, legalName: string, address: string, referenceNumber: string) =>
      `${brand} is a trading name of ${legalName}, ${address}. Reference number ${referenceNumber}.`,
  },
  letter: {
    to: (name: string) => `Letter to ${name}`,
    /** At the head of each page of a letter after its first. */
    goesOn: (name: string, date: string) => `To ${name}, ${date}`,
  },
  page: {
    foot: (page: number, of: number) => `Page ${page} of ${of}`,
    /** In parts, where an office program counts. */
    footParts: <Field extends string>(page: Field) => ['Page ', page],
  },
};
