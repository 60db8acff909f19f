import { words as ofDebts } from '../words.ts';

const { debts } = ofDebts;

/**
 * The texts of the debts step. The questions of the form and the legal questions, and their messages, are in
 * `domain`.
 */
export const words = {
  /** What an order that is over cleared, or may have. */
  cleared: {
    heading: (count: number) => (count === 1 ? 'One debt is cleared' : `${count} debts are cleared`),
    asking: 'Some debts may be cleared',
    by: (by: string, day: string) => `By ${by}, which was over on ${day}. You don’t owe what it cleared.`,
    maybe: 'Look at its papers: was this debt in it?',
    owed: 'If it was not, you still owe it. Not sure? Call us first.',
    takeOff: (count: number) => (count === 1 ? 'Take it off my list' : `Take all ${count} off my list`),
    takeOffOne: 'It was in it',
    stillOwed: 'I still owe this',
    about: (name: string) => `: ${name}`,
    gone: (count: number) => `${count} debts are off your list.`,
    notAll: 'Not all of them are off your list',
    kept: (name: string) => `${name} stays on your list.`,
    notKept: (name: string) => `${name} was not saved`,
  },
  yes: 'Yes',
  no: 'No',
  saving: 'Saving',
  loading: 'Getting your debts',
  form: {
    creditor: 'Who do you owe?',
    creditorHint: 'Start typing a name, then pick it from the list.',
    creditorList: 'Companies that match',
    creditorNote: 'Not here? Type the full name.',
    creditorLoading: 'Looking for it',
    creditorNone: 'Not on our list. Type the full name. That works too.',
    creditorError: 'We can’t look that up. Type the full name.',
    kind: 'What kind of debt is it?',
    kindsLoading: 'Getting the kinds of debt',
    kindsFailed: 'We can’t show the kinds of debt. What you’ve typed is safe.',
    tryAgain: 'Try again',
    balance: 'How much do you owe?',
    balanceHint: 'A rough number is fine. You can change it later.',
    payment: 'Monthly repayment',
    paymentHint: 'What you should pay, even if you can’t right now.',
    nothingPaid: 'I pay nothing on it right now',
    reference: 'Reference number',
    referenceHint: 'It’s on letters they send you. Up to 18 characters.',
    /** Why Continue waits: what is missing. */
    add: {
      initialCreditorName: 'Add who you owe to carry on',
      creditTypeId: 'Add the kind of debt to carry on',
      currentBalance: 'Add how much you owe to carry on',
      regularPaymentAmount: 'Add the monthly repayment to carry on',
      creditorReference: 'Add the reference number to carry on',
      isJoint: 'Add whose debt it is to carry on',
      canGuarantorBeLiable: 'Add the answer about your guarantor to carry on',
    },
    /** Why Continue waits: what is wrong. */
    check: {
      initialCreditorName: 'Check who you owe to carry on',
      creditTypeId: 'Check the kind of debt to carry on',
      currentBalance: 'Check how much you owe to carry on',
      regularPaymentAmount: 'Check the monthly repayment to carry on',
      creditorReference: 'Check the reference number to carry on',
      isJoint: 'Check whose debt it is to carry on',
      canGuarantorBeLiable: 'Check the answer about your guarantor to carry on',
    },
    tips: {
      heading: 'Can’t find a letter?',
      bankApp: 'Look at your bank app for who you pay.',
      roughNumber: 'A rough number is fine. Change it later.',
    },
  },
  /** A debt in a list to choose from. */
  line: {
    with: (kind: string, detail: string) => `${kind}, ${detail}`,
    number: (number: number, of: number) => `${number} of ${of}`,
    ending: (last: string) => `ending ${last}`,
    full: (name: string, detail: string) => `${name} (${detail})`,
  },
  legal: {
    heading: 'A few legal questions',
    lead: 'These help us spot anything urgent. It’s fine if the answer is “No” every time.',
    done: 'Done with this question',
    toGo: (count: number) => (count === 1 ? '1 question to go' : `${count} questions to go`),
    pickYesOrNo: 'Pick Yes or No',
    pickDebt: 'Pick at least one debt',
    /** The answers of a part as one line, with the debts they are about. */
    yesFor: (names: readonly string[]) => `Yes, ${names.join(', ')}`,
    noFor: (names: readonly string[]) => `No, ${names.join(', ')}`,
    yesNotFor: (names: readonly string[]) => `Yes, not for ${names.join(', ')}`,
    noNotFor: (names: readonly string[]) => `No, not for ${names.join(', ')}`,
    courtForm: 'Got a court form?',
    courtFormText:
      'You may only have a short time to reply. Call a free debt adviser today. They can tell you what to do first.',
    nextAdded: 'Next question added below',
    allDone: 'That’s all the questions. Continue is ready.',
    toldUs: (answers: readonly (string | null | undefined)[]) => `You told us: ${answers.join('; ')}.`,
    toldUsNone: 'You told us that no court has done anything yet.',
    tips: {
      heading: 'Not sure?',
      claim: 'A letter with “claim” or “judgment” on it is most likely about a court.',
      payslip: 'A payslip shows what is taken from your wages.',
      later: 'You can change your answers later.',
    },
  },
  list: {
    notYet: 'We don’t have your list yet',
    addFirst: 'Add a debt to carry on',
  },
  overview: {
    heading: 'Your debts',
    lead: 'Check these look right. Add any that are missing, even small ones or money owed to family.',
    listHeading: 'Debts you have added',
    search: 'Search my credit report for more',
    notSaved: 'A debt is not saved yet',
    next: 'Next: a few legal questions',
  },
  summary: {
    loading: 'Adding up your debts',
    change: 'Change my debts',
    waiting: 'We’re getting your list',
  },
  deleteDebt: {
    heading: 'Delete debt?',
    text: (debt: string) => `${debt}. You can add it again later.`,
    /** A debt as the question names it. */
    debt: (creditor: string, balance: string) => `${creditor}, ${balance}`,
    delete: 'Delete',
    deleting: 'Deleting',
    keep: 'Keep it',
  },
  duplicates: {
    heading: 'Could these be one debt?',
    /** One sentence with both names in bold: "A (£1) and B (£2) have the same balance. If …" */
    text: {
      one: (balance: string) => `(${balance}) and`,
      'same reference': (balance: string) =>
        `(${balance}) have the same reference. If it is one debt, delete one of them.`,
      'same balance': (balance: string) =>
        `(${balance}) have the same balance. If it is one debt, delete one of them.`,
    },
    different: 'They are different',
    /** Said after it for those who do not see which two. */
    ofTwo: (first: string, second: string) => ` (${first} and ${second})`,
    delete: (name: string) => `Delete ${name}`,
    keptBoth: 'We’ll keep both.',
    notKept: 'We couldn’t keep that.',
    /** Two debts that look alike, told apart by what differs. */
    told: (name: string, detail: string) => `${name}, ${detail.toLowerCase()}`,
    byHand: (name: string) => `${name}, added by you`,
    fromReport: (name: string) => `${name}, from your credit report`,
    first: (name: string) => `${name}, the first`,
    second: (name: string) => `${name}, the second`,
  },
  notices: {
    added: (name: string) => `${name} is on your list.`,
    listed: (count: number) =>
      count === 1 ? 'That’s your first debt listed.' : `That’s ${count} of your debts in one place.`,
    changed: (name: string) => `${name} is saved.`,
    totalsUpToDate: 'Your totals are up to date.',
    deleted: (name: string) => `${name} is off your list.`,
    left: (count: number) => (count === 0 ? 'There are no debts on it now.' : `${debts(count)} left on it.`),
    notDeleted: (name: string) => `${name} is still on your list.`,
    legalNotSaved: 'Your answers are not saved yet.',
  },
  /** What a credit search has brought. */
  found: {
    added: (count: number) => `We added ${debts(count)}`,
    check: 'Check that they look right. Add any that are missing.',
    alsoUpdated: (count: number) =>
      `We updated ${count}. Check that they look right. Add any that are missing.`,
    upToDate: 'Your list is up to date',
    updated: (count: number) => `We updated ${count === 1 ? '1 debt' : count} that you had already.`,
    nothingNew: 'We found nothing new',
    nothingNewText: 'Some debts are not on a credit report. You can add them yourself.',
  },
  unsaved: {
    /** One of them in bold, then why. */
    notSaved: (name: string | null | undefined) => `${name ?? 'This debt'} is not saved.`,
    away: {
      offline: 'You’re offline. What you typed is kept here, and we’ll save it when you’re back.',
      unreached:
        'We can’t be reached right now. It may be your connection, or it may be us. What you typed is kept here, and we’ll save it as soon as we can.',
    },
    refused: (why: string) => `${why} What you typed is kept here.`,
    tryAgain: 'Try again',
    look: 'Look at it',
    leaveOut: 'Leave it out',
    leaveAsItWas: 'Leave it as it was',
  },
  welcome: {
    hello: (name: string | null) => (name ? `Hello, ${name}.` : 'Hello.'),
    withSearch: 'Your debts can come from your credit report, or you can add them yourself.',
    withoutSearch: 'You can add your debts one by one. It’s fine to do a few now and the rest later.',
    addAll: 'Please add all your debts, even small ones or money owed to family.',
    search: 'Search my credit report',
    searchLine: 'We list your debts for you. It does not change your credit score.',
    byHand: 'Add debts myself',
    byHandLine: 'Type in who you owe and how much. A good guess is fine.',
    gotIt: 'Got it',
    aboutAgency: {
      title: 'About the credit reference agency',
      what: 'A credit reference agency is a company that keeps a record of what people borrow and pay back. Banks and shops tell it.',
      softSearch:
        'If you agree, we ask it for your record and put your debts in the list. This is a soft search. You can see it on your report. Lenders can’t, and your score stays the same.',
      misses:
        'It can miss some debts, such as bills, tax for your home or money owed to family. You can check the list, change it and add to it.',
    },
    aboutByHand: {
      title: 'About adding debts yourself',
      what: 'For each debt we ask who you owe, what kind of debt it is, how much is left, and what you should pay each month.',
      guess:
        'Letters, emails or your bank app can help. If you’re not sure of a sum, give your best guess. You can change it later.',
      private: 'We don’t tell the people you owe that you’ve listed them.',
    },
  },
};
