import { howOld, needsAdviceFirst } from '@towpath/domain/debts/debtFacts.ts';
import { isPriority } from '@towpath/domain/debts/priority.ts';
import { debtTotals } from '@towpath/domain/debts/totals.ts';
import { formatPounds } from '@towpath/domain/values/pence.ts';
import { type Overdue, overduePart } from './besideBudget.ts';
import type { StatementInput } from './budgetStatement.ts';
import { type Block, heading, paragraph, parts } from './paper.ts';
import { sayBalance, sayMarked, sayPaid } from './sayings.ts';
import { words } from './words.ts';

type DebtOnStatement = Pick<StatementInput['debts'][number], 'debt' | 'owner'>;

/**
 * The debts of a person on the statement of their budget.
 *
 * @param isAlong it goes with a letter: the numbers of accounts are nobody's business but their own creditor's, and of a debt
 *   that needs advice first nothing is put in writing at all
 */
export function debtsPart(debts: StatementInput['debts'], isAlong: boolean): readonly Block[] {
  const listed = debts.filter(
    ({ debt, type }) => !debt.isDeleted && !(isAlong && needsAdviceFirst(howOld(debt, type))),
  );
  const first = listed.filter(({ debt, type }) => isPriority(debt, type));
  const others = listed.filter(one => !first.includes(one));
  return parts(
    first.length > 0 && [heading(2, words.statement.priorityDebts), debtTable(first, isAlong)],
    others.length > 0 && [
      heading(2, first.length > 0 ? words.statement.otherDebts : words.statement.debts),
      debtTable(others, isAlong),
    ],
    adviceFirst(listed),
    overduePart(overdueOf(listed), words.statement.creditor),
  );
}

/** Whom it is with, and who had it before: whoever reads it may know it by either. */
function debtName({ debt: { isJoint, isDisputed }, owner: { name, before } }: DebtOnStatement): string {
  return sayMarked(
    name,
    before.length > 0 && words.marks.wasWith(before),
    isJoint === true && words.marks.joint,
    isDisputed === true && words.marks.disputed,
  );
}

/** The number by which whom it is with knows it; of the number of whoever had it first it is said that it is theirs. */
function referenceOf({ debt: { creditorReference }, owner: { before, isListed } }: DebtOnStatement): string {
  if (creditorReference === null) return '';
  const [first] = before;
  return isListed || first === undefined
    ? creditorReference
    : words.statement.numberWith(creditorReference, first);
}

/** Nothing of a debt that needs advice first: to say in writing what is overdue could admit it. */
function overdueOf(debts: StatementInput['debts']): readonly Overdue[] {
  return debts
    .filter(({ debt, type }) => debt.isInArrears === true && !needsAdviceFirst(howOld(debt, type)))
    .map(({ debt: { arrears, hasArrangement, agreedPayment }, owner }) => ({
      creditor: owner.name,
      overdue: arrears,
      agreedPayment: hasArrangement === false ? 'none' : agreedPayment,
    }));
}

/** Names the debts of which a person should not write, for whoever is about to send the paper to a creditor. */
function adviceFirst(debts: StatementInput['debts']): readonly Block[] | false {
  const names = debts
    .filter(({ debt, type }) => needsAdviceFirst(howOld(debt, type)))
    .map(({ owner }) => owner.name);
  return names.length > 0 && [paragraph(words.adviceFirst(names))];
}

function debtTable(debts: StatementInput['debts'], isAlong: boolean): Block {
  const { totalDebts, monthlyRepayments } = debtTotals(debts.map(({ debt }) => debt));
  const numbers = <Cell>(cell: Cell): readonly Cell[] => (isAlong ? [] : [cell]);
  return {
    kind: 'table',
    columns: [
      { name: words.statement.creditor, width: 6 },
      { name: words.kind, width: 5 },
      ...numbers({ name: words.statement.reference, width: 4 }),
      { name: words.statement.owed, width: 4, isSum: true },
      { name: words.statement.due, width: 4, isSum: true },
    ],
    rows: [
      ...debts.map(({ debt, type, owner }) => ({
        cells: [
          debtName({ debt, owner }),
          type?.name ?? '',
          ...numbers(referenceOf({ debt, owner })),
          sayBalance(debt),
          sayPaid(debt),
        ],
      })),
      {
        look: 'total',
        cells: [words.total, '', ...numbers(''), formatPounds(totalDebts), formatPounds(monthlyRepayments)],
      },
    ],
  };
}
