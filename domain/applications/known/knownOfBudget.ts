import { isGap } from '../../budget/earlierGap.ts';
import { hasBudgetRole } from '../../budget/roles.ts';
import { formatSum } from '../../values/pence.ts';
import { type FieldValue, type Given, isEntries } from '../answer.ts';
import type { ApplicationFacts, KnownLine } from '../applicationFacts.ts';
import { answerMessages, fromWords } from '../words.ts';
import { type Known, type KnownAnswers, type KnownEntry, known } from './known.ts';

/** The roles of bills that have to be paid all the time. */
const ONGOING: ReadonlySet<KnownLine['roles'][number]> = new Set<KnownLine['roles'][number]>([
  'housing',
  'council-tax',
  'energy',
  'water',
]);

/** What the budget knows, line by line, and the pay that its lines come to. */
export function knownOfBudget(facts: ApplicationFacts, given: Given): KnownAnswers {
  const { budget } = facts;
  if (budget === null) {
    const monthlyIncome = allIncome([], facts, given);
    return { singles: { takeHomePay: payOfJobs(given), monthlyIncome }, lists: {} };
  }
  const lines = budget.what.filter(({ monthly }) => monthly !== null && monthly > 0);
  const bySide = (side: KnownLine['side']) => lines.filter(line => line.side === side).map(entryOf);
  const pay = lines.filter(line => hasBudgetRole(line, 'own-earnings'));
  return {
    singles: {
      hasPensions: drawnPension(lines),
      monthlyIncome: allIncome(bySide('income'), facts, given),
      takeHomePay: [...(pay.length === 0 ? [] : known(sumOf(pay), fromWords.budget)), ...payOfJobs(given)],
    },
    lists: {
      income: bySide('income'),
      spending: bySide('spending'),
      ongoing: lines.filter(({ roles }) => roles.some(role => ONGOING.has(role))).map(entryOf),
    },
  };
}

function sumOf(lines: readonly KnownLine[]): number {
  return lines.reduce((sum, { monthly }) => sum + (monthly ?? 0), 0);
}

function entryOf({ typeId, name, monthly, whose }: KnownLine): KnownEntry {
  const from = fromWords.budget;
  return {
    id: `line:${typeId}`,
    parts: { name: known(name, from), monthly: known(monthly, from), whose: known(whose, from) },
  };
}

/** Who is paid a pension of their own has one. */
function drawnPension(lines: readonly KnownLine[]): readonly Known[] {
  const paid = lines.find(({ roles }) => roles.includes('private-pension'));
  return paid ? known(true, fromWords.budgetLine(formatSum(paid.monthly ?? 0), paid.name)) : [];
}

/** The lines of one side together, as they stand in a form; null where there is none. */
export function sumOfLines(entries: readonly KnownEntry[], given: FieldValue | undefined): number | null {
  const added = isEntries(given) ? given : [];
  const sums = new Map<string, unknown>(entries.map(({ id, parts }) => [id, parts.monthly?.[0]?.value]));
  for (const { id, parts } of added) if (parts.monthly !== undefined) sums.set(id, parts.monthly);
  const known = [...sums.values()].filter(sum => typeof sum === 'number');
  return known.length === 0 ? null : known.reduce((all, sum) => all + sum, 0);
}

/** What comes in: the lines count, and what was told at first is said beside them where it is far from that. */
function allIncome(
  entries: readonly KnownEntry[],
  { review, toldIncome }: ApplicationFacts,
  { income }: Given,
): readonly Known[] {
  const lines = sumOfLines(entries, income);
  if (lines === null) return [];
  const from = isEntries(income) && income.length > 0 ? fromWords.incomeLines : fromWords.budget;
  const all = { value: lines, fromWords: from, holds: answerMessages.incomeLines(formatSum(lines)) };
  // A budget that is not whole yet is no other answer.
  const isWhole = review?.what.statement.isComplete === true;
  const isFar = isWhole && toldIncome !== null && isGap(toldIncome, lines);
  return [all, ...(isFar ? known(toldIncome, fromWords.firstQuestions) : [])];
}

/** What the jobs of now pay, as they were put into the form. */
function payOfJobs({ workHistory }: Given): readonly Known[] {
  const now = (isEntries(workHistory) ? workHistory : []).filter(
    ({ parts }) => parts.isNow === true && (parts.kind === 'job' || parts.kind === 'own business'),
  );
  const pays = now.flatMap(({ parts }) => (typeof parts.monthlyPay === 'number' ? parts.monthlyPay : []));
  return pays.length === 0
    ? []
    : known(
        pays.reduce((sum, pay) => sum + pay, 0),
        fromWords.jobs,
      );
}
