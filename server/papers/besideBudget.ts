import { hasBudgetRole, isIncomeLine } from '@towpath/domain/budget/roles.ts';
import type {
  BudgetLine,
  Case,
  CaseDebt,
  Changes,
  GetsBy,
  IncomeOwner,
  WhenHappened,
} from '@towpath/domain/solutions/case/case.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayMonth } from '@towpath/domain/values/dayWords.ts';
import { formatPounds, type Pence } from '@towpath/domain/values/pence.ts';
import { type Block, type Fact, facts, heading } from './paper.ts';
import { saySum } from './sayings.ts';
import { words } from './words.ts';

/** The changes that change the sums of a month: a paper for creditors says no more of what is to come. */
export const CHANGES_OF_THE_MONTH = ['betterIncome', 'worseIncome', 'move', 'newJob'] as const;
export const ALL_CHANGES = [...CHANGES_OF_THE_MONTH, 'lumpSumOn'] as const;

/** How the person gets by where the budget has nothing for what everybody needs; nothing where nobody had to ask. */
export function getsByPart(getsBy: GetsBy): readonly Block[] {
  const said = (['income', 'food', 'housing'] as const).flatMap(what => {
    const way = getsBy[what];
    return way === null ? [] : [{ name: words.beside.nothingFor[what], says: words.beside.ways[way] }];
  });
  return said.length === 0 ? [] : [heading(2, words.beside.getsBy), facts(said)];
}

/** What is known to change, and from when. */
export function changesPart(
  changes: Changes,
  which: readonly (typeof ALL_CHANGES)[number][],
  sumToOffer: Pence | null = null,
): readonly Block[] {
  const said: Fact[] = which.flatMap(what => {
    const from = sayFrom(changes[what]);
    return from === null ? [] : [{ name: words.beside.changes[what], says: from }];
  });
  if (sumToOffer !== null && sumToOffer > 0)
    said.push({ name: words.beside.sumToOffer, says: formatPounds(sumToOffer) });
  return said.length === 0 ? [] : [heading(2, words.beside.toCome), facts(said)];
}

function sayFrom(when: WhenHappened): string | null {
  return when === null || when === 'never' ? null : words.beside.from(sayMonth(isoDate(when).slice(0, 7)));
}

/** Whose the income is, where not all of it is the person's own. */
export function whoseFacts(lines: readonly BudgetLine[], { sharesBudget }: Case['partner']): readonly Fact[] {
  const income = lines.filter(line => isIncomeLine(line) && (line.monthly ?? 0) > 0);
  const owners = income.map(line => ownerOf(line) ?? (sharesBudget === true ? 'not said' : 'own'));
  if (owners.every(owner => owner === 'own')) return [];
  return (['own', 'partner', 'both', 'not said'] as const).flatMap(owner => {
    const sum = income.reduce(
      (total, line, index) => total + (owners[index] === owner ? (line.monthly ?? 0) : 0),
      0,
    );
    return sum === 0 ? [] : [{ name: words.beside.incomeOf[owner], says: formatPounds(sum) }];
  });
}

function ownerOf(line: BudgetLine): IncomeOwner | null {
  if (line.whose !== null) return line.whose;
  if (hasBudgetRole(line, 'partner-earnings')) return 'partner';
  return hasBudgetRole(line, 'own-earnings') ? 'own' : null;
}

/** The money that is put by, and what of it the law leaves alone. It does not say of which benefit. */
export function savingsPart({
  savings,
  savingsFromDisabilityBenefits: backPay,
}: Pick<Case, 'savings' | 'savingsFromDisabilityBenefits'>): readonly Block[] {
  if (savings === null || savings === 0) return [];
  return [
    heading(2, words.beside.savings),
    facts([
      { name: words.beside.inAll, says: formatPounds(savings) },
      ...(backPay === null || backPay === 0
        ? []
        : [{ name: words.beside.backPay, says: formatPounds(backPay) }]),
    ]),
  ];
}

/** What is overdue on a debt, and the deal about it, as a paper needs it. */
export type Overdue = { readonly creditor: string; readonly overdue: Pence | null } & Pick<
  CaseDebt,
  'agreedPayment'
>;

/**
 * The debts that are behind: how much is overdue, and what is paid on that each month by a deal.
 *
 * @param owed the head of the column that names whom it is owed to
 */
export function overduePart(debts: readonly Overdue[], owed: string): readonly Block[] {
  if (debts.length === 0) return [];
  return [
    heading(3, words.beside.overdue.heading),
    {
      kind: 'table',
      columns: [
        { name: owed, width: 6 },
        { name: words.beside.overdue.sum, width: 4, isSum: true },
        { name: words.beside.overdue.deal, width: 5, isSum: true },
      ],
      rows: debts.map(({ creditor, overdue, agreedPayment }) => ({
        cells: [
          creditor,
          saySum(overdue),
          agreedPayment === 'none' ? words.beside.overdue.noDeal : saySum(agreedPayment),
        ],
      })),
    },
  ];
}
