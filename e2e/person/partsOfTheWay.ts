/** The parts of the way, in the words that the figures are printed with. */
export const PARTS = {
  look: 'home to first look',
  account: 'account and who is owed',
  debts: 'debts',
  budget: 'budget',
  advice: 'advice',
} as const;

/** The part that a screen belongs to. The first look ends the first part; what follows the account is named by its page. */
export function partOf(address: string, before: string): string {
  const page = address.split('#')[0]?.split('/').at(-1) ?? '';
  if (before === '') return PARTS.look;
  if (/^(details|almost-done)$/u.test(page)) return PARTS.account;
  if (address === '/journey/advice') return PARTS.account;
  if (before === PARTS.look && !AFTER_THE_LOOK.test(address)) return PARTS.look;
  if (before === PARTS.account && !AFTER_THE_LOOK.test(address)) return PARTS.account;
  if (/debt/u.test(page)) return PARTS.debts;
  if (/budget/u.test(page)) return PARTS.budget;
  return page === 'full-advice' ? PARTS.advice : `review: ${page}`;
}

/** The dashboard, and the first page of the full review. */
const AFTER_THE_LOOK = /^\/(dashboard|journey\/residential)/u;
