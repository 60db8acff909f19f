import type { SingleField } from '../../form.ts';
import { choice, day, list, money, text, when, yesNo } from './field.ts';

/** What comes in and goes out each month, line by line, and what is in the bank. */
export const INCOME = list('income', 'Money in each month', 'From your budget', {
  entryName: 'line',
  namedBy: 'name',
  most: 60,
  parts: [
    text('name', 'What it is', 'Such as wages or Child Benefit'),
    money('monthly', 'Each month', null),
    choice('whose', 'Whose it is', null, {
      isOptional: true,
      options: { own: 'Mine', partner: 'My partner’s', both: 'Both of ours' },
    }),
  ],
});
/** Its lines together, beside what was told at first. */
export const MONTHLY_INCOME = money(
  'monthlyIncome',
  'All the money that comes in each month',
  'The lines of money in, added up',
);
export const SPENDING = list('spending', 'Bills and living costs each month', 'From your budget', {
  entryName: 'line',
  namedBy: 'name',
  fewest: 1,
  most: 120,
  parts: [text('name', 'What it is', 'Such as rent or food'), money('monthly', 'Each month', null)],
});
export const HAS_ACCOUNTS = yesNo(
  'hasAccounts',
  'Do you have a bank account?',
  'Also one with a building society',
);
const BANK = text('bank', 'Bank or building society', null);
const accountKind = (other: string) =>
  choice('kind', 'What kind it is', null, {
    options: { current: 'Current account', savings: 'Savings account', other },
  });
const HAS_SORT_CODE = [when('kind', 'current', 'savings')] as const;
/** An account with a credit union, or some with a building society, has another number. */
const ACCOUNT_NUMBER = [
  text('sortCode', 'Sort code', '6 numbers, on your card or in your app', {
    format: 'sort code',
    most: 8,
    onlyWhen: HAS_SORT_CODE,
  }),
  text('accountNumber', 'Account number', '8 numbers, on your card or in your app', {
    format: 'account number',
    most: 10,
    onlyWhen: HAS_SORT_CODE,
  }),
  text(
    'accountReference',
    'Number of the account',
    'As on a letter or in the book. Put “none” if there is none',
    {
      most: 40,
      onlyWhen: [when('kind', 'other')],
    },
  ),
] as const;
const LAST_DIGITS = [
  text('lastDigits', 'Last 4 numbers of the account', 'On your card or in your app', { most: 4 }),
] as const;

const accountsWith = (numbers: readonly SingleField[], other = 'Another kind') =>
  list('accounts', 'Your bank accounts', 'Each one, also if it is empty', {
    onlyWhen: [when('hasAccounts')],
    entryName: 'account',
    namedBy: 'bank',
    fewest: 1,
    most: 20,
    parts: [
      BANK,
      accountKind(other),
      ...numbers,
      money('balance', 'What is in it', 'Put 0 if it is empty or overdrawn'),
      yesNo('isJoint', 'Is it shared with somebody?', null),
    ],
  });
export const ACCOUNTS = accountsWith(LAST_DIGITS);
/** For a receiver who takes the accounts over. */
export const ACCOUNTS_IN_FULL = accountsWith(
  ACCOUNT_NUMBER,
  'One without a sort code, such as with a credit union',
);
export const SAVINGS = money('savings', 'Your savings and cash', 'All together, by today’s balance');
export const CASH = money('cash', 'How much of your savings is cash?', 'Put 0 if it is all in the bank');
export const OWED_TO_YOU = money(
  'owedToYou',
  'What others owe you',
  'Such as a friend, or wages. Put 0 if nobody does',
);
export const BACK_PAY = money(
  'savingsFromDisabilityBenefits',
  'How much of your savings is back pay of a disability benefit?',
  'Put 0 if there is none',
);
export const GETS_ONLY_BENEFITS = yesNo(
  'getsOnlyBenefits',
  'Are benefits all that comes in?',
  'A State Pension is none',
);
export const ONLY_BENEFITS_SINCE = day('onlyBenefitsSince', 'Since when?', 'On your award letter', {
  onlyWhen: [when('getsOnlyBenefits')],
});

/** Bills that go on and have to be paid. */
export const ONGOING = list(
  'ongoing',
  'Bills that go on',
  'Rent or mortgage, council tax, heat, power, water, insurance. They have to be paid all the time',
  {
    entryName: 'bill',
    namedBy: 'name',
    most: 40,
    parts: [
      text('name', 'What it is', null),
      money('monthly', 'Each month', null),
      text('payee', 'Who you pay', 'On the bill', { isOptional: true }),
    ],
  },
);

/** What a person would pay. */
export const OFFER = money('offer', 'What you can pay each month', 'What is left once your bills are paid');
export const HOW_OFTEN = choice('howOften', 'How often would you pay?', null, {
  options: {
    week: 'Each week',
    fortnight: 'Every two weeks',
    'four weeks': 'Every four weeks',
    month: 'Each month',
  },
});
export const HOW_PAID = choice('howPaid', 'How would you pay?', null, {
  options: {
    'standing order': 'By standing order',
    'direct debit': 'By direct debit',
    wages: 'From my wages, before I get them',
    other: 'Another way',
  },
});
