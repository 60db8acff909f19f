import type { ListedDebt } from '../debts/debtFacts.ts';
import type { KindGuide } from '../debts/kindGuide.ts';
import type { ARREARS, QualifierFacts } from '../journeys/qualifier/facts.ts';
import type { LateBill } from '../solutions/recommend/now.ts';

type Bill = (typeof ARREARS)[number];
type Listed = Pick<ListedDebt, 'creditTypeId' | 'isDeleted' | 'isInArrears'>;
type Guides = readonly Pick<KindGuide, 'id' | 'toldAs'>[];

/** The debts of the list that a bill of the first questions may be; null where the list cannot say. */
export function debtsForBill<Debt extends Listed>(
  bill: Bill,
  listed: readonly Debt[],
  kindGuides: Guides,
): readonly Debt[] | null {
  const kinds = kindGuides.filter(({ toldAs }) => toldAs.includes(`arrears.${bill}`)).map(({ id }) => id);
  const there = listed.filter(({ isDeleted }) => !isDeleted);
  if (there.length === 0 || kinds.length === 0) return null;
  return there.filter(({ creditTypeId }) => creditTypeId !== null && kinds.includes(creditTypeId));
}

/**
 * The late bills that can cost the home, heat or power, as the first questions have them, and of those that are in the
 * list only the ones that may still be late: a bill that was taken off is not owed.
 */
export function lateBills(
  { arrears = [], housing }: Pick<QualifierFacts, 'arrears' | 'housing'>,
  listed: readonly Listed[] = [],
  kindGuides: Guides = [],
): readonly LateBill[] {
  const isLate = (bill: Bill) =>
    arrears.includes(bill) &&
    (debtsForBill(bill, listed, kindGuides)?.some(({ isInArrears }) => isInArrears !== false) ?? true);
  return [
    ...(isLate('housing') ? [homeBill(housing)] : []),
    ...(isLate('energy') ? ['energy' as const] : []),
  ];
}

function homeBill(housing: QualifierFacts['housing']): LateBill {
  if (housing === 'mortgage') return 'mortgage';
  return housing === 'council' || housing === 'private' ? 'rent' : 'home';
}
