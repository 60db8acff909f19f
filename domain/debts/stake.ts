import type { CreditType } from './creditType.ts';
import { hasDebtRole, type STAKE_ROLES } from './roles.ts';

/** What not paying a debt that comes first can cost, the gravest first. */
export const DEBT_STAKES = ['home', 'liberty', 'energy', 'goods', 'enforcement', 'deductions'] as const;
export type DebtStake = (typeof DEBT_STAKES)[number];

const BY_ROLE = {
  'can-cost-home': 'home',
  'can-cost-liberty': 'liberty',
  'can-cost-energy': 'energy',
  'can-cost-goods': 'goods',
  'taken-from-benefits': 'deductions',
} as const satisfies Readonly<Record<(typeof STAKE_ROLES)[number], DebtStake>>;
const STAKES_BY_ROLE = Object.entries(BY_ROLE) as readonly [keyof typeof BY_ROLE, DebtStake][];

/**
 * What not paying a debt that comes first can cost. A charge that a court put on the home makes any debt one that can cost
 * it. In Scotland that stage is an inhibition, which stops a sale and forces none.
 *
 * @param type null while the kind is not known
 */
export function debtStake(
  { type, stage }: { readonly type: Pick<CreditType, 'roles'> | null; readonly stage: string | null },
  nation: string,
): DebtStake {
  if (stage === 'charging order' && nation !== 'scotland') return 'home';
  if (hasDebtRole(type, 'council-tax') && nation === 'england') return 'liberty';
  return STAKES_BY_ROLE.find(([role]) => hasDebtRole(type, role))?.[1] ?? 'enforcement';
}

/**
 * Whether nothing of a debt is late, so that nothing is lost by not paying it now: it is taken before the person has it, or it
 * is a bill or an agreement that goes on and is not behind.
 */
export function isNoneLate(
  {
    isTaken,
    hasAttachmentOfEarnings,
    isBehind,
  }: {
    readonly isTaken: boolean | null;
    readonly hasAttachmentOfEarnings: boolean | null;
    readonly isBehind: boolean | null;
  },
  type: Pick<CreditType, 'roles'> | null,
): boolean {
  if (isTaken === true || hasAttachmentOfEarnings === true) return true;
  return isBehind === false && (hasDebtRole(type, 'goes-on') || hasDebtRole(type, 'bill'));
}
