import type { Pence } from '../../values/pence.ts';
import type { GrantedDebt } from '../granted.ts';
import type { FactsToDraw, NotDrawn } from './drawing.ts';
import { drawAgain } from './drawingAgain.ts';
import type { Day, DrawnDebt, EventOf, RepaymentEvent } from './event.ts';
import { debtsInPlan, type KeptPlan } from './kept.ts';
import { isChangedByOthers } from './repaidWays.ts';
import { standingEvents } from './standingEvents.ts';

/**
 * A debt that was taken into a programme which others approved, since that runs. The Debt Arrangement Scheme (Scotland)
 * Regulations 2011, regulations 36 to 38: the DAS Administrator varies a programme, as where a debt was left out by mistake, or
 * could not be put into a sum when it was approved.
 */
export type TakenIn = {
  readonly debt: Pick<DrawnDebt, 'id' | 'creditor' | 'what' | 'balance'>;
  /** From which day on it is in it. */
  readonly from: Day;
  /** What the programme takes each month from then on, in pence; null where that stays. */
  readonly monthly: Pence | null;
};

/** Why a debt cannot be taken in. */
export type NotTakenIn = NotDrawn | 'drawn up by its person' | 'in it already';

/**
 * The event by which a programme has one debt more: what was paid stays, what is owed stays, and its sum is shared by what is
 * owed on each now.
 *
 * @param on the day on which it is written down, from which on the shares are others
 * @param firstPayment the next day of a payment
 */
export function takeIn(
  plan: KeptPlan,
  { debt, from, monthly }: TakenIn,
  beside: Pick<FactsToDraw, 'shortName' | 'nation' | 'limits' | 'advised'>,
  { on, firstPayment }: { readonly on: Day; readonly firstPayment: Day },
): EventOf<'drawn up again'> | NotTakenIn {
  if (!isChangedByOthers(plan)) return 'drawn up by its person';
  const inIt = debtsInPlan(plan);
  if (inIt.some(({ id }) => id === debt.id)) return 'in it already';
  const facts: FactsToDraw = {
    ...beside,
    monthly: monthly ?? plan.monthly,
    canPay: null,
    setAside: new Map(),
    debts: [
      ...inIt.map(({ id, creditor, what, told }) => ({
        id,
        creditor,
        what,
        balance: told,
        contractual: null,
      })),
      { ...debt, contractual: null },
    ],
    outside: plan.outside.filter(({ id }) => id !== debt.id),
  };
  const event = drawAgain(plan, facts, { on, firstPayment });
  return typeof event === 'string' ? event : { ...event, tookIn: { debtId: debt.id, from } };
}

/** The debts that were taken into a programme since it was approved, as they went into it. */
export function takenInLater(events: readonly RepaymentEvent[]): readonly GrantedDebt[] {
  return standingEvents(events).flatMap(event => {
    if (event.kind !== 'drawn up again' || !event.tookIn) return [];
    const { debtId } = event.tookIn;
    const debt = event.debts.find(({ id }) => id === debtId);
    if (!debt) return [];
    const { creditor: name, what, balance } = debt;
    return [{ entry: debtId, debtId, name, what, balance, isIn: true }];
  });
}
