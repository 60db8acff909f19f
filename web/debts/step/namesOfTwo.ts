import type { Debt } from '@towpath/contracts/api/debts.ts';
import { balanceText, creditorNow, kindText } from '../debtTexts.ts';
import { words } from './words.ts';

/** The names of two debts that look alike, each worded so that they can be told apart. */
export function namesOfTwo(one: Debt, other: Debt): readonly [string, string] {
  const { told, byHand, fromReport } = words.duplicates;
  const tellings: readonly ((debt: Debt) => string)[] = [
    creditorNow,
    debt => told(creditorNow(debt), kindText(debt)),
    debt => told(creditorNow(debt), balanceText(debt)),
    debt => (debt.source === 'by hand' ? byHand : fromReport)(creditorNow(debt)),
  ];
  for (const tell of tellings) if (tell(one) !== tell(other)) return [tell(one), tell(other)];
  return [words.duplicates.first(creditorNow(one)), words.duplicates.second(creditorNow(other))];
}
