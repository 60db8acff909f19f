import type { Answer, HappenedKind } from './event.ts';
import type { HistoryEntry } from './history.ts';

/** What is read of each thing that happened to a plan, on its page and on paper. */
export const historyWords = {
  /** Of the Scottish scheme: to whom its one payment goes. */
  distributor: 'the payments distributor',
  kinds: {
    'drawn up': () => 'Your plan was drawn up',
    // Whom it names was taken in by those who approved the plan.
    'drawn up again': of =>
      of === '' ? 'Your plan was drawn up anew' : `${of} was taken into your programme`,
    'offers sent': to => `Offers sent to ${to}`,
    answered: by => `${by} answered`,
    paid: to => `Paid to ${to}`,
    'not paid': to => `Could not pay ${to}`,
    break: by => (by === '' ? 'A break' : `A break with ${by}`),
    'means changed': () => 'Another sum each month',
    'shared anew': () => 'Shared out anew',
    'offer kept': to => `${to} gets what was offered before`,
    sold: to => `Sold on, now with ${to}`,
    'proof of sale': by => `${by} has the debt`,
    'balance put right': of => `What you owe ${of} put right`,
    closed: of => `${of} is out of the plan`,
    reviewed: () => 'Looked over, nothing has changed',
    ended: () => 'The plan ended',
  } satisfies Readonly<Record<HappenedKind, (creditors: string) => string>>,
  answers: {
    accepts: 'yes',
    'accepts and stops interest': 'yes, and interest stops',
    'asks for more': 'they ask for more',
    refuses: 'no',
  } satisfies Readonly<Record<Answer, string>>,
  whys: {
    'paid elsewhere': 'paid in another way',
    settled: 'settled, by one payment that they agreed to',
    'found wrong': 'not yours to pay',
    'written off': 'written off',
    'proof came': 'proof came',
    'sure without': 'you were sure without proof',
    interest: 'interest or charges',
    statement: 'by their statement',
    paid: 'all is paid',
    left: 'you left it',
    broken: 'it could not be kept up',
  } satisfies Readonly<Record<NonNullable<HistoryEntry['why']>, string>>,
  forMonths: (from: string, to: string) => (from === to ? `for ${from}` : `${from} to ${to}`),
  /** @param what "Paid to Kestrel Cards, £59" */
  took: (what: string, day: string) => `Taken back: ${what}, of ${day}`,
};
