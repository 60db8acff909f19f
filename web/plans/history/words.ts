import type { Repayment } from '@towpath/contracts/api/repayment.ts';

type Entry = Repayment['happened'][number];

/** What people read in the list of all that happened to their plan. */
export const words = {
  heading: 'All that has happened',
  earlier: (count: number) => (count === 1 ? '1 earlier entry' : `${count} earlier entries`),
  /** @param name of the solution, as inside a sentence */
  states: {
    chosen: (name: string) => `You chose ${name}`,
    'with an adviser': () => 'It went back to an adviser',
    left: (name: string) => `You left ${name}`,
  } as Readonly<Partial<Record<string, (name: string) => string>>>,
  by: {
    person: 'by you',
    adviser: 'by an adviser',
    receiver: 'by those who were asked',
    itself: 'by itself',
  },
  talked: {
    phone: (by: string) => `You talked it over with ${by} on the phone`,
    chat: (by: string) => `You talked it over with ${by} in the chat`,
    interpreter: (by: string) => `You talked it over with ${by}, with an interpreter`,
    writing: (by: string) => `You went through it with ${by} in writing`,
    'in person': (by: string) => `You talked it over with ${by} face to face`,
  },
  notedBy: { person: 'as you told us', adviser: 'as an adviser noted' },
  kinds: {
    'drawn up': () => 'Your plan was drawn up',
    'drawn up again': () => 'Your plan was drawn up anew',
    'offers sent': to => `Offers sent to ${to}`,
    answered: by => `${by} answered`,
    paid: to => `Paid to ${to}`,
    'not paid': to => `Could not pay ${to}`,
    break: () => 'A break',
    'means changed': () => 'Another sum each month',
    'shared anew': () => 'Shared out anew',
    'offer kept': to => `${to} gets what was offered before`,
    sold: to => `Sold on, now with ${to}`,
    'balance put right': of => `What you owe ${of} put right`,
    closed: of => `${of} is out of the plan`,
    reviewed: () => 'Looked over, nothing has changed',
    ended: () => 'The plan ended',
  } satisfies Readonly<Record<Entry['kind'], (creditors: string) => string>>,
  answers: {
    accepts: 'yes',
    'accepts and stops interest': 'yes, and interest stops',
    'asks for more': 'they ask for more',
    refuses: 'no',
  } satisfies Readonly<Record<NonNullable<Entry['answer']>, string>>,
  why: {
    'paid elsewhere': 'paid in another way',
    'found wrong': 'not yours to pay',
    'written off': 'written off',
    interest: 'interest or charges',
    statement: 'by their statement',
    paid: 'all is paid',
    left: 'you left it',
    broken: 'it could not be kept up',
  } satisfies Readonly<Record<NonNullable<Entry['why']>, string>>,
  months: (from: string, to: string) => (from === to ? `for ${from}` : `${from} to ${to}`),
  /** @param what "Paid to Kestrel Cards, £59" */
  took: (what: string, day: string) => `Taken back: ${what}, of ${day}`,
  writtenBy: { you: 'by you', 'one of us': 'by one of us, with you' } satisfies Readonly<
    Record<Entry['by'], string>
  >,
  writtenOn: (day: string) => `told on ${day}`,
  counts: { 'taken back': 'Taken back since', 'put right': 'Put right since' } satisfies Readonly<
    Record<Exclude<Entry['counts'], 'yes'>, string>
  >,
  takeBack: 'Take that back',
} as const;
