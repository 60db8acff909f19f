import type { CalendarDate } from '../values/calendar-date.ts';
import { sayDay } from '../values/dayWords.ts';
import { sayShortDay } from '../values/nearDay.ts';

type When = { readonly on: string | null; readonly today: CalendarDate };

/** Where an answer is from, under it. */
export const fromWords = {
  told: ({ on, today }: When) => (on === null ? 'You told us' : `You told us on ${sayShortDay(on, today)}`),
  /** A solution that was had before. */
  grantedHere: 'It was granted while you were with us',
  details: 'From your account',
  creditSearch: ({ on, today }: When) =>
    on === null ? 'From your credit search' : `From your credit search, ${sayShortDay(on, today)}`,
  debts: 'From your debts',
  /** What is owed on a debt by what a plan was told since the list said its sum. */
  paidInPlan: 'What is left after what you paid in your plan',
  toldInPlan: 'You told us in your plan',
  letters: 'From your letters',
  budget: 'From your budget',
  /** @param sum such as "£31" @param line the name of the line */
  budgetLine: (sum: string, line: string) => `${line}: ${sum} in your budget`,
  advice: 'From your advice',
  jobs: 'From the jobs in this form',
  backPay: 'So much is back pay, you told us',
  /** @param creditor of a debt behind which the home stands */
  debtOnHome: (creditor: string) => `Your debts have one to ${creditor} on your home`,
  debtOnCar: (creditor: string) => `Your debts have one to ${creditor} for a car`,
  debtOnAccount: (creditor: string) => `Your debts have one to ${creditor} on a bank account`,
  debtOfBusiness: (creditor: string) => `Your debts have one to ${creditor} for a business`,
  debtFromWages: (creditor: string) => `Your debts have one to ${creditor} that is taken from wages`,
  petition: 'You put in that a court was asked for a bankruptcy',
  restrictions: 'You put in that there are bankruptcy restrictions',
  noSavings: 'You have no savings',
  /** Nobody else owes or promised to pay a debt of the list, and the home is nobody’s with them. */
  nobodyElse: 'By your debts and your home, it is nobody',
  /** More of a debt is overdue than is owed. */
  overdue: 'So much is overdue, you told us',
  /** Something was added here to a debt that the list has no longer. */
  debtGone: 'It is not in your list of debts now, or it is paid',
  /** @param place the name of a nation or of a country: "Scotland" @param postcode "LS1 1AA" */
  postcodeIn: (postcode: string, place: string) => `Your postcode in this form, ${postcode}, is in ${place}`,
  postcodeUnsure: (postcode: string, place: string) =>
    `Your postcode in this form, ${postcode}, may not be in ${place}`,
  homeIn: (country: string) => `Your address in this form is in ${country}`,
  /** Of a debt. */
  owesNothing: 'You put in £0 for it',
  /** What speaks against an answer in the form itself. */
  accounts: 'So much is in your accounts in this form',
  cash: 'So much is cash, you put in',
  /** There is more than that. */
  onlyInAccounts: 'No more is in your accounts in this form. The rest would be cash',
  left: 'So much is left each month by the lines in this form',
  /** Of an offer. */
  judgments: 'So much is to be paid each month by the judgments in this form',
  firstQuestions: 'You told us at first',
  incomeLines: 'All the lines of money in together',
  noPay: 'Your budget has no pay',
  married: (says: string) => `You put in: ${says}`,
  /** Who is married may live apart, or share nothing of their money. */
  marriedHere: (says: string) =>
    `You put in: ${says}. Pick this if they live with you, also if they don’t share your budget. Live apart? Then pick 0`,
  incomeOfPartner: 'A line of money in is your partner’s, you put in',
  sharesBudget: 'A partner shares your budget, you put in',
  countsOfNone: 'You put in 0 children of each age',
  given: 'You gave it in this form',
  /** Of something that was added. @param other what may be the same: "Hartwell Credit, £400" */
  hereToo: (other: string) => `Here already: ${other}`,
  bothPutIn: 'You put in both',
  /** It was given in a form that is over. */
  before: ({ on, today }: When & { readonly on: string }) =>
    `You told us on ${sayShortDay(on, today)}, in the form before`,
  /** One of us wrote it down. */
  saidTo: ({ name, on, today }: When & { readonly name: string; readonly on: string }) =>
    `Said to ${name}, ${sayShortDay(on, today)}`,
  saidToBefore: ({ name, on, today }: When & { readonly name: string; readonly on: string }) =>
    `Said to ${name}, ${sayShortDay(on, today)}, for the form before`,
} as const;

/** Why a way that is open is not the one that goes ahead, for whoever takes the form over. */
export const whyNotWords = {
  advised: 'It is what we advised. Another way was chosen: why is under “Why you choose this”.',
  onlyTime: 'It is open too. It only gives time: by itself it pays or writes off nothing.',
  open: 'It is open too. We put no way first.',
  /** @param name of the way that we advised */
  openBehind: (name: string) => `It is open too. We advised another first: ${name}.`,
  it: 'This way',
  that: 'The one we advised',
  /** @param months such as "16 months" @param total what is paid in all */
  takes: (who: string, months: string, total: string) => `${who} would take ${months}, and ${total} in all.`,
} as const;

