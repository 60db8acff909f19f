import { isByOrder } from '@towpath/domain/debts/byOrder.ts';
import { kindIn } from '@towpath/domain/debts/inNation.ts';
import { isUkNation } from '@towpath/domain/people/nation.ts';
import type { ByOrder } from '@towpath/domain/plans/repayment/byOrder.ts';
import { debtsOf } from '../debts/readDebts.ts';
import type { AdviceFirstDeps } from './adviceFirst.ts';

/** The listed debts of a person, by their ids, of which a court says what is paid, or that are taken before they are paid. */
export async function byOrderOf(
  { database, nationOf, creditTypes }: AdviceFirstDeps,
  customerId: string,
): Promise<ByOrder> {
  const [nation, listed] = await Promise.all([nationOf(customerId), debtsOf(database, customerId)]);
  const place = nation ?? undefined;
  const types = new Map(creditTypes.map(type => [type.id, kindIn(type, nation)]));
  const home = isUkNation(place) ? place : null;
  const ordered = listed.filter(debt => isByOrder(debt, types.get(debt.creditTypeId ?? -1) ?? null, home));
  return new Set(ordered.map(({ id }) => id));
}
