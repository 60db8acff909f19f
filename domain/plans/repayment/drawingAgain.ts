import { draw, type FactsToDraw, isStillOwed, isToldAnew, type NotDrawn } from './drawing.ts';
import type { Correction, Day, EventOf, ListedSum } from './event.ts';
import type { KeptPlan } from './kept.ts';

/**
 * Draws a plan up anew by what is known now. What was paid stays; where the list of debts says another balance than when it
 * was drawn up, what is owed becomes that, less what was paid since it was said; and what is offered is shared by what is owed
 * now.
 */
export function drawAgain(
  plan: KeptPlan,
  facts: FactsToDraw,
  { on, firstPayment }: { readonly on: Day; readonly firstPayment: Day },
): EventOf<'drawn up again'> | NotDrawn {
  const before = new Map(plan.debts.map(debt => [debt.id, debt]));
  const corrections: Correction[] = [];
  // A debt that is closed stays closed, unless its balance is told anew after that.
  const debts = facts.debts.filter(({ id, balance, listed }) => {
    const there = before.get(id);
    if (!there?.out || isStillOwed(there.out)) return true;
    return listed === undefined ? there.told !== balance : listed.owed > 0;
  });
  const toldAnew = new Map<string, ListedSum>();
  const owedNow = debts.map(debt => {
    const there = before.get(debt.id);
    if (!there || debt.balance === null) return debt;
    // What was paid before it was left out stays paid: it comes back with what was owed on it by then.
    const isAnew = isToldAnew(there, debt);
    if (isAnew && debt.listed) toldAnew.set(debt.id, debt.listed.said);
    const owed = isAnew ? (debt.listed?.owed ?? debt.balance) : (there.out?.owed ?? there.owed);
    corrections.push({ debtId: debt.id, change: owed - there.owed });
    return { ...debt, balance: owed };
  });
  const drawing = draw({ ...facts, debts: owedNow });
  if (!drawing.canBeDrawn) return drawing.why;
  const { reachesFloor: _, ...draft } = drawing.draft;
  const told = new Map(debts.map(({ id, balance }) => [id, balance]));
  const drawnNow = new Set(draft.debts.map(({ id }) => id));
  const asListed = (id: string) => {
    const listed = toldAnew.get(id);
    return listed === undefined ? {} : { listed };
  };
  const stillThere = plan.debts.filter(({ id, out }) => !drawnNow.has(id) && told.has(id) && out === null);
  return {
    kind: 'drawn up again',
    on,
    ...draft,
    firstPayment,
    debts: [
      ...draft.debts.map(debt => ({
        ...debt,
        balance: told.get(debt.id) ?? debt.balance,
        ...asListed(debt.id),
      })),
      // Paid off in the plan: it stays in it, and gets nothing more.
      ...stillThere.map(({ id, creditor, what }) => ({
        id,
        creditor,
        what,
        balance: told.get(id) ?? 0,
        payment: 0,
        ...asListed(id),
      })),
    ],
    corrections: corrections.filter(({ change }) => change !== 0),
    leftOut: plan.debts
      .filter(({ id, out, owed }) => !told.has(id) && out === null && owed > 0)
      .map(({ id, owed }) => ({ debtId: id, change: -owed })),
  };
}
