import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import { howOld, type ListedDebt, needsAdviceFirst } from '@towpath/domain/debts/debtFacts.ts';
import { isPriority } from '@towpath/domain/debts/priority.ts';
import { debtTotals } from '@towpath/domain/debts/totals.ts';
import type { BesideBudget } from '@towpath/domain/fact-find/besideBudget.ts';
import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import { formatPounds, type Pence } from '@towpath/domain/values/pence.ts';
import { CHANGES_OF_THE_MONTH, changesPart, getsByPart, type Overdue, overduePart } from './besideBudget.ts';
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
import { reference, sayBalance, sayDayOf, sayHousehold, sayMarked, sayMoment, sayPaid } from './sayings.ts';
import { words } from './words.ts';

/** A part of a budget with its lines, each as a monthly sum. */
export type BudgetPart = {
  readonly name: string;
  readonly kind: 'income' | 'fixed' | 'flexible' | 'savings';
  readonly lines: readonly {
    readonly typeId: number;
    readonly name: string;
    readonly sum: Pence;
    readonly tellsOfHealth?: boolean;
  }[];
  readonly sum: Pence;
};

/** A budget that its person has confirmed. */
export type ConfirmedBudget = {
  readonly id: string;
  readonly confirmedAt: Date;
  /** In the order of the form: income, fixed costs, flexible costs, savings. */
  readonly parts: readonly BudgetPart[];
  readonly totalIncome: Pence;
  readonly totalOutgoings: Pence;
  /** The reason for a line's amount, where the person was asked. */
  readonly notes: readonly {
    readonly line: string;
    readonly reason: string;
    readonly tellsOfHealth?: boolean;
  }[];
};

/** Everything a statement is made from. */
export type StatementInput = {
  readonly from: From;
  /** The name of the person; empty when it is not known. */
  readonly person: string;
  /** When the paper is made. */
  readonly at: Date;
  readonly budget: ConfirmedBudget;
  readonly beside: BesideBudget;
  readonly household: HouseholdMakeup | null;
  readonly debts: readonly { readonly debt: ListedDebt; readonly type: CreditType | undefined }[];
  /**
   * The person's answer about sharing the budget with a public money-advice body; null until they have
   * answered.
   */
  readonly sharing: { readonly hasConsented: boolean; readonly at: Date } | null;
};

const COLUMNS = [
  { name: words.statement.eachLine, width: 3, isSum: true },
  { name: words.statement.together, width: 3, isSum: true },
] as const;

/** The budget in the order creditors are used to: income, outgoings, what is left, and the debts. */
export function budgetStatement({
  from,
  person,
  at,
  budget,
  beside,
  household,
  debts,
  sharing,
}: StatementInput): Paper {
  const ofKind = (...kinds: readonly BudgetPart['kind'][]) =>
    budget.parts.filter(({ kind, sum }) => kinds.includes(kind) && sum > 0);
  const left = budget.totalIncome - budget.totalOutgoings;
  return {
    title: words.statement.title,
    brand: from.brand,
    marks: [words.statement.madeOn(sayDayOf(at)), words.reference(reference(budget.id))],
    at,
    blocks: parts(
      paragraph(words.statement.about(person, household && sayHousehold(household))),
      heading(2, words.statement.income),
      sums(words.statement.from, withOwners(ofKind('income'), beside), [
        total(words.statement.totalIncome, budget.totalIncome),
      ]),
      heading(2, words.statement.outgoings),
      sums(words.statement.for, ofKind('fixed', 'flexible', 'savings'), [
        total(words.statement.totalOutgoings, budget.totalOutgoings),
        {
          look: 'result',
          cells: [left < 0 ? words.statement.short : words.statement.left, '', formatPounds(Math.abs(left))],
        },
      ]),
      getsByPart(beside.getsBy),
      changesPart(beside.changes, CHANGES_OF_THE_MONTH),
      debtsPart(debts),
      budget.notes.length > 0 && [
        heading(2, words.statement.notes),
        list(budget.notes.map(({ line, reason }) => ({ text: words.statement.note(line, reason) }))),
      ],
      heading(2, words.statement.saidRight),
      facts([
        { name: words.statement.saidRightAt, says: sayMoment(budget.confirmedAt) },
        ...(sharing === null
          ? []
          : [
              {
                name: words.statement.sharing,
                says: (sharing.hasConsented ? words.statement.sharingYes : words.statement.sharingNo)(
                  sayMoment(sharing.at),
                ),
              },
            ]),
      ]),
      smallPrint(words.statement.notChecked),
      smallPrint(words.statement.contact(from.firm, from.phone, from.email)),
    ),
  };
}

