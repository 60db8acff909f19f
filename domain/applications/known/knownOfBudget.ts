import { hasBudgetRole } from '../../budget/roles.ts';
import { type Given, isEntries } from '../answer.ts';
import type { ApplicationFacts, KnownLine } from '../applicationFacts.ts';
import { fromWords } from '../words.ts';
import { type Known, type KnownAnswers, type KnownEntry, known } from './known.ts';

/** The roles of bills that have to be paid all the time. */
const ONGOING: ReadonlySet<KnownLine['roles'][number]> = new Set<KnownLine['roles'][number]>([
  'housing',
  'council-tax',
  'energy',
  'water',
]);

/** What the budget knows, line by line, and the pay that its lines come to. */
export function knownOfBudget({ budget }: ApplicationFacts, given: Given): KnownAnswers {
  if (budget === null) return { singles: { takeHomePay: payOfJobs(given) }, lists: {} };
  const lines = budget.what.filter(({ monthly }) => monthly !== null && monthly > 0);
  const bySide = (side: KnownLine['side']) => lines.filter(line => line.side === side).map(entryOf);
  const pay = lines.filter(line => hasBudgetRole(line, 'own-earnings'));
  return {
    singles: {
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
