import type { Day, RepaymentEvent } from './event.ts';
import { inOrder } from './inOrder.ts';

/** That a debt of a plan was sold. */
export type SaleInPlan = {
  readonly debtId: string;
  readonly on: Day;
  /** Who had it until then. */
  readonly from: string;
  readonly to: string;
  /** Its place in the order in which all was written down, from 1. */
  readonly entry: number;
};

/**
 * The sales that were told of a plan and not taken back, the earliest first, and those of one day in the order in which they
 * were told.
 *
 * @param events all from the first on, in the order in which they were written down
 */
export function salesIn(events: readonly RepaymentEvent[]): readonly SaleInPlan[] {
  const owners = new Map<string, string>();
  const sales: SaleInPlan[] = [];
  for (const event of inOrder(events)) {
    if (event.kind === 'drawn up' || event.kind === 'drawn up again') {
      for (const { id, creditor } of event.debts) owners.set(id, owners.get(id) ?? creditor);
    }
    if (event.kind !== 'sold') continue;
    const { debtId, on, creditor: to } = event;
    sales.push({ debtId, on, from: owners.get(debtId) ?? to, to, entry: events.indexOf(event) + 1 });
    owners.set(debtId, to);
  }
  return sales;
}
