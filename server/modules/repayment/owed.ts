import type { Debt } from '@towpath/domain/debts/debt.ts';
import { balanceOf } from '@towpath/domain/debts/totals.ts';
import type { ListedNow } from '@towpath/domain/plans/repayment/drawing.ts';
import { listedAmong, type OwedNow, owedNow } from '@towpath/domain/plans/repayment/owedNow.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { type BalanceSaid, balancesSaid } from '../debts/balancesSaid.ts';
import { settledByLetters } from '../letters/settledLetters.ts';
import { eventsOf, eventsOfAllPlans, type StoredEvent } from './repository.ts';
import { type OwnerOf, ownersIn } from './sales.ts';

/** What a debt is owed now, with when and by whose word its list says what it says; null where that is not known. */
export type OwedTold = OwedNow & { readonly listed: BalanceSaid | null };

/** Says what a debt of a list is owed now, by all that was told of it. */
export type OwedOf = (debt: Pick<Debt, 'id' | 'currentBalance' | 'estimatedBalance'>) => OwedTold;

/**
 * What the debts of a person are owed now, by their list and by what they told of any plan of theirs, ended ones too, or by
 * a letter that says that one was settled, and have not taken back.
 *
 * @param seal of what happened to plans
 * @param exceptPlanId a plan of which nothing counts: it keeps by itself what it was told
 * @throws DoesNotOpen
 */
export async function owedTold(
  on: Database | DatabaseTransaction,
  seal: Seal,
  customerId: string,
  exceptPlanId?: string,
): Promise<OwedOf> {
  return owedIn(on, customerId, await eventsOfAllPlans(on, seal, customerId, exceptPlanId));
}

/** What the debts of a person are owed by all but one plan, and when the list said what it says among what that was told. */
export type OwedBeside = {
  readonly owedOf: OwedOf;
  /** Null where it is not known when the list said so. */
  readonly listedOf: (debt: Parameters<OwedOf>[0]) => ListedNow | null;
};

/**
 * What a plan is drawn up by of what is owed, read at once.
 *
 * @param seal of what happened to plans
 * @throws DoesNotOpen
 */
export async function owedBeside(
  on: Database | DatabaseTransaction,
  seal: Seal,
  customerId: string,
  planId: string,
): Promise<OwedBeside> {
  const own = await eventsOf(on, seal, { customerId, planId });
  const others = await eventsOfAllPlans(on, seal, customerId, planId);
  const owedOf = await owedIn(on, customerId, others);
  const owedInAll = await owedIn(on, customerId, own.length === 0 ? others : [...others, own]);
  return {
    owedOf,
    listedOf: debt => {
      const { owed, listed } = owedInAll(debt);
      const said = listed && listedAmong(own, { id: debt.id, balance: balanceOf(debt), ...saidWhen(listed) });
      return said && owed !== null ? { said, owed } : null;
    },
  };
}

/**
 * What the debts of a person are owed now, and whom they are with, read at once: the list shows both of each debt.
 *
 * @param seal of what happened to plans
 * @throws DoesNotOpen
 */
export async function toldOfDebts(
  on: Database | DatabaseTransaction,
  seal: Seal,
  customerId: string,
): Promise<{ readonly owedOf: OwedOf; readonly ownerOf: OwnerOf }> {
  const plans = await eventsOfAllPlans(on, seal, customerId);
  return { owedOf: await owedIn(on, customerId, plans), ownerOf: ownersIn(plans) };
}

async function owedIn(
  on: Database | DatabaseTransaction,
  customerId: string,
  plans: readonly (readonly StoredEvent[])[],
): Promise<OwedOf> {
  const settled = (await settledByLetters(on, customerId)).map(({ written }) => written);
  const told = settled.length === 0 ? plans : [...plans, settled];
  // Most people have no plan yet: then what the list says is all there is.
  const said = told.length === 0 ? new Map<string, BalanceSaid>() : await balancesSaid(on, customerId);
  return debt => {
    const listed = said.get(debt.id) ?? null;
    return { ...owedNow({ id: debt.id, balance: balanceOf(debt), ...saidWhen(listed) }, told), listed };
  };
}

function saidWhen(listed: BalanceSaid | null) {
  const saidAt = listed?.at ?? null;
  return { saidAt, saidOn: saidAt && isoDate(londonDate(saidAt)) };
}
