import type { Claim, InsteadOfOffers } from '@towpath/domain/plans/repayment/insteadOfOffers.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { claimsAtCourt } from './claims.ts';
import { keptLetters } from './repository.ts';
import { settlementsAgreed } from './settlementsAgreed.ts';
import { settlementsDenied } from './settlementsDenied.ts';
import type { WorldDeps } from './world.ts';

/** What stands in the place of the offers of a plan, by the letters of its person. */
export async function insteadOfOffers(
  deps: WorldDeps & { readonly seal: Seal },
  customerId: string,
): Promise<InsteadOfOffers> {
  const kept = await keptLetters(deps.database, deps.seal, customerId);
  const [settling, claims, denied] = await Promise.all([
    settlementsAgreed(deps, customerId, kept),
    claimsAtCourt(deps, customerId),
    settlementsDenied(deps, customerId, kept),
  ]);
  return {
    // Nobody is told to pay one of which there is to be a talk first.
    settling: settling.filter(({ waits }) => waits === null),
    claims: new Map(
      claims.map(({ debtId, isAnswered, thing: { day } }): [string, Claim] => [
        debtId,
        { isAnswered, by: isAnswered || day === null ? null : isoDate(day) },
      ]),
    ),
    denied: new Set(denied.map(({ debtId }) => debtId)),
  };
}
