import type { CreditType } from '../../debts/creditType.ts';
import type { Debt } from '../../debts/debt.ts';
import type { DebtRole } from '../../debts/roles.ts';
import { courtLawOf } from '../../people/courtLaw.ts';
import { hasRole } from '../../values/role.ts';

/** The kinds over which a home is taken: in Scotland and Northern Ireland a charge for the building alone is none. */
const OF_HOME: Readonly<Record<ReturnType<typeof courtLawOf>, readonly DebtRole[]>> = {
  'england-and-wales': ['can-cost-home'],
  scotland: ['mortgage', 'secures-home', 'rent-of-home'],
  'northern-ireland': ['mortgage', 'secures-home', 'rent-of-home'],
};

const OTHER_THINGS: readonly DebtRole[] = ['secures-vehicle', 'secures-goods'];

/**
 * Whether officers who come about a debt come for the home: its rent, a mortgage, or whatever is secured and not by another
 * thing.
 *
 * @param type null while the kind is not known
 */
export function actsOnHome(
  { isSecured }: Pick<Debt, 'isSecured'>,
  type: CreditType | null,
  nation: string | null,
): boolean {
  if (OF_HOME[courtLawOf(nation)].some(role => hasRole(type, role))) return true;
  return (isSecured ?? type?.securedByDefault ?? false) && !OTHER_THINGS.some(role => hasRole(type, role));
}
