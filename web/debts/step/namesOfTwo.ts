import type { Debt } from '@towpath/contracts/api/debts.ts';
import { balanceText, kindText } from '../debtTexts.ts';
import { words } from './words.ts';

/** The names of two debts that look alike, each worded so that they can be told apart. */
export function namesOfTwo(one: Debt, other: Debt): readonly [string, string] {
  const { told, byHand, fromReport } = words.duplicates;
  const tellings: readonly ((debt: Debt) => string)[] = [
    debt => debt.initialCreditorName,
    debt => told(debt.initialCreditorName, kindText(debt)),
    debt => told(debt.initialCreditorName, balanceText(debt)),
    ({ initialCreditorName: name, source }) => (source === 'by hand' ? byHand(name) : fromReport(name)),
  ];
  for (const tell of tellings) if (tell(one) !== tell(other)) return [tell(one), tell(other)];
  return [
    words.duplicates.first(one.initialCreditorName),
    words.duplicates.second(other.initialCreditorName),
  ];
}
