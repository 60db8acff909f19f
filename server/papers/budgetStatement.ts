import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import type { Debt } from '@towpath/domain/debts/debt.ts';
import { isPriority } from '@towpath/domain/debts/priority.ts';
import { debtTotals } from '@towpath/domain/debts/totals.ts';
import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import { formatPounds, type Pence } from '@towpath/domain/values/pence.ts';
import type { From } from './contact.ts';
import {
  type Block,
  facts,
  heading,
  list,
  type Paper,
  paragraph,
  parts,
  type Row,
  smallPrint,
} from './paper.ts';
import { reference, sayBalance, sayDayOf, sayHousehold, sayMoment, saySum } from './sayings.ts';

/** A part of a budget with its lines, each as a sum for a month. */
export type BudgetPart = {
  readonly name: string;
  readonly kind: 'income' | 'fixed' | 'flexible' | 'savings';
  readonly lines: readonly { readonly name: string; readonly sum: Pence }[];
  readonly sum: Pence;
};

/** A budget that its person has said is right. */
export type ConfirmedBudget = {
  readonly id: string;
  readonly confirmedAt: Date;
  /** In the order of the form: income, fixed costs, flexible costs, savings. */
  readonly parts: readonly BudgetPart[];
  readonly totalIncome: Pence;
  readonly totalOutgoings: Pence;
  /** Why a line is as it is, where the person was asked. */
  readonly notes: readonly { readonly line: string; readonly reason: string }[];
};

/** All that a statement is made from. */
export type StatementGiven = {
  readonly from: From;
  /** The name of the person; empty when it is not known. */
  readonly person: string;
  /** When the paper is made. */
  readonly at: Date;
  readonly budget: ConfirmedBudget;
  readonly household: HouseholdMakeup | null;
  readonly debts: readonly { readonly debt: Debt; readonly type: CreditType | undefined }[];
  /** What the person said to sharing the budget with a public money-advice body; null while they have not said. */
  readonly sharing: { readonly hasConsented: boolean; readonly at: Date } | null;
};

const COLUMNS = [
  { name: 'Each line', width: 3, isSum: true },
  { name: 'Together', width: 3, isSum: true },
] as const;

/** The budget in the order that creditors know: income, outgoings, what is left, and the debts. */
export function budgetStatement({
  from,
  person,
  at,
  budget,
  household,
  debts,
  sharing,
}: StatementGiven): Paper {
  const ofKind = (...kinds: readonly BudgetPart['kind'][]) =>
    budget.parts.filter(({ kind, sum }) => kinds.includes(kind) && sum > 0);
  const left = budget.totalIncome - budget.totalOutgoings;
  const about = [person, household && `Household: ${sayHousehold(household)}`].filter(Boolean);
  return {
    title: 'Budget statement',
    brand: from.brand,
    marks: [`Made on ${sayDayOf(at)}`, `Reference ${reference(budget.id)}`],
    at,
    blocks: parts(
      paragraph([...about, 'All amounts are monthly.'].join('. ').replace('..', '.')),
      heading(2, 'Income'),
      sums('From', ofKind('income'), [total('Total income', budget.totalIncome)]),
      heading(2, 'Outgoings'),
      sums('For', ofKind('fixed', 'flexible', 'savings'), [
        total('Total outgoings', budget.totalOutgoings),
        {
          look: 'result',
          cells: [left < 0 ? 'Short each month' : 'Left over each month', '', formatPounds(Math.abs(left))],
        },
      ]),
      debtsPart(debts),
      budget.notes.length > 0 && [
        heading(2, 'Notes'),
        list(budget.notes.map(({ line, reason }) => ({ text: `${line}: ${reason}.` }))),
      ],
      heading(2, 'Said to be right'),
      facts([
        { name: 'The person said that this budget is right', says: sayMoment(budget.confirmedAt) },
        ...(sharing === null
          ? []
          : [
              {
                name: 'May be shared with a public money-advice body',
                says: `${sharing.hasConsented ? 'Yes' : 'No'}, said on ${sayMoment(sharing.at)}`,
              },
            ]),
      ]),
      smallPrint('The person gave us these figures. We have not checked them against papers.'),
      smallPrint(`${from.firm} Call ${from.phone}, or write to ${from.email}.`),
    ),
  };
}

function total(name: string, sum: Pence): Row {
  return { look: 'total', cells: [name, '', formatPounds(sum)] };
}

/** Each part with its own lines below it; lines of nothing are left out. */
function sums(from: string, groups: readonly BudgetPart[], end: readonly Row[]): Block {
  const rows = groups.flatMap(({ name, lines, sum }): readonly Row[] => [
    { look: 'group', cells: [name, '', formatPounds(sum)] },
    ...lines
      .filter(line => line.sum > 0)
      .map((line): Row => ({ look: 'part', cells: [line.name, formatPounds(line.sum), ''] })),
  ]);
  return { kind: 'table', columns: [{ name: from, width: 8 }, ...COLUMNS], rows: [...rows, ...end] };
}

function debtsPart(debts: StatementGiven['debts']): readonly Block[] {
  const listed = debts.filter(({ debt }) => !debt.isDeleted);
  const first = listed.filter(({ debt, type }) => isPriority(debt, type));
  const others = listed.filter(one => !first.includes(one));
  return parts(
    first.length > 0 && [heading(2, 'Debts that come first'), debtTable(first)],
    others.length > 0 && [heading(2, first.length > 0 ? 'Other debts' : 'Debts'), debtTable(others)],
  );
}

function debtTable(debts: StatementGiven['debts']): Block {
  const { totalDebts, monthlyRepayments } = debtTotals(debts.map(({ debt }) => debt));
  return {
    kind: 'table',
    columns: [
      { name: 'Creditor', width: 6 },
      { name: 'Kind', width: 5 },
      { name: 'Reference', width: 4 },
      { name: 'Owed', width: 4, isSum: true },
      { name: 'Due each month', width: 4, isSum: true },
    ],
    rows: [
      ...debts.map(({ debt, type }) => ({
        cells: [
          debt.initialCreditorName + (debt.isJoint === true ? ' (joint)' : ''),
          type?.name ?? '',
          debt.creditorReference ?? '',
          sayBalance(debt),
          saySum(debt.regularPaymentAmount),
        ],
      })),
      {
        look: 'total',
        cells: ['Total', '', '', formatPounds(totalDebts), formatPounds(monthlyRepayments)],
      },
    ],
  };
}