/** What is lacking of how it is shown that somebody cannot pay, said to one of us. */
export const unprovedWords = {
  'no route': 'It does not say yet how it is shown that they can’t pay. You add that.',
  'no trustee': 'It does not say yet who was the trustee. You add that.',
  /** @param fee such as "£150" */
  'no fee': (fee: string) =>
    `It does not say yet how the fee of ${fee} is paid, or that there is none to pay. You add that.`,
  'no due fee': (fee: string) => `It does not say yet how the fee of ${fee} is paid. You add that.`,
  'not signed': 'The day on which they read it and signed it is not in it yet. You add that.',
  'no certificate': 'The day of the certificate for sequestration is not in it yet. You add that.',
  'too old': (days: number) =>
    `The certificate for sequestration counts for ${days} days, and is older. Sign a new one with them.`,
} as const;

/** What is judged of an offer in a form, as what is left is. */
export const offerWords = { tests: 'What you offer each month' } as const;

/** What one of us has to say first of debts that were added in a form. */
export const debtKindWords = {
  /** @param creditors who is owed */
  unknown: (creditors: readonly string[]) =>
    `What kind of debt it is with ${inWords(creditors)} is not clear, so that it may count or not. Ask them, and choose its kind in the form.`,
} as const;

/** Where an answer is from that was given in the form. */
export function sayGiven(
  source: { readonly name: string | null; readonly on: string; readonly isBefore: boolean } | null,
  today: CalendarDate,
): string {
  if (source === null) return fromWords.given;
  const { name, on, isBefore } = source;
  if (name === null) return isBefore ? fromWords.before({ on, today }) : fromWords.given;
  return fromWords[isBefore ? 'saidToBefore' : 'saidTo']({ name, on, today });
}

/** What a person told that is to change, with its day 'YYYY-MM-DD'. */
export const changeWords = {
  betterIncome: (on: string) => `More money each month from ${sayDay(on)}`,
  worseIncome: (on: string) => `Less money each month from ${sayDay(on)}`,
  lumpSumOn: (on: string) => `A sum of money on ${sayDay(on)}`,
  move: (on: string) => `A move to another home on ${sayDay(on)}`,
  newJob: (on: string) => `A new job on ${sayDay(on)}`,
} as const;
/** That there is nothing of what is asked, or nobody: no change to come, nobody else who is touched, no reference. */
export const noneWord = 'None';

