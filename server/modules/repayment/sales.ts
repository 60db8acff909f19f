import { type DebtOwner, type DebtSale, ownerOn } from '@towpath/domain/debts/owner.ts';
import type { Day, RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import type { OwnerNow } from '@towpath/domain/plans/repayment/namedNow.ts';
import { salesIn } from '@towpath/domain/plans/repayment/sales.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { creditorsEver } from '../debts/readDebts.ts';
import type { LettersOfPlan } from './lettersOfPlan.ts';
import { eventsOfAllPlans, type StoredEvent } from './repository.ts';

/** That a debt was sold, with who said so and when. */
export type ToldSale = DebtSale & {
  /** The day on which it was told. */
  readonly toldOn: Day;
  readonly toldBy: 'you' | 'one of us';
};

/** Whom a debt is with, and by whose word. */
export type ToldOwner = DebtOwner<ToldSale>;

/** Says whom the debts of a list are with on a day; one that nobody was told was sold is with whom the list names. */
export type OwnerOf = (debt: Parameters<typeof ownerOn>[0], day: Day) => ToldOwner;

/**
 * Every sale of a debt that a person has told of any plan of theirs, ended ones too, and has not taken back. What is kept of a
 * debt elsewhere stays as it is: whom it is with is worked out from this.
 *
 * @param seal of what happened to plans
 * @throws DoesNotOpen
 */
export async function ownersTold(
  on: Database | DatabaseTransaction,
  seal: Seal,
  customerId: string,
): Promise<OwnerOf> {
  return ownersIn(await eventsOfAllPlans(on, seal, customerId));
}

/** The same by what was written down of each plan of a person. */
export function ownersIn(plans: readonly (readonly StoredEvent[])[]): OwnerOf {
  const told = plans.flatMap(stored => salesOf(stored)).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const sales = told.map(({ sale }) => sale);
  return (debt, day) => ownerOn(debt, sales, day);
}

/**
 * Whom each debt that a person has ever listed is with on a day, by the name that their list has now, and who owes it too.
 *
 * @param seal of what happened to plans
 * @throws DoesNotOpen
 */
export async function ownersNow(
  {
    database,
    seal,
    othersOwing,
  }: { readonly database: Database; readonly seal: Seal } & Pick<LettersOfPlan, 'othersOwing'>,
  customerId: string,
  day: Day,
): Promise<OwnerNow> {
  const [names, ownerOf, others] = await Promise.all([
    creditorsEver(database, customerId),
    ownersTold(database, seal, customerId),
    othersOwing(customerId),
  ]);
  return id => {
    const name = names.get(id);
    if (name === undefined) return null;
    const sharedWith = others.get(id);
    return { ...ownerOf({ id, initialCreditorName: name }, day), ...(sharedWith && { sharedWith }) };
  };
}

function salesOf(stored: readonly StoredEvent[]): readonly { readonly sale: ToldSale; readonly at: Date }[] {
  const events: readonly RepaymentEvent[] = stored.map(({ event }) => event);
  return salesIn(events).flatMap(({ entry, ...sale }) => {
    const written = stored[entry - 1];
    if (!written) return [];
    const { writtenAt: at, staffId } = written;
    const toldBy = staffId === null ? ('you' as const) : ('one of us' as const);
    return [{ at, sale: { ...sale, toldOn: isoDate(londonDate(at)), toldBy } }];
  });
}
