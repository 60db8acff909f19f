import { withoutHealthLines } from '@towpath/domain/casework/tellsOfHealth.ts';
import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import type { ListedDebt } from '@towpath/domain/debts/debtFacts.ts';
import type { DebtOwner } from '@towpath/domain/debts/owner.ts';
import type { BesideBudget } from '@towpath/domain/fact-find/besideBudget.ts';
import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import type { GetsBy } from '@towpath/domain/solutions/case/case.ts';
import { formatPounds, type Pence, penceOf, poundsOf } from '@towpath/domain/values/pence.ts';
import { CHANGES_OF_THE_MONTH, changesPart, getsByPart } from './besideBudget.ts';
import type { From } from './contact.ts';
import { debtsPart } from './debtsOnStatement.ts';
import {
  type Block,
  type Fact,
  facts,
  heading,
  list,
  type Paper,
  paragraph,
  parts,
  type Row,
  smallPrint,
} from './paper.ts';
import { reference, sayDayOf, sayHousehold, sayMarked, sayMoment } from './sayings.ts';
import { words } from './words.ts';

/** A part of a budget with its lines, each as a monthly sum. */
export type BudgetPart = {
  readonly name: string;
  readonly kind: 'income' | 'fixed' | 'flexible' | 'savings';
  readonly lines: readonly BudgetLine[];
  readonly sum: Pence;
};
type BudgetLine = {
  readonly typeId: number;
  readonly name: string;
  readonly sum: Pence;
  /** Its name may tell of somebody's health: it stands on no paper. */
  readonly tellsOfHealth: boolean;
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
    /** The reason stays between the person and us. */
    readonly isPrivate: boolean;
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
  readonly debts: readonly {
    readonly debt: ListedDebt;
    readonly type: CreditType | undefined;
    /** Whom it is with as the paper is made. */
    readonly owner: DebtOwner;
  }[];
};

/** Whose a statement is and whom it is for, where it goes with a letter. */
export type SentAlong = {
  /** Name and address of the person, a line each. */
  readonly from: readonly string[];
  /** Whom the letter is for. */
  readonly to: string;
  /** What the letter is about, with the number that they know it by. */
  readonly about: string;
  /** What of the sum that is left goes to debts that come first, in pence a month; 0 for none. */
  readonly setAside: Pence;
};

const COLUMNS = [
  { name: words.statement.eachLine, width: 3, isSum: true },
  { name: words.statement.together, width: 3, isSum: true },
] as const;

/**
 * The budget in the order creditors are used to: income, outgoings, what is left, and the debts. It is made to be shown to
 * others: no line of it tells of health, and what is between the person and us is not on it.
 *
 * @param along with a letter: then it says whose it is and what it is about, has the numbers of no other account, and no
 *   debt about which a person should have advice before anything of it is put in writing
 */
export function budgetStatement(
  { from, person, at, budget, beside, household, debts }: StatementInput,
  along: SentAlong | null = null,
): Paper {
  const ofKind = (...kinds: readonly BudgetPart['kind'][]) =>
    budget.parts.filter(({ kind, sum }) => kinds.includes(kind) && sum > 0);
  const filled = budget.parts.flatMap(({ lines }) => lines.flatMap(({ name, sum }) => (sum > 0 ? name : [])));
  // To others it says why a sum is as it is, and not why there is none.
  const notes = budget.notes.filter(
    ({ isPrivate, line }) => along === null || (!isPrivate && filled.includes(line)),
  );
  const left = budget.totalIncome - budget.totalOutgoings;
  return {
    title: words.statement.title,
    brand: from.brand,
    marks: [words.statement.madeOn(sayDayOf(at)), words.reference(reference(budget.id))],
    at,
    blocks: parts(
      along && facts(headOf(along)),
      paragraph(words.statement.about(along ? '' : person, household && sayHousehold(household))),
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
        ...rowsOfFirst(left, along?.setAside ?? 0),
      ]),
      getsByPart(forOthers(beside.getsBy)),
      changesPart(beside.changes, CHANGES_OF_THE_MONTH),
      debtsPart(debts, along !== null),
      notes.length > 0 && [
        heading(2, words.statement.notes),
        list(notes.map(({ line, reason }) => ({ text: words.statement.note(line, reason) }))),
      ],
      heading(2, words.statement.saidRight),
      facts([{ name: words.statement.saidRightAt, says: sayMoment(budget.confirmedAt) }]),
      smallPrint(words.statement.notChecked),
      smallPrint(words.statement.contact(from.firm, from.phone, from.email)),
    ),
  };
}

/** What of the sum that is left the letter's receiver gets no part of, so that it adds up with what the letter says. */
function rowsOfFirst(left: Pence, setAside: Pence): readonly Row[] {
  if (setAside <= 0) return [];
  const { setAside: first, leftAfter } = words.statement;
  return [total(first, setAside), { look: 'result', cells: [leftAfter, '', formatPounds(left - setAside)] }];
}

/** The lines by which the receiver of a letter knows whose statement it is. */
function headOf({ from: [name = '', ...address], to, about }: SentAlong): readonly Fact[] {
  const { along } = words.statement;
  return [
    { name: along.name, says: name },
    ...(address.length === 0 ? [] : [{ name: along.address, says: address.join(', ') }]),
    { name: along.to, says: to },
    { name: along.about, says: about },
  ];
}

/** How the person gets by, where that is of others: what they live off meanwhile, and what is still to be asked, is not. */
function forOthers(getsBy: GetsBy): GetsBy {
  const told = (way: GetsBy['income']) =>
    way === 'somebody else pays' || way === 'included elsewhere' ? way : null;
  return { income: told(getsBy.income), food: told(getsBy.food), housing: told(getsBy.housing) };
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

/** The lines that have a sum, in pounds: those that tell of health are one with what is called other. */
function shown(lines: readonly BudgetLine[]) {
  const filled = lines.filter(({ sum }) => sum > 0).map(line => ({ ...line, sum: poundsOf(line.sum) }));
  return withoutHealthLines(filled, words.statement.otherLine);
}

/** Each part with its own lines below it; empty lines are left out. */
function sums(from: string, groups: readonly BudgetPart[], end: readonly Row[]): Block {
  const rows = groups.flatMap(({ name, lines, sum }): readonly Row[] => [
    { look: 'group', cells: [name, '', formatPounds(sum)] },
    ...shown(lines).map(
      (line): Row => ({ look: 'part', cells: [line.name, formatPounds(penceOf(line.sum)), ''] }),
    ),
  ]);
  return { kind: 'table', columns: [{ name: from, width: 8 }, ...COLUMNS], rows: [...rows, ...end] };
}
