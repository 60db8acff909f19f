import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import { kindIn } from '@towpath/domain/debts/inNation.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';

export type KindNamesDeps = {
  readonly creditTypes: readonly CreditType[];
  /** Where a person lives; null until they have told us. */
  readonly nationOf: (customerId: string) => Promise<LivingPlace | null>;
};

/** The names that a person's nation has for kinds of debt, by id: only those that have another one there. */
export type KindNames = (
  customerId: string,
  typeIds: readonly (number | null)[],
) => Promise<ReadonlyMap<number | null, string>>;

/** Returns the function that names kinds of debt in a person's nation. It asks for the nation only where that matters. */
export function kindNames({ creditTypes, nationOf }: KindNamesDeps): KindNames {
  const differing = creditTypes.filter(({ inNation }) => inNation !== undefined);
  return async (customerId, typeIds) => {
    const kinds = differing.filter(({ id }) => typeIds.includes(id));
    const nation = kinds.length === 0 ? null : await nationOf(customerId);
    return new Map(kinds.map(kind => [kind.id, kindIn(kind, nation).name]));
  };
}
