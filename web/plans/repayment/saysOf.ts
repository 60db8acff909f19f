import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { askedAgainNow } from '@towpath/domain/plans/repayment/askedAgain.ts';
import { askedAgainWords } from '@towpath/domain/plans/repayment/askedAgainWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { words } from './words.ts';

/** How it stands with whom a debt is owed to: "Said no", "Asks for £95". */
export function saysOf(debt: StandingRepayment['debts'][number]): string {
  const { standing, answer, offered } = debt;
  const again = askedAgainNow(debt);
  if (again) return askedAgainWords.tag(again);
  if (standing === 'counts as yes' && offered === null) return words.inProgramme;
  const sum = standing === 'asks for more' ? (answer?.sum ?? null) : null;
  return sum === null ? words.standings[standing] : words.asksFor(formatSum(sum));
}
