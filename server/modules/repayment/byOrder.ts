import { isByOrder } from '@towpath/domain/debts/byOrder.ts';
import { kindIn } from '@towpath/domain/debts/inNation.ts';
import { isUkNation } from '@towpath/domain/people/nation.ts';
import type { ByOrder } from '@towpath/domain/plans/repayment/byOrder.ts';
import { debtsOf } from '../debts/readDebts.ts';
import type { AdviceFirstDeps } from './adviceFirst.ts';
import type { LettersOfPlan } from './lettersOfPlan.ts';

export type ByOrderDeps = AdviceFirstDeps & Pick<LettersOfPlan, 'courtAsked'>;

/**
 * The listed debts of a person of which a court says what is paid, or that are taken before they are paid, each with the day
 * on which a letter last asked the court to look at it again.
 */
export async function byOrderOf(
  { database, nationOf, creditTypes, courtAsked }: ByOrderDeps,
  customerId: string,
): Promise<ByOrder> {
  const [nation, listed] = await Promise.all([nationOf(customerId), debtsOf(database, customerId)]);
  const place = nation ?? undefined;
  const types = new Map(creditTypes.map(type => [type.id, kindIn(type, nation)]));
  const home = isUkNation(place) ? place : null;
  const ordered = listed.filter(debt => isByOrder(debt, types.get(debt.creditTypeId ?? -1) ?? null, home));
  // Nothing else is read for whom no court has ordered anything.
  const asked = ordered.length === 0 ? new Map<string, string>() : await courtAsked(customerId);
  return new Map(ordered.map(({ id }) => [id, asked.get(id) ?? null]));
}