function total(name: string, sum: Pence): Row {
  return { look: 'total', cells: [name, '', formatPounds(sum)] };
}

/** The lines of income with whose they are, where they are not the person's own. */
function withOwners(groups: readonly BudgetPart[], { whose }: BesideBudget): readonly BudgetPart[] {
  return groups.map(group => ({
    ...group,
    lines: group.lines.map(line => {
      const owner = whose.get(line.typeId);
      if (owner === undefined || owner === 'own') return line;
      return { ...line, name: sayMarked(line.name, words.statement.whose[owner]) };
    }),
  }));
}

/** Each part with its own lines below it; empty lines are left out. */
function sums(from: string, groups: readonly BudgetPart[], end: readonly Row[]): Block {
  const rows = groups.flatMap(({ name, lines, sum }): readonly Row[] => [
    { look: 'group', cells: [name, '', formatPounds(sum)] },
    ...lines
      .filter(line => line.sum > 0)
      .map((line): Row => ({ look: 'part', cells: [line.name, formatPounds(line.sum), ''] })),
  ]);
  return { kind: 'table', columns: [{ name: from, width: 8 }, ...COLUMNS], rows: [...rows, ...end] };
}

function debtsPart(debts: StatementInput['debts']): readonly Block[] {
  const listed = debts.filter(({ debt }) => !debt.isDeleted);
  const first = listed.filter(({ debt, type }) => isPriority(debt, type));
  const others = listed.filter(one => !first.includes(one));
  return parts(
    first.length > 0 && [heading(2, words.statement.priorityDebts), debtTable(first)],
    others.length > 0 && [
      heading(2, first.length > 0 ? words.statement.otherDebts : words.statement.debts),
      debtTable(others),
    ],
    adviceFirst(listed),
    overduePart(overdueOf(listed), words.statement.creditor),
  );
}

function debtName({ initialCreditorName, isJoint, isDisputed }: ListedDebt): string {
  return sayMarked(
    initialCreditorName,
    isJoint === true && words.marks.joint,
    isDisputed === true && words.marks.disputed,
  );
}

/** Nothing of a debt that needs advice first: to say in writing what is overdue could admit it. */
function overdueOf(debts: StatementInput['debts']): readonly Overdue[] {
  return debts
    .filter(({ debt, type }) => debt.isInArrears === true && !needsAdviceFirst(howOld(debt, type)))
    .map(({ debt: { initialCreditorName, arrears, hasArrangement, agreedPayment } }) => ({
      creditor: initialCreditorName,
      overdue: arrears,
      agreedPayment: hasArrangement === false ? 'none' : agreedPayment,
    }));
}

/** Names the debts of which a person should not write, for whoever is about to send the paper to a creditor. */
function adviceFirst(debts: StatementInput['debts']): readonly Block[] | false {
  const names = debts
    .filter(({ debt, type }) => needsAdviceFirst(howOld(debt, type)))
    .map(({ debt }) => debt.initialCreditorName);
  return names.length > 0 && [paragraph(words.adviceFirst(names))];
}

function debtTable(debts: StatementInput['debts']): Block {
  const { totalDebts, monthlyRepayments } = debtTotals(debts.map(({ debt }) => debt));
  return {
    kind: 'table',
    columns: [
      { name: words.statement.creditor, width: 6 },
      { name: words.kind, width: 5 },
      { name: words.statement.reference, width: 4 },
      { name: words.statement.owed, width: 4, isSum: true },
      { name: words.statement.due, width: 4, isSum: true },
    ],
    rows: [
      ...debts.map(({ debt, type }) => ({
        cells: [
          debtName(debt),
          type?.name ?? '',
          debt.creditorReference ?? '',
          sayBalance(debt),
          sayPaid(debt),
        ],
      })),
      {
        look: 'total',
        cells: [words.total, '', '', formatPounds(totalDebts), formatPounds(monthlyRepayments)],
      },
    ],
  };
}
