import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { soldWords } from '@towpath/domain/plans/repayment/sold/words.ts';

type Standing = StandingRepayment['debts'][number]['standing'];

/** How it stands with whom a debt is owed to. */
export const STANDING_WORDS = {
  'advice first': 'Waits until we have talked',
  'not offered': 'Offer to send',
  'proof first': soldWords.standing,
  'by order': 'Paid as ordered',
  'at court': 'At court',
  settles: 'Agreed to settle',
  'gets nothing': 'Gets nothing yet',
  waiting: 'No answer yet',
  silent: 'No answer',
  'counts as yes': 'Silent, counts as yes',
  accepts: 'Said yes',
  'accepts and stops interest': 'Said yes',
  'asks for more': 'Asks for more',
  refuses: 'Said no',
  'paid off': 'Paid off',
  out: 'Out of the plan',
} as const satisfies Readonly<Record<Standing, string>>;
