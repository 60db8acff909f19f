import type { CreditType } from '../../debts/creditType.ts';
import { hasRole } from '../../values/role.ts';
import type { OthersGoods } from '../recommend/goodsWording.ts';

/**
 * What belongs to whoever is owed on a debt until it is paid off, or for good, so that officers may not take it to sell; null
 * where it is the person's own.
 *
 * @param type null while the kind is not known
 */
export function goodsOf(type: CreditType | null): OthersGoods | null {
  if (type === null) return null;
  const has = (role: Parameters<typeof hasRole<CreditType['roles'][number]>>[1]) => hasRole(type, role);
  if (has('not-in-scotland')) return 'logbook loan';
  if (has('secures-vehicle') || has('secures-goods')) return has('loan') ? null : 'hired';
  return has('can-cost-goods') ? 'rented' : null;
}
