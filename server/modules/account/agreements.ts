import type { MyAgreements } from '@towpath/contracts/api/agreements.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { Agreeing, Agreement } from '../agreement.ts';

/** Everything that people are asked to agree to, with what this person said. */
export async function agreementsOf(
  agreements: readonly Agreement[],
  customerId: string,
): Promise<MyAgreements> {
  const all = agreements.map(async ({ id, canBeGiven, latest }) => {
    const said = await latest(customerId);
    return {
      id,
      canBeGiven,
      hasConsented: said?.hasConsented ?? null,
      on: said && isoDate(londonDate(said.at)),
      version: said?.version ?? null,
      lines: said?.lines ? [...said.lines] : null,
      isByPhone: said?.isByPhone ?? false,
    };
  });
  return { agreements: await Promise.all(all) };
}

/**
 * Changes one answer. Saying what is so already changes nothing.
 *
 * @throws ApiError NOT_FOUND for what the person was never asked, and for a yes that is not given here
 */
export async function changeAgreement(
  agreements: readonly Agreement[],
  who: Agreeing,
  { id, hasConsented }: { readonly id: Agreement['id']; readonly hasConsented: boolean },
): Promise<void> {
  const agreement = agreements.find(each => each.id === id);
  const said = await agreement?.latest(who.customerId);
  if (!agreement || !said || (hasConsented && !agreement.canBeGiven)) throw new ApiError('NOT_FOUND');
  if (said.hasConsented !== hasConsented) await agreement.say(who, hasConsented);
}
