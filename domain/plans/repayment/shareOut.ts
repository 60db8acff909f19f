import type { Pence } from '../../values/pence.ts';

/** A debt as a share is worked out for it: what is owed now, in pence. */
export type Owed = { readonly id: string; readonly balance: Pence };

/** What one debt gets each month. */
export type Share = { readonly id: string; readonly payment: Pence };

export type SharedOut = {
  /** In the order of the debts. Together they are what there is to share, or all that is owed where that is less. */
  readonly shares: readonly Share[];
  /** Whether each debt gets the least that it should, or is paid in full where it is less than that. */
  readonly reachesFloor: boolean;
};

/**
 * Shares what there is each month among debts by how much is owed on each, as creditors expect of an offer (pro rata).
 * No debt gets less than the floor where there is enough for that, and none gets more than is owed. What can be shared in
 * whole pounds is, since that is how people set up a payment; every penny is given to somebody.
 *
 * @param available pence a month
 * @param floor the least that each debt should get, in pence a month; 0 for none
 */
export function shareOut(available: Pence, owed: readonly Owed[], floor: Pence): SharedOut {
  return shareAbove(available, owed, new Map(owed.map(({ id }) => [id, floor])));
}

/**
 * Shares it in the same way where each debt has a least of its own, such as what it was offered already.
 *
 * @param leasts what each should get at least, in pence a month, by its id
 */
export function shareAbove(
  available: Pence,
  owed: readonly Owed[],
  leasts: ReadonlyMap<string, Pence>,
): SharedOut {
  const debts = owed.map(debt => ({ ...debt, balance: Math.max(0, debt.balance) }));
  const total = sumOf(debts.map(({ balance }) => balance));
  if (available >= total) return sharesOf(debts, new Map(debts.map(debt => [debt.id, debt.balance])), true);
  const least = new Map(debts.map(({ id, balance }) => [id, Math.min(leasts.get(id) ?? 0, balance)]));
  const reachesFloor = sumOf([...least.values()]) <= available;
  const fixed = new Map<string, Pence>(reachesFloor ? raised(available, debts, least) : []);
  const others = debts.filter(({ id }) => !fixed.has(id));
  const rest = Math.max(0, available) - sumOf([...fixed.values()]);
  return sharesOf(debts, new Map([...fixed, ...byBalance(rest, others)]), reachesFloor);
}

/** The debts that get their least, since their part of what is left for the others would be less. */
function raised(
  available: Pence,
  debts: readonly Owed[],
  least: ReadonlyMap<string, Pence>,
): ReadonlyMap<string, Pence> {
  const fixed = new Map<string, Pence>();
  for (;;) {
    const others = debts.filter(({ id }) => !fixed.has(id));
    const rest = available - sumOf([...fixed.values()]);
    const total = sumOf(others.map(({ balance }) => balance));
    // Compared without dividing, so that no rounding decides.
    const below = others.filter(({ id, balance }) => rest * balance < (least.get(id) ?? 0) * total);
    if (below.length === 0) return fixed;
    for (const { id } of below) fixed.set(id, least.get(id) ?? 0);
  }
}

/** Whole pounds; what is left goes, a pound to each and then the pence, to those whose part was cut most. */
function byBalance(rest: Pence, debts: readonly Owed[]): ReadonlyMap<string, Pence> {
  const total = sumOf(debts.map(({ balance }) => balance));
  const exact = debts.map(debt => ({ ...debt, part: total === 0 ? 0 : (rest * debt.balance) / total }));
  const shares = new Map(exact.map(({ id, part }) => [id, Math.floor(part / POUND) * POUND]));
  let over = rest - sumOf([...shares.values()]);
  for (const { id, balance } of exact.toSorted((a, b) => (b.part % POUND) - (a.part % POUND))) {
    const more = Math.min(POUND, over, balance - (shares.get(id) ?? 0));
    shares.set(id, (shares.get(id) ?? 0) + more);
    over -= more;
  }
  return shares;
}

/** The least by which a payment is set up. */
export const POUND: Pence = 100;

function sumOf(sums: readonly Pence[]): Pence {
  return sums.reduce((total, sum) => total + sum, 0);
}

function sharesOf(
  debts: readonly Owed[],
  payments: ReadonlyMap<string, Pence>,
  reachesFloor: boolean,
): SharedOut {
  return { shares: debts.map(({ id }) => ({ id, payment: payments.get(id) ?? 0 })), reachesFloor };
}
