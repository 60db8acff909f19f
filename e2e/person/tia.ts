import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import type { Walker } from './walking.ts';

/**
 * Rents, lives alone, has five debts that she reads from her letters: two cards, a catalogue, a loan and council tax.
 * Whatever does not concern her she answers with no or none. The shortest honest way to add debts by hand: the cards
 * of what she named in the first questions, with who, what is owed and what is paid, and once whose they are.
 */
export const TIA: Omit<Walker, 'email'> = {
  firstName: 'Tia',
  lastName: 'Marlow',
  password: GOOD_PASSWORD,
  answers: [
    [/^Where do you live/u, 'England'],
    [/rent or own your home/u, 'Rent from a private landlord'],
    [/^Day\b/u, '24'],
    [/^Month\b/u, '8'],
    [/^Year\b/u, '1987'],
    [/work situation/u, 'Work part time'],
    [/managing with your bills/u, 'I’ve missed one or two payments'],
    [/Are you behind with any of these/u, ['Council tax']],
    [/Is any of this happening now/u, ['None of these']],
    [/in a debt solution now/u, 'No'],
    [/How many debts/u, '3 to 5'],
    [/How much do these debts total/u, '£5,000 - £10,000'],
    [
      /Who do you owe money to/u,
      ['Credit or store cards', 'A loan from a bank', 'A catalogue', 'Council tax'],
    ],
    [/How much money do you get each month/u, '1500'],
    [/How much is your rent or mortgage/u, '600'],
    [/spend on food and the household/u, '340'],
    [/How much are your bills/u, '240'],
    [/spend on travel/u, '50'],
    [/everything else each month/u, '60'],
    [/first name/u, 'Tia'],
    [/best number to reach you/u, '07400123456'],
    [/usual home/u, 'Yes'],
    [/money do you have put by/u, '0'],
    [/Which of these are you behind with/u, ['Leeds']],
    [/Leeds/u, '420'],
    [/deal to pay off/u, ['No']],
  ],
  debts: [
    {
      told: 'Credit or store cards',
      creditor: 'Kestrel Cards',
      balance: '2400',
      repayment: '60',
    },
    {
      told: 'Credit or store cards',
      creditor: 'Mere Bank',
      balance: '1800',
      repayment: '45',
    },
    {
      told: 'A loan from a bank or lender',
      creditor: 'Heron Loans',
      balance: '2900',
      repayment: '95',
    },
    { told: 'A catalogue', creditor: 'Brook Catalogue', balance: '700', repayment: '25' },
    {
      told: 'Council tax',
      creditor: 'Leeds City Council',
      balance: '420',
      repayment: '30',
    },
  ],
  budget: {
    1001: '1500',
    2001: '600',
    2006: '120',
    2008: '15',
    2011: '60',
    2012: '60',
    2021: '30',
    3002: '60',
    3011: '65',
    3021: '50',
  },
};
