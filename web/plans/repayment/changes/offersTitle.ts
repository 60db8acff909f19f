import type { DebtForm } from './formProps.ts';
import { words } from './words.ts';

type Debt = Pick<DebtForm['debt'], 'creditor' | 'offered' | 'standing'>;

/** What is told where letters went out: offers to some, the first to one, or what one was sent after it, by where that stands. */
export function offersTitle(debts: readonly Debt[]): string {
  const [one, ...others] = debts;
  if (one === undefined || others.length > 0) return words.offers.title;
  const { creditor, offered, standing } = one;
  const isAgain = offered !== null;
  if (isAgain && (standing === 'silent' || standing === 'refuses' || standing === 'asks for more')) {
    return words.offers.titleAgain[standing](creditor);
  }
  return words.offers.titleOne(creditor);
}
