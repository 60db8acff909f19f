import type { AmountText, Solution } from '@towpath/contracts/api/recommendation.ts';
import type { Debt } from '@towpath/domain/debts/debt.ts';
import { balanceOf } from '@towpath/domain/debts/totals.ts';
import type { AdviceRecord, KeptResult } from '@towpath/domain/solutions/explain/record.ts';
import { STAYS_WORDS } from '@towpath/domain/solutions/recommend/wording.ts';
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
  const isOpen = eligibility !== 'INELIGIBLE';
  const debtOf = (id: string) => record.inputs.debts.find(({ debt }) => debt.id === id)?.debt;
  const staying = (isOpen ? stays : []).flatMap(({ debtId, why }) => {
    const [debt, named] = [debtOf(debtId), debtNamed(record, debtId)];
    return debt && named ? [{ debt, named, why }] : [];
  });
  const hasDebts = isOpen && COLUMN_OF[shortName as ShortName] !== null;
  const taken = (hasDebts ? record.inputs.debts : []).flatMap(({ debt }) => {
    const isOut = debt.isDeleted || balanceOf(debt) === 0 || stays.some(({ debtId }) => debtId === debt.id);
    const named = isOut ? null : debtNamed(record, debt.id);
    return named === null ? [] : [{ debt, named }];
  });
  return {
    stays: staying.map(({ debt, named, why }) => ({
      debt: named,
      why,
      says: STAYS_WORDS[why],
      balance: balanceText(debt),
    })),
    takesIn: taken.map(({ debt, named }) => ({ debt: named, balance: balanceText(debt) })),
    sums: {
      takesIn: sumText(taken.map(({ debt }) => debt)),
      stays: sumText(staying.map(({ debt }) => debt)),
    },
  };
}

type Balance = Pick<Debt, 'currentBalance' | 'estimatedBalance'>;

/** An estimate is said as one, and is no known value. */
function balanceText(debt: Balance): AmountText {
  const balance = balanceOf(debt);
  if (balance === null) return NOT_KNOWN;
  if (debt.currentBalance === null) return { says: `about ${formatSum(balance)}` };
  return { value: poundsOf(balance), says: formatSum(balance) };
}

function sumText(debts: readonly Balance[]): AmountText {
  const balances = debts.map(balanceOf);
  if (balances.some(balance => balance === null)) return NOT_KNOWN;
  const sum = balances.reduce<number>((total, balance) => total + (balance ?? 0), 0);
  const isExact = debts.every(({ currentBalance }) => currentBalance !== null);
  return isExact ? { value: poundsOf(sum), says: formatSum(sum) } : { says: `about ${formatSum(sum)}` };
}
