const onDay = (day: string | null) => (day === null ? '' : ` on ${day}`);
const debts = (count: number) => (count === 1 ? '1 debt' : `${count} debts`);

/**
 * The texts about a debt wherever it is shown. The texts of the debts step's screens are in `step/words.ts`,
 * which the dashboard does not load although it shows debts too.
 */
export const words = {
  /** "1 debt", "5 debts". */
  debts,
  /** What unsent entries are called, in the question asked at logout. */
  unsent: {
    debts: 'debts',
    form: 'a debt that you began to type',
    legalAnswers: 'answers to the legal questions',
    details: 'answers about your debts',
    told: 'debts that you began to fill in',
  },
  loading: 'Getting your debts',
  /** Follows the specified words about changing a bank account, which name the service and no page of it. */
  bankAccounts: (service: string) => `How to open a bank account, from ${service}`,
  /** Of a debt that is not agreed or very old: either act may admit it, or make it count again. */
  adviceFirst: 'Don’t pay or write to them before you have had advice about this debt.',
  /** Of a priority debt, whoever is owed may act all the same: it is not simply left unpaid. */
  adviceFirstOfPriority:
    'Get advice today, before you pay what’s late or write to them. Keep paying what falls due now.',
  figures: {
    notKnown: 'Sum not known',
    about: (pounds: string) => `About ${pounds}`,
    nothingPaid: 'Nothing paid right now',
    paymentNotKnown: 'Payment not known',
    aMonth: (pounds: string) => `${pounds} a month`,
    kindNotKnown: 'Kind not known',
    joint: (kind: string) => `${kind}, joint`,
    total: 'Total debts',
    repayments: 'Monthly repayments',
    dealFirst: 'Deal with first',
  },
  /** Once a plan runs, of what was told before. */
  under: {
    'as the plan says':
      'Your plan says what you pay now. A sum a month on a debt is what you told us that you paid before. Keep paying what is not in the plan.',
    'can go on':
      'Nobody can make you pay the debts in it while your plan gives you time. You can still pay: the sums a month are what you told us.',
    cleared:
      'Debts were cleared since you wrote this list, and the total still counts them. Take what was cleared off the list. What was not cleared you still owe.',
  },
  /** Of a debt that an order which is over cleared, or may have. */
  clearedBy: {
    cleared: (by: string) => `Cleared by ${by}. You don’t owe this.`,
    'may be cleared': (by: string) => `May be cleared by ${by}. Look at its papers.`,
  },
  /** Of a debt that was sold, as its person told of their plan. */
  sold: {
    wasWith: (names: readonly string[]) => `Was with ${names.join(', then ')}`,
    label: 'Sold',
    toldBy: {
      you: (sold: string, told: string) =>
        sold === told ? `On ${sold}, as you told us that day` : `On ${sold}, as you told us on ${told}`,
      'one of us': (sold: string, told: string) => `On ${sold}, as we noted with you on ${told}`,
    },
    reference: (name: string) => `Reference at ${name}`,
    /** In the form of the debt. */
    inForm: (name: string, before: string) =>
      `This debt is with ${name} now: you told us so on your plan. ${before}, and the name below stays as you gave it. If that’s wrong, take the sale back on your plan.`,
    toPlan: 'Go to your plan',
  },
  /** Of a debt of which a plan was told, or a letter says, another sum since the list said its own. */
  byPlan: {
    both: (listed: string, now: string) => `${listed}; ${now}.`,
    alone: (now: string) => `Your list has no sum; ${now}.`,
    about: (sum: string) => `about ${sum}`,
    listed: {
      you: (sum: string, day: string | null) => `You told us ${sum}${onDay(day)}`,
      'one of us': (sum: string, day: string | null) => `We noted ${sum} with you${onDay(day)}`,
      'credit report': (sum: string, day: string | null) => `Your credit report said ${sum}${onDay(day)}`,
    },
    since: {
      payments: (left: string) => `${left} is left by what you have paid in your plan`,
      'another sum': (left: string) => `${left} is owed by what you told us in your plan`,
      'paid elsewhere': () => 'it is paid, as you told us in your plan',
      settled: () => 'it is settled, as you told us in your plan',
      'settled by letter': () => 'it is settled, as your letter to them says',
      'found wrong': () => 'you don’t owe it, as you told us in your plan',
      'written off': () => 'it is written off, as you told us in your plan',
    },
    /** Below the total. */
    total: (listed: string) =>
      `Your list adds up to ${listed}. The total counts what you have told us since.`,
  },
  card: {
    priority: 'Priority debt',
    legalAction: 'Legal action started',
    more: 'View More',
    less: 'View Less',
    /** Said after both for those who do not see which card they are on. */
    about: (name: string) => ` about ${name}`,
    edit: (name: string) => `Edit ${name}`,
    delete: (name: string) => `Delete ${name}`,
    add: '+ Add Another Debt',
  },
  facts: {
    reference: 'Reference',
    noReference: 'Not given',
    /** Of a reference, for those who hear it: its last characters only. */
    ending: (last: string) => `ending ${last}`,
    whose: 'Whose debt',
    whoseNotKnown: 'Not known',
    joint: 'Joint',
    mine: 'Mine',
    benefit: 'Still getting this benefit',
    behind: 'Behind with payments',
    overdue: 'Overdue',
    deal: 'Deal on what’s overdue',
    business: 'For a business',
    fraud: 'From fraud',
    agreed: 'You agree you owe it',
    old: 'Very old',
    taken: 'Taken from a benefit',
    /** The specification's label of money taken from wages (DE-002). */
    arrears: 'Arrears',
    takenFromPay: 'Yes, taken from your pay',
    notTakenFromPay: 'None taken from your pay',
    legalAction: 'Legal action',
    secured: 'Secured',
    guarantor: 'Guarantor',
    guarantorLiable: 'Guarantor can be asked to pay',
    whyPriority: 'Why priority',
    whyPriorityText: 'Not paying it can affect your home, power or essentials',
    yes: 'Yes',
    no: 'No',
    source: 'Where from',
    creditReport: 'Your credit report',
  },
  completed: {
    dashboard: 'Dashboard',
    away: {
      offline: 'You’re offline. What you see here may be from a moment ago.',
      unreached:
        'We can’t be reached right now. It may be your connection, or it may be us. What you see here may be from a moment ago.',
    },
    heading: 'Your debts',
    lead: 'This is your list as it’s saved. If something has changed, put it right here.',
    listHeading: 'Debts you have added',
    back: 'Back to my dashboard',
    change: 'Change my debts',
  },
};
