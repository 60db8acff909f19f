import { type InsteadOfOffers, NOTHING_INSTEAD } from '@towpath/domain/plans/repayment/insteadOfOffers.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { keptLetters } from './repository.ts';
import { settlementsAgreed } from './settlementsAgreed.ts';
import type { WorldDeps } from './world.ts';

/** What stands in the place of the offers of a plan, by the letters of its person. */
export async function insteadOfOffers(
  deps: WorldDeps & { readonly seal: Seal },
  customerId: string,
): Promise<InsteadOfOffers> {
  const kept = await keptLetters(deps.database, deps.seal, customerId);
  const settling = await settlementsAgreed(deps, customerId, kept);
  return { ...NOTHING_INSTEAD, settling };
}
