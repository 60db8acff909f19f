import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import { howOld, needsAdviceFirst } from '@towpath/domain/debts/debtFacts.ts';
import { kindIn } from '@towpath/domain/debts/inNation.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import type { AdviceFirst } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import type { Database } from '../../platform/database/database.ts';
import { debtsOf } from '../debts/readDebts.ts';

export type AdviceFirstDeps = {
  readonly database: Database;
  readonly nationOf: (customerId: string) => Promise<LivingPlace | null>;
  readonly creditTypes: readonly CreditType[];
};

/** The listed debts of a person, by their ids, that they should have advice about before they pay or write to anyone. */
export async function adviceFirstOf(
  { database, nationOf, creditTypes }: AdviceFirstDeps,
  customerId: string,
): Promise<AdviceFirst> {
  const [nation, listed] = await Promise.all([nationOf(customerId), debtsOf(database, customerId)]);
  const types = new Map(creditTypes.map(type => [type.id, kindIn(type, nation)]));
  const waiting = listed.filter(debt => needsAdviceFirst(howOld(debt, types.get(debt.creditTypeId ?? -1))));
  return new Set(waiting.map(({ id }) => id));
}
