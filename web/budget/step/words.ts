/** The texts of the budget steps. The server's own texts come with its answers. */
export const words = {
  intros: {
    /** The texts of the specification (IE-006). */
    ahead: {
      heading: "Great, that's your personal details done!",
      lead: 'Up next, your income and outgoings...',
      note: 'Things change yearly; updates to benefits, council tax, and utility bills are common.',
    },
    /** The text of the specification (IE-005). */
    intro: { heading: "What's next?" },
  },
  budget: {
    loading: 'Getting your budget',
    noBudgetYet: 'We don’t have your budget yet',
    lead: 'Open one part at a time. Your best guess is fine.',
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    soFar: (sum: string) => `${sum} a month so far`,
    shortSoFar: 'Short each month so far',
    leftSoFar: 'Left over each month so far',
    moreOutThanIn: 'More goes out than comes in. You can still go on: we’ll show you help for this next.',
    /** Why Continue waits. */
    submitLast: (category: string) => `Submit ${category} to carry on`,
    partsToGo: (count: number, next: string) => `${count} parts to go. Next: ${next}`,
    completed: (category: string) => `${category} is completed.`,
    keptHere: (category: string) => `${category} is kept here. We’ll send it when you’re back online.`,
  },
  whoseMoney: {
    loading: 'Getting your budget',
    /** The words of each answer. */
    answers: {
      own: 'Mine',
      partner: 'My partner’s',
      both: 'For both of us',
      unsure: 'I’m not sure',
    },
    line: (name: string, sum: string, often: string) => `${name}: ${sum} ${often}`,
  },
  category: {
    statuses: {
      notStarted: 'Not started',
      inProgress: 'In progress',
      completed: 'Completed',
      error: 'Needs a quick check',
    },
    waits: 'Waits for a connection',
    again: 'Please check this again',
    /** Added to a sum that stands alone, for screen readers. */
    aMonth: ' a month',
    howOften: (line: string) => `How often: ${line}`,
    away: {
      offline: 'You’re offline. What you typed is kept here, and we’ll send it when you’re back.',
      unreached:
        'We can’t be reached right now. It may be your connection, or it may be us. What you typed is kept here, and we’ll send it as soon as we can.',
    },
    refused: (why: string) => `${why} What you typed is kept here.`,
    submit: 'Submit',
    /** Added to Submit for people who cannot see which part it is in. */
    ofCategory: (category: string) => ` ${category}`,
    saving: 'Saving',
    deviation: (title: string) => `${title}.`,
  },
  /** Of a line that one of us changed with the person after they opened the page. */
  putRight: {
    heading: 'We changed this with you after you opened it',
    says: (line: string, now: string, typed: string) => `${line}: it is ${now} now. Here you typed ${typed}.`,
    sum: (sum: string, often: string, reason: string | undefined) =>
      [sum, often, reason].filter(Boolean).join(', '),
    nothing: 'nothing',
    keep: (now: string) => `Keep ${now}`,
    replace: (typed: string) => `Use ${typed}`,
    /** Added to both for people who cannot see which line they are about. */
    ofLine: (line: string) => ` for ${line}`,
    chosen: 'Done. Submit this part to save it.',
  },
  deviation: {
    close: 'Close and go back to the amount',
    /** Follows the sum in question; the name of the line is in bold. */
    aMonthFor: 'a month for',
    why: 'That may be right for you. Tell us why, and we’ll note it on your budget.',
    chooseReason: 'Choose a reason',
    illustrative: (year: string | number) =>
      `This is an example figure for ${year}. It is a guide, not a limit.`,
    next: 'Next',
    saving: 'Saving',
    change: 'Change the amount',
  },
  summary: {
    lead: 'This is your budget as you’ve told it to us.',
    print: 'Print my budget',
    download: 'Download your budget (PDF)',
    loading: 'Adding up your month',
    edit: 'Edit',
    /** Added to Edit for people who cannot see which side it is on. */
    ofSide: { income: ' your income', outgoings: ' your outgoings' },
    whatCanHelp: 'What can help now',
    notSaved: (why: string) => `Your answer is not saved yet. ${why} Press Continue to try again.`,
    waiting: {
      addingUp: 'We’re adding up your month',
      answer: 'Answer the question above to carry on',
    },
  },
  sharing: {
    yes: 'Yes, that’s fine',
    no: 'No, keep it private',
  },
  month: {
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    totalIncome: 'Total income',
    totalOutgoings: 'Total outgoings',
    left: 'Left over each month',
    short: 'Short each month',
    /** The chart in one sentence. */
    chart: (income: string, outgoings: string, left: string) =>
      `Money in is ${income} a month. Money out is ${outgoings}. ${left} is left over.`,
    chartShort: (income: string, outgoings: string, short: string) =>
      `Money in is ${income} a month. Money out is ${outgoings}. You are ${short} short.`,
  },
};