/** What is said of an answer that cannot be right. */
export const answerMessages = {
  missing: 'Fill this in',
  notText: 'Use letters and numbers',
  tooLong: (most: number) => `Use ${most} characters at most`,
  email: 'Write an email such as name@example.com',
  nationalInsurance: 'Two letters, six numbers and a letter, as on a payslip or a letter about benefits',
  registration: 'Write it as on the number plate',
  day: 'Put in a day that exists',
  dayAhead: 'Put in a day that has been',
  beforeBirth: 'That is before you were born. Put in a later one',
  beforeBegin: 'That is before it began. Put in a later one',
  /** Of a day that lies before the years that a question is about. */
  tooLongAgo: (years: number) =>
    years === 1
      ? 'This is about the last year alone. Put in a day of it'
      : `This is about the last ${years} years alone. Put in a day of them`,
  /** @param on the day from which a way out of debt was there */
  notYetThere: (on: string) => `There was none before ${sayDay(on)}. Put in a later day`,
  tooEarly: (year: number) => `Put in a year from ${year}`,
  dayMissing: 'Put in the day, the month and the year',
  /** Of a day or a month. */
  dateNumbers: 'Use numbers alone, such as 5 for May',
  wholeYear: 'Put in the year with 4 numbers, such as 1987',
  month: 'Put in a month that has been',
  monthMissing: 'Put in the month and the year',
  noMonth: 'Put in a month from 1 to 12, and the year',
  money: 'Put in a sum from 0',
  moneyMissing: 'Put in a sum, or 0 if there is none',
  moneyNumbers: 'Put in a sum in numbers, such as 120.50',
  tooMuch: 'That is more than this form takes',
  number: (least: number, most: number) => `Put in a whole number from ${least} to ${most}`,
  yesNo: 'Say yes or no',
  choice: 'Choose one of the list',
  /** @param named what was typed for a kind of debt, before there was a choice */
  debtKind: (named: string) => `You put in “${named}”. Choose the kind of debt that it is`,
  /** @param place where the address is @param nation whose law the form is of */
  homeElsewhere: (place: string, nation: string) =>
    `Your address in this form is in ${place}. If your home is in ${nation}, change the address first. If not, say no`,
  sortCode: 'Put in the 6 numbers, such as 12-34-56',
  accountNumber: 'Put in the 8 numbers, with a 0 in front if there are only 7',
  moreInAccounts: 'Your accounts in this form hold more than that. Put all of it together',
  moreIsCash: 'More than that is cash, you put in. Put all of it together',
  moreIsBackPay: 'More than that is back pay, you put in. Put all of it together',
  /** @param does what the jobs say, as the choice is called */
  otherInJobs: (does: string) =>
    `By the jobs in this form it is: ${does}. Choose that, or change the job that is still so`,
  morePay: (sum: string) =>
    `All the money that comes in comes to ${sum} in this form. Change its lines first, or put in less`,
  /** @param left what is left each month by the lines in this form */
  offerAboveLeft: (left: string) =>
    `You have ${left} left each month by the lines in this form. Put in no more than that`,
  incomeLines: (sum: string) =>
    `The lines of money in come to ${sum}. Change those that are wrong, under “Filled in already”`,
  owesNothing: 'Put in what you still owe. If it is nothing, say that you do not owe it',
  /** Of something that the person says is not owed any more. */
  stillListed:
    'Your list of debts still has it. If you don’t owe it, take it off that list first, from your dashboard. If you do, say yes',
  addressLine: 'Put in the first line of the address',
  addressTown: 'Put in the town or city',
  fewest: (count: number, name: string) =>
    count === 1 ? `Add at least one ${name}` : `Add at least ${count}, one for each ${name}`,
  most: (count: number) => `This list takes ${count} at most`,
  unknownPart: 'This form does not ask for that',
  /** @param months such as "March 2024 to May 2024", each */
  gap: (months: readonly string[]) => `Nothing is there yet for ${inWords(months)}`,
  /** @param list the id of it @param have how far back it reaches: "March 2025" @param need how far it has to */
  backTo: (list: string, have: string, need: string) => {
    const { name, them } = HISTORIES[list === 'workHistory' ? list : 'addresses'];
    return `We have ${name} back to ${have}. We need ${them} back to ${need}.`;
  },
  /** Of one more entry whose months are not missing. @param months such as "March 2024 to May 2024", each */
  outside: (months: readonly string[]) => `Still missing is ${inWords(months)}. Put in a month of it`,
  /** Of an address. */
  whereNow:
    'Put in where you live now. If you have no home, put “no fixed address”, the town and no postcode',
  /**
   * Of a second home that is said to be the one of now.
   *
   * @param here the first lines of the one that is there already @param this one; null where it is not known
   */
  livesAt: (here: string | null, other: string | null) =>
    `You said that you live at ${here ?? 'another address'} now. When did you leave ${other ?? 'this one'}? Say no, and when. If you left ${here ?? 'the other'}, change that one first`,
  noMonths: 'Say for each from when to when, so that no month is left out',
} as const;

/** Lists of which no month may be left out, in a sentence. */
const HISTORIES = {
  addresses: { name: 'your addresses', them: 'them' },
  workHistory: { name: 'what you did', them: 'it' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly them: string }>>;

/** What is said in a form of the months of which nobody knows. */
export const notKnownWords = {
  /** @param months such as "March 2024 to May 2024", each */
  months: (months: readonly string[]) => `Not known: ${inWords(months)}`,
} as const;

/** What is asked where a label is no question. */
const QUESTIONS: Readonly<Record<string, string>> = {
  firstName: 'What is your first name?',
  middleNames: 'What are your middle names?',
  lastName: 'What is your last name?',
  birthDate: 'When were you born?',
  savings: 'How much do you have in savings and cash?',
  takeHomePay: 'How much is your take-home pay each month?',
  offer: 'How much can you pay each month, for all of them together?',
  otherSecured: 'How much do you owe on other loans on your home?',
  monthlyIncome: 'How much comes in each month, all together?',
  otherAdults: 'How many other grown-ups live in your home?',
};

/** The same of an entry, by the name of its part. */
const QUESTIONS_OF: Readonly<Record<string, (entry: string) => string>> = {
  balance: entry => `How much do you owe ${entry}?`,
  stillStands: entry => `Do you still owe ${entry}?`,
};

/** The question about answers that do not match. */
export const clashWords = {
  of: (field: string, label: string) => QUESTIONS[field] ?? asQuestion(label),
  ofPart: (part: string, label: string, entry: string) =>
    QUESTIONS_OF[part]?.(entry) ?? `${entry}: ${asQuestion(label)}`,
} as const;

function asQuestion(label: string): string {
  return label.endsWith('?') ? label : `Which is right: ${label.charAt(0).toLowerCase()}${label.slice(1)}?`;
}

export const valueWords = { yes: 'Yes', no: 'No' } as const;

/** What an entry is called that has no name of its own: "Job 2". */
export function entryName(name: string, number: number): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${number}`;
}

/** Who receives a form, in the middle of a sentence: "the official receiver", "your local County Court". */
export function receiverInSentence(receiver: string): string {
  return `${receiver.charAt(0).toLowerCase()}${receiver.slice(1)}`;
}

/** Things in a sentence: "one", "one and another", "one, another and a third". */
function inWords(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} and ${last}`;
}

/** The nations of the UK, as people read them. */
export const nationWords = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
} as const;
