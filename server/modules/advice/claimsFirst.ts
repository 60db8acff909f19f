import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { ClaimInWords } from '@towpath/domain/solutions/explain/standsBeside.ts';

type Urgent = Recommendation['urgent'];

/**
 * What cannot wait, with the claim at court in place of ringing who makes it: whoever asks them for a plan has not answered
 * the court. It comes before the other bills that come first, whatever was agreed before the claim.
 */
export function withClaims(urgent: Urgent, claims: readonly ClaimInWords[]): Urgent {
  const claimed = urgent.flatMap(matter => {
    const claim = claimOf(matter, claims);
    if (!claim) return [];
    const { isKeptOff: _, ...rest } = matter;
    return [{ ...rest, says: claim.says, step: claim.step }];
  });
  const others = urgent.filter(matter => !claimOf(matter, claims));
  const at = others.findIndex(({ code, isKeptOff }) => code === 'PRIORITY_DEBT' || isKeptOff === true);
  const place = at < 0 ? others.length : at;
  return [...others.slice(0, place), ...claimed, ...others.slice(place)];
}

/** The claim that something that cannot wait is about; undefined for none. */
export function claimOf<Claim extends { readonly debtId: string }>(
  { code, debt }: Urgent[number],
  claims: readonly Claim[],
): Claim | undefined {
  return code === 'PRIORITY_DEBT' ? claims.find(({ debtId }) => debtId === debt?.id) : undefined;
}
