import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { adviceFirstWords } from '@towpath/domain/debts/advice-first/words.ts';
import { breakToTellWords } from '@towpath/domain/plans/repayment/break-to-tell/words.ts';
import { lastLetterWords } from '@towpath/domain/plans/repayment/last-letter/words.ts';
import { leadsWords } from '@towpath/domain/plans/repayment/leads/words.ts';
import { settlingWords } from '@towpath/domain/plans/repayment/settling/words.ts';
import { soldWords } from '@towpath/domain/plans/repayment/sold/words.ts';
import { STANDING_WORDS } from './standings/words.ts';
import { stepsBySituation } from './steps/words.ts';

type Debt = StandingRepayment['debts'][number];
type Step = Debt['next']['step'];
type Stage = StandingRepayment['stage'];
type Task = StandingRepayment['tasks'][number];

/** What people read of a plan that they repay by. */
export const words = {
  label: 'How your plan stands',
  loading: 'Getting your plan',
  again: 'Try again',
  lenders: (count: number) => (count === 1 ? '1 lender' : `${count} lenders`),
  stages: {
    'offers to send': 'Drawn up, offers to send',
    'waiting for answers': 'Offers sent, waiting for answers',
    'first payment to come': 'Set up, first payment to come',
    running: 'Running',
    'on a break': 'On a break',
    'paid off': 'Paid off',
    ended: 'Ended',
  } satisfies Readonly<Record<Stage, string>>,
  /** Of a plan that waits until we have talked it over. */
  waits: {
    stage: 'Waits until we have talked',
    heading: 'Your offers wait until we have talked',
    step: 'this waits until we have talked. Send nothing new until then.',
  },
  nothingToday: 'There is nothing for you to do today.',
  /** Before the first payment, once nobody's answer is waited for. */
  setUpPayments: 'Set up your payments, for just after your pay day. There is nothing else to do today.',
  /** In the place of a stage: some of the offers went. */
  someToSend: 'Some offers sent, some to send',
  tasks: {
    'send offers': 'Send your offers',
    'ask for proof': soldWords.task,
    'share anew': 'Share what you pay anew',
    'answer the court': 'Answer the court form',
    ...settlingWords.tasks,
    'tokens over': leadsWords.over.task,
    'answer who asks for more': 'Answer who asks for more',
    'write again': 'Write again to who has not answered',
    'ask again': 'Write again to who said no, with your budget',
    'tell of the break': breakToTellWords.task,
    'ask for last letters': lastLetterWords.task,
    'mark payments': 'Tell us about a payment whose day has passed',
    'pay today': 'Make your next payment, so that it gets there in time',
    'look anew': leadsWords.anew.task,
    review: 'Look at your budget again',
  } satisfies Readonly<Record<Task, string>>,
  todo: 'To do',
  leads: {
    seeAdvice: 'See your advice',
    untold: (count: number) => `Tell us about ${count} payments: which you paid, and which you did not.`,
    seePayments: 'See the payments',
  },
  figures: {
    monthly: 'Each month',
    shared: 'Shared by',
    clear: 'Clear in',
    noEnd: 'Not known',
    paidOff: 'Paid off',
  },
  interest: 'If lenders keep adding interest, it takes longer.',
  /** Of the end of a plan, and of the way there. */
  leavesOut: (sum: string) => `This leaves out ${sum} that waits until we have talked.`,
  allWaits: 'All that is left in this plan waits until we have talked.',
  takesLong: 'This takes long. Ask us: another way may fit better.',
  tokenNoEnd:
    'Small payments like these do not clear the debt. They give you time. We look at it again with you.',
  noEnd: 'At this rate it would take longer than we can say. Talk to us about your plan.',
  weHoldNothing: {
    'each creditor': 'We hold no money: you pay each lender yourself.',
    'the distributor': 'We hold no money: you pay the payments distributor, who shares it out.',
  },
  /** Who said yes to a plan of before; how many that are. */
  offeredAgain: (names: string, count: number) =>
    `${names} said yes to your plan before. That plan is over. What you pay, and from which day, may be different now. So ${
      count === 1 ? 'it gets' : 'they get'
    } a new offer too, like the others.`,
  answers: {
    /** Of a plan that is over or cannot be kept up, and of a programme, which asks nobody. */
    inIt: 'The lenders in it',
    heading: 'Who has answered',
    when: (from: number, by: number, firstOn: string) =>
      from === by
        ? `Offers went on ${firstOn}. They have ${by} days. No answer counts as yes.`
        : `Offers went on ${firstOn}. Most answer in ${from} to ${by} days.`,
    /** Once nobody has days left to answer in. */
    over: (firstOn: string, count: number, of: number) => {
      const went = `Offers went on ${firstOn}.`;
      if (of === 0) return went;
      if (count === 0) return `${went} Nobody has answered.`;
      if (count < of) return `${went} ${count} of ${of} ${count === 1 ? 'has' : 'have'} answered.`;
      return `${went} ${of === 1 ? 'They have' : of === 2 ? 'Both have' : `All ${of} have`} answered.`;
    },
    toSend: (count: number) =>
      count === 1
        ? 'One offer is still to go. Send it, then tell us the day.'
        : `${count} offers are still to go. Send them, then tell us the day.`,
    waits: 'The offers that have not gone wait until we have talked.',
    none: 'The offers of these sums have not gone yet. Send them, then tell us the day.',
    table: 'Answers so far',
    open: 'See who said what',
    columns: ['Lender', 'When', 'Answer'],
    noDay: 'None yet',
    today: (day: number) => `Today, day ${day}`,
    todayLater: 'Today',
    picture: (first: string, last: string, days: number) =>
      `${days} days to answer, from ${first} to ${last}.`,
    pictureToday: (day: number) => `Today is day ${day}.`,
    pictureOver: 'The days are over.',
    pictureOne: (name: string, says: string, day: number) => `${name}: ${says}, on day ${day}.`,
    pictureNone: (name: string) => `${name} has not answered.`,
    pictureAgain: (name: string, says: string) => `${name}: ${says}.`,
    by: (day: string) => `by ${day}`,
  },
  debt: {
    label: (creditor: string) => creditor,
    about: (what: string | null, owed: string) => (what === null ? owed : `${what}, ${owed}`),
    wasOwedTo: (names: string) => `Sold on. It was with ${names}.`,
    monthly: 'a month',
    next: 'Next:',
    paid: (paid: string) => `Paid so far: ${paid}.`,
  },
  standings: STANDING_WORDS,
  /** In the Scottish scheme, where no offer goes from the person. */
  inProgramme: 'In your programme',
  asksFor: (sum: string) => `Asks for ${sum}`,
  interestStopped: (day: string) => `Interest stopped. They said so on ${day}.`,
  steps: {
    'talk with us': () => 'talk to us first. Until then, do not pay it or write to them.',
    'pay as ordered': () =>
      'no offer goes to them. Pay as the court, or the notice you got, says. To have that changed, see your letters, or ring us.',
    'answer the court': ({ by }) =>
      `no offer goes to them. Answer the court${by === '' ? '' : ` by ${by}`}, with the form that came. See your letters, or ring us.`,
    'the court decides': () =>
      'the court has your answer and decides what you pay. Wait for its letter, and pay what you offered until then. If anything in it worries you, ring us.',
    ...settlingWords.steps,
    ...soldWords.steps,
    'send the offer': ({ payment }) => `send them your offer of ${payment} a month, then tell us the day.`,
    'share anew': () => 'you owe them money, and nothing of what you pay goes to them yet.',
    'they answer': ({ by }) => `they have until ${by}. Your payment goes all the same.`,
    'write again': () => 'they have not answered. Write to them again, and pay all the same.',
    'show them your budget': ({ by, payment }) =>
      `reply ${by === '' ? 'to them now' : `by ${by}`}. Show them your budget: ${payment} is a fair share of what you have.`,
    'pay all the same': ({ by, payment }) =>
      `pay the ${payment} all the same, and ask again on ${by}. They may add interest or pass the debt on. If a court form comes, ring us that day.`,
    'ask again': ({ by }) =>
      `${by === '' ? 'it is time to ask them again' : `ask them again by ${by}`}. Send your offer with your budget, and go on paying.`,
    'tell of the break': () => breakToTellWords.step,
    'ask for a last letter': () => lastLetterWords.step,
    'an officer decides': () =>
      'an officer decides if the plan is fair. You don’t need to do anything. We tell you what comes of it.',
    'ask them to stop interest': () => 'nothing you must do. You can ask them to stop interest.',
    nothing: () => '',
  } satisfies Readonly<Record<Step, (about: { readonly payment: string; readonly by: string }) => string>>,
  ...stepsBySituation,
  /** Of a lender who gets more than was offered, since another needs no more. */
  getsMore: (month: string, sum: string) =>
    `From ${month} they get ${sum}: another lender no longer needs their part.`,
  offerStays: (offer: string) => ` Your offer of ${offer} stays as it is.`,
  /** An offer of another sum than the plan has now. */
  other: {
    offered: (sum: string, day: string, share: string) =>
      `You offered ${sum} a month on ${day}. Your plan’s share is ${share}.`,
    answers: {
      accepts: (day: string) => `They said yes to it on ${day}.`,
      'accepts and stops interest': (day: string) => `They said yes to it on ${day}, and stopped interest.`,
      'asks for more': (day: string) => `They asked for more on ${day}.`,
      refuses: (day: string) => `They said no to it on ${day}.`,
    } satisfies Readonly<Record<NonNullable<Debt['answer']>['answer'], (day: string) => string>>,
    choose: 'Keep what you offered, or send the new sum.',
  },
  outs: {
    'paid elsewhere': 'Paid in another way.',
    settled: 'Settled. They let the rest go.',
    'found wrong': 'It was not yours to pay.',
    'written off': 'They wrote it off.',
    'left out': 'It is not in your debts any more.',
    outside: 'It is not paid from the plan any more.',
    'advice first': 'It waits until we have talked. Until then, do not pay it or write to them.',
  } satisfies Readonly<Record<NonNullable<Debt['out']>['why'] | 'outside' | 'advice first', string>>,
  /** Of debts that are disputed or may be too old. */
  adviceFirst: {
    ...adviceFirstWords,
    aside: (sum: string) =>
      `Leave ${sum} out of each payment, and keep it aside. Pay the other lenders as before.`,
    distributor: 'Go on with your one payment, and send them nothing yourself.',
    talk: 'Talk to us first',
  },
  outsideWaits: (names: string) => `${names}: outside the plan. Talk to us before you pay or write to them.`,
  outsideTaken: (names: string) =>
    `${names}: taken from your pay or benefit before you get it. The plan pays nothing more, and no offer goes to them.`,
  outside: (names: string) =>
    `${names}: outside the plan. You pay them from your budget, so what matters most is safe.`,
  payments: {
    heading: 'Payments',
    next: 'Next payment',
    taken: 'Break',
    add: 'Add to my calendar',
    adding: 'Making the file',
    added: 'The file is saved. Open it to add the days to your calendar.',
    trouble: 'We can’t make the file right now. Try again later.',
    /** Others may look into a calendar. */
    title: 'Payment day',
    /** In the calendar, of who pays something beside the plan too: what that is changes from month to month. */
    beside: 'See if there is something else to pay this month, beside this.',
    file: 'payment-days.ics',
    paid: 'I’ve paid this',
    cannot: 'I can’t pay one of these',
    cannotOne: 'I can’t pay this',
    aside: (names: string, sum: string) =>
      `Leave out ${names} until we have talked. Keep ${sum} aside each month.`,
    shares: 'Who gets what',
    shareColumns: ['Lender', 'Each month'],
    past: 'What you have told us so far',
    pastColumns: ['Month', 'Paid', ''],
    states: {
      paid: 'Paid',
      'part paid': 'Paid in part',
      'not paid': 'Not paid',
      break: 'Break',
      'not marked': 'Did you pay it?',
    },
    none: 'There is nothing left to pay.',
    late: (month: string) => `Did you pay ${month}?`,
    earlier: (count: number) => (count === 1 ? '1 earlier month' : `${count} earlier months`),
    lateText: 'Its day has passed. Tell us, so that your plan stays right.',
  },
  reminders: {
    heading: 'Reminders',
    text: 'We can email you before each payment day, when it is time to write to a lender again, and when it is time to look at your plan again. The emails name no lender and no sum. You can stop them at any time.',
    how: (days: number | null) =>
      days === null ? 'Get an email before a payment' : 'You get an email before a payment',
    label: 'Email me',
    off: 'Never',
    days: {
      0: 'On the payment day',
      1: '1 day before',
      3: '3 days before',
      7: '7 days before',
    },
    save: 'Save',
    stop: 'Stop the emails',
    saved: (days: number | null) =>
      days === null
        ? 'Saved. We send you no reminders.'
        : days === 0
          ? 'Saved. We email you on each payment day.'
          : `Saved. We email you ${days} ${days === 1 ? 'day' : 'days'} before each payment day.`,
    noEmail: 'We have no email of yours yet.',
    account: 'Go to your account',
  },
  down: {
    heading: 'Your debt, going down',
    text: (month: string) => `Like a flight of locks: each step is a year. The last payment is in ${month}.`,
    textYears: (years: number, month: string) =>
      `Like a flight of locks: each step is ${years} years. The last payment is in ${month}.`,
    today: (sum: string) => `${sum} today`,
    table: 'What you owe at the end of each year',
    columns: ['Year', 'You pay', 'Left'],
    says: (each: string) => `Steps going down. What you owe at the end of each year: ${each}.`,
    sayYear: (year: number, left: string) => `${year} ${left}`,
    sums: (paid: string, owed: string) => `Paid so far: ${paid}. Still owed: ${owed}.`,
    added: (sum: string) => `Interest and corrections have added ${sum}.`,
    takenOff: (sum: string) => `Corrections have taken off ${sum}.`,
  },
  differences: {
    heading: 'The sums of your plan no longer add up',
    nothingLost: 'Nothing is lost: what you paid and what they answered stays.',
    again: 'Draw it up anew',
    tellUs: 'See how to tell us',
  },
  draw: {
    heading: 'What each lender would get',
    text: 'By your budget and your debts as they are today.',
    monthly: (sum: string) => `${sum} a month, shared like this:`,
    columns: ['Lender', 'You owe', 'Each month'],
    belowFloor: 'Some of these get very little. A lender may say no to that. Talk to us first if you can.',
    submit: 'Draw up my plan',
    notYet: 'Your plan can’t be drawn up yet',
    seeAdvice: 'See your advice',
    answer: 'Answer it now',
    toDebts: 'See your debts',
    /** Of the Scottish scheme: it goes with the form, and there is nothing to keep before it is approved. */
    scheme: {
      toCome: 'What your programme would pay',
      toComeText:
        'By your budget and your debts as they are today. Your money adviser sends it with your form. You send nothing yourself.',
      heading: 'When do you pay first?',
      text: 'Put in the day of your first payment, as your letter says it. Then we show you what is paid when.',
      submit: 'Put in my first payment',
    },
  },
  change: {
    heading: 'Change my plan',
    text: 'Life changes. Tell us, and the plan changes with it.',
    /** In the Scottish scheme a change is asked for, and somebody else decides. */
    scheme: {
      text: 'Life changes. If your money changes, ring us before you miss a payment. Your money adviser asks the DAS Administrator for a break or another sum. Once they have said yes, put it in here.',
      means: 'They agreed another sum',
      rest: 'They agreed a break',
    },
    means: 'I can pay more or less',
    rest: 'I need a break',
    review: 'I’ve looked at my budget again',
    close: 'Close the plan',
    leave: 'Leave the plan',
  },
  saving: 'Saving',
  save: 'Save',
  cancel: 'Not now',
  trouble: 'This is not saved',
  saved: 'Saved. Your plan is up to date.',
  takeBack: 'Take that back',
  takingBack: 'Taking it back',
  takenBack: 'Taken back. Your plan counts it no more.',
  unshared: {
    heading: (names: string, count: number) =>
      `${names} ${count === 1 ? 'gets' : 'get'} nothing of what you pay`,
    text: 'They came to your plan after the sum was shared. Share the same sum anew: each gets a part, and you send new offers to those whose part changes.',
    share: 'Share it anew',
    sharing: 'Sharing it',
    tooLittle: 'What you pay is too little for all of them. Ring us: another way may fit better.',
  },
} as const;
