import type { Debt } from '@towpath/contracts/api/debts.ts';
import { SHOWN_OF_REFERENCE } from '@towpath/domain/debts/reference.ts';
import { balancePounds, creditorNow, kindText, poundsText } from '../debtTexts.ts';
import { words } from '../step/words.ts';

/** A debt in a list to choose from: its name, what distinguishes it from others, and the amount owed. */
export type DebtLine = {
  readonly id: string;
  readonly name: string;
  /** Kind of debt, whether it is shared, and the end of the reference where another debt has the same name. */
  readonly detail: string;
  /** In whole pounds; undefined while it is not known. */
  readonly sum: string | undefined;
  /** The name, with the detail added where the name alone is ambiguous. */
  readonly fullName: string;
};

type ListedDebt = Pick<
  Debt,
  | 'id'
  | 'initialCreditorName'
  | 'creditTypeName'
  | 'isJoint'
  | 'creditorReference'
  | 'currentBalance'
  | 'estimatedBalance'
> &
  Partial<Pick<Debt, 'sold'>>;

/** The debts as lines to choose from, in their order. Two that read exactly alike get a number each. */
export function debtLines(debts: readonly ListedDebt[]): readonly DebtLine[] {
  const lines = debts.map(debt => {
    const shared = debts.some(other => other !== debt && sameName(other, debt));
    const end = shared ? endOf(debt) : null;
    const balance = balancePounds(debt);
    return {
      id: debt.id,
      name: creditorNow(debt),
      detail: end === null ? kindText(debt) : words.line.with(kindText(debt), end),
      sum: balance === null ? undefined : poundsText(balance),
      shared,
    };
  });
  return lines.map(({ shared, ...line }, place) => {
    const alike = lines.filter(other => readsAs(other) === readsAs(line));
    const number =
      alike.length > 1
        ? words.line.number(
            lines.slice(0, place).filter(other => alike.includes(other)).length + 1,
            alike.length,
          )
        : null;
    const detail = number === null ? line.detail : words.line.with(line.detail, number);
    const needsSum = lines.some(
      other => other.id !== line.id && other.name === line.name && other.detail === line.detail,
    );
    const told = needsSum && line.sum ? words.line.with(detail, line.sum) : detail;
    return { ...line, detail, fullName: shared ? words.line.full(line.name, told) : line.name };
  });
}

function readsAs({ name, detail, sum }: Pick<DebtLine, 'name' | 'detail' | 'sum'>): string {
  return JSON.stringify([name.toLocaleLowerCase('en'), detail, sum]);
}

function sameName(one: ListedDebt, other: ListedDebt): boolean {
  return creditorNow(one).toLocaleLowerCase('en') === creditorNow(other).toLocaleLowerCase('en');
}

function endOf({ creditorReference }: ListedDebt): string | null {
  return creditorReference && words.line.ending(creditorReference.slice(-SHOWN_OF_REFERENCE));
}
