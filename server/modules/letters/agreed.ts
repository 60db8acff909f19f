import { agreedByLetter } from '@towpath/domain/letters/agreedByLetter.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { dealsDenied } from '../debts/dealsDenied.ts';
import { asPlanSays } from './asPlanSays.ts';
import { keptLetters } from './repository.ts';
import { type WorldDeps, wentIn, worldOf } from './world.ts';

/**
 * The debts of a person whose creditors agreed to an arrangement by letter, by their ids. Who said on a later day, where
 * they tell of the debt, that there is no deal has none any more. What was agreed to with who had a debt before it was sold
 * counts no more.
 */
export async function agreedByLetters(
  deps: WorldDeps & { readonly seal: Seal },
  customerId: string,
): Promise<ReadonlySet<string>> {
  const { database, seal, definitions } = deps;
  const kept = await keptLetters(database, seal, customerId);
  // Nothing else is read for whom nobody has said yes.
  if (!kept.some(({ sent }) => sent.some(({ answer }) => answer === 'accepted'))) return new Set();
  const [world, denied] = await Promise.all([worldOf(deps, customerId), dealsDenied(database, customerId)]);
  const told = asPlanSays(kept, definitions, world.plan, isoDate(world.today));
  const agreed = world.debts.filter(({ id }) => {
    const since = agreedByLetter(wentIn(definitions, told, world, id), definitions);
    const at = denied.get(id);
    return since !== null && (at === undefined || isoDate(londonDate(at)) <= since);
  });
  return new Set(agreed.map(({ id }) => id));
}
