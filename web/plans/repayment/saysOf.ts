import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { words } from './words.ts';

/** How it stands with whom a debt is owed to: "Said no", "Asks for £95". */
export function saysOf({ standing, answer, offered }: StandingRepayment['debts'][number]): string {
  if (standing === 'counts as yes' && offered === null) return words.inProgramme;
  const sum = standing === 'asks for more' ? (answer?.sum ?? null) : null;
  return sum === null ? words.standings[standing] : words.asksFor(formatSum(sum));
}
