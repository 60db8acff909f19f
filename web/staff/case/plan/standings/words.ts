import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';

type Standing = StandingRepayment['debts'][number]['standing'];

/** How it stands with a lender of a plan, as one of us reads it. */
export const STANDING_WORDS = {
  'advice first': 'Disputed or very old: waits for the talk',
  'not offered': 'None, no offer went',
  'proof first': 'None, waits for proof of the sale',
  'by order': 'None asked for: paid by an order, or taken',
  'at court': 'At court',
  settles: 'Agreed to a settlement',
  'gets nothing': 'None, they get nothing yet',
  waiting: 'None yet',
  silent: 'None, the days are over',
  'counts as yes': 'In the programme',
  accepts: 'Said yes',
  'accepts and stops interest': 'Said yes, interest stops',
  'asks for more': 'Asks for more',
  refuses: 'Said no',
  'paid off': 'Paid off',
  out: 'Out of the plan',
} as const satisfies Readonly<Record<Standing, string>>;
