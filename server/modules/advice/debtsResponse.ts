import type { AmountText, Solution } from '@towpath/contracts/api/recommendation.ts';
import type { Debt } from '@towpath/domain/debts/debt.ts';
import { balanceOf } from '@towpath/domain/debts/totals.ts';
import type { AdviceRecord, KeptResult } from '@towpath/domain/solutions/explain/record.ts';
import { onlyLateIn } from '@towpath/domain/solutions/figures/inclusion.ts';
import { ONLY_LATE_WORDS, STAYS_WORDS } from '@towpath/domain/solutions/recommend/wording.ts';
import { COLUMN_OF } from '@towpath/domain/solutions/solution/inclusion.ts';
import type { ShortName } from '@towpath/domain/solutions/solution/products.ts';
import { formatSum, poundsOf } from '@towpath/domain/values/pence.ts';

type Named = Solution['stays'][number]['debt'];

const NOT_KNOWN: AmountText = { says: 'not known' };

/** A debt of the record, as the person knows it; null for one that is not there. */
export function debtNamed({ inputs }: AdviceRecord, debtId: string): Named | null {
  const found = inputs.debts.find(({ debt }) => debt.id === debtId);
  if (found === undefined) return null;
  const { debt, type } = found;
  return { id: debt.id, creditorName: debt.initialCreditorName, typeName: type?.name ?? null };
}

/** The debts that a solution deals with, and those that stay, each with its balance. Neither, of one that is not open. */
export function debtsResponse(
  record: AdviceRecord,
  { shortName, eligibility, stays }: KeptResult,
): Pick<Solution, 'stays' | 'takesIn' | 'sums'> {
  const column = eligibility === 'INELIGIBLE' ? null : COLUMN_OF[shortName as ShortName];
  const found = (column === null ? [] : record.inputs.debts).flatMap(caseDebt => {
    const { debt } = caseDebt;
    const named = debt.isDeleted || balanceOf(debt) === 0 ? null : debtNamed(record, debt.id);
    if (column === null || named === null) return [];
    const why = stays.find(({ debtId }) => debtId === debt.id)?.why;
    const isInPart = why === 'secured' || why === 'not due';
    return [{ debt, named, why, late: isInPart ? onlyLateIn(column, caseDebt) : null }];
  });
  const taken = found.flatMap(({ debt, named, why, late }) => {
    if (late !== null) return [{ named, sum: exactly(late), says: ONLY_LATE_WORDS.late }];
    return why === undefined ? [{ named, sum: sumOf(debt) }] : [];
  });
  const staying = found.flatMap(({ debt, named, why, late }) => {
    if (why === undefined) return [];
    const { pence, isExact } = sumOf(debt);
    if (late === null || pence === null)
      return [{ named, why, sum: { pence, isExact }, says: STAYS_WORDS[why] }];
    const rest = { pence: pence - late, isExact };
    const says = why === 'not due' ? ONLY_LATE_WORDS.restOfBill : ONLY_LATE_WORDS.rest;
    return rest.pence > 0 ? [{ named, why, sum: rest, says }] : [];
  });
  return {
    stays: staying.map(({ named, why, sum, says }) => ({ debt: named, why, says, balance: sumText([sum]) })),
    takesIn: taken.map(({ named, sum, ...says }) => ({ debt: named, balance: sumText([sum]), ...says })),
    sums: {
      takesIn: sumText(taken.map(({ sum }) => sum)),
      stays: sumText(staying.map(({ sum }) => sum)),
    },
  };
}

/** A sum in pence, null where it is not known. An estimate is said as one, and is no known value. */
type Sum = { readonly pence: number | null; readonly isExact: boolean };

function exactly(pence: number): Sum {
  return { pence, isExact: true };
}

function sumOf(debt: Pick<Debt, 'currentBalance' | 'estimatedBalance'>): Sum {
  return { pence: balanceOf(debt), isExact: debt.currentBalance !== null };
}

function sumText(sums: readonly Sum[]): AmountText {
  if (sums.some(({ pence }) => pence === null)) return NOT_KNOWN;
  const sum = sums.reduce((total, { pence }) => total + (pence ?? 0), 0);
  const isExact = sums.every(one => one.isExact);
  return isExact ? { value: poundsOf(sum), says: formatSum(sum) } : { says: `about ${formatSum(sum)}` };
}
