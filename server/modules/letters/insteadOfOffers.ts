import { isInterestStopped } from '@towpath/domain/letters/interestStopped.ts';
import { proofAsked } from '@towpath/domain/letters/saleProven.ts';
import type { Claim, InsteadOfOffers } from '@towpath/domain/plans/repayment/insteadOfOffers.ts';
import type { ProofsAsked } from '@towpath/domain/plans/repayment/proofOfSale.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { breaksTold } from './breaksTold.ts';
import { claimsAtCourt } from './claims.ts';
import { lastLettersIn } from './lastLetters.ts';
import { type KeptLetter, keptLetters } from './repository.ts';
import { settlementsAgreed } from './settlementsAgreed.ts';
import { settlementsDenied } from './settlementsDenied.ts';
import { type WorldDeps, wentIn, worldOf } from './world.ts';

/** What stands in the place of the offers of a plan, by the letters of its person. */
export async function insteadOfOffers(
  deps: WorldDeps & { readonly seal: Seal },
  customerId: string,
): Promise<InsteadOfOffers> {
  const kept = await keptLetters(deps.database, deps.seal, customerId);
  const lastLetters = lastLettersIn(deps.definitions, kept);
  const [settling, claims, denied, interestStopped, proofs] = await Promise.all([
    settlementsAgreed(deps, customerId, kept),
    claimsAtCourt(deps, customerId),
    settlementsDenied(deps, customerId, kept),
    interestStoppedBy(deps, customerId, kept),
    proofsAsked(deps, customerId, kept),
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
    interestStopped,
    proofs,
    breakTold: breaksTold(deps.definitions, kept),
    ...(lastLetters && { lastLetters }),
  };
}

/** The debts of which a letter asked to be shown that they were bought, by their ids. */
async function proofsAsked(
  deps: WorldDeps,
  customerId: string,
  kept: readonly KeptLetter[],
): Promise<ProofsAsked> {
  const { definitions } = deps;
  const asking = new Set(definitions.filter(({ provesSale }) => provesSale).map(({ id }) => id));
  const letters = kept.filter(({ letterKey, sent }) => asking.has(letterKey) && sent.length > 0);
  if (letters.length === 0) return new Map();
  const world = await worldOf(deps, customerId);
  return new Map(
    letters.flatMap(({ about }) => {
      const found = proofAsked(wentIn(definitions, letters, world, about));
      return found ? [[about, found] as const] : [];
    }),
  );
}

/** The debts, by their ids, to which who has them adds no more interest, as they said to a letter that asked for that. */
async function interestStoppedBy(
  deps: WorldDeps,
  customerId: string,
  kept: readonly KeptLetter[],
): Promise<ReadonlySet<string>> {
  const { definitions } = deps;
  const asking = new Set(definitions.filter(({ stopsInterest }) => stopsInterest).map(({ id }) => id));
  const letters = kept.filter(({ letterKey }) => asking.has(letterKey));
  // Nothing else is read for whom nobody has said yes.
  if (!letters.some(({ sent }) => sent.some(({ answer }) => answer === 'accepted'))) return new Set();
  const world = await worldOf(deps, customerId);
  const debts = [...new Set(letters.map(({ about }) => about))];
  return new Set(debts.filter(id => isInterestStopped(wentIn(definitions, letters, world, id))));
}
