import { agreedByLetter } from '@towpath/domain/letters/agreedByLetter.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { dealsDenied } from '../debts/dealsDenied.ts';
import { stagesTold } from '../debts/stagesTold.ts';
import { notKeptByPlans } from '../repayment/notKept.ts';
import { asPlanSays } from './asPlanSays.ts';
import { keptLetters } from './repository.ts';
import { type WorldDeps, wentIn, worldOf } from './world.ts';

/**
 * The debts of a person with a deal by letter that keeps their danger off, by their ids. What was agreed to with who had a
 * debt before it was sold counts no more.
 *
 * @param deps `planSeal` seals what happened to plans
 */
export async function agreedByLetters(
  deps: WorldDeps & { readonly seal: Seal; readonly planSeal: Seal },
  customerId: string,
): Promise<ReadonlySet<string>> {
  const { database, seal, planSeal, definitions } = deps;
  const kept = await keptLetters(database, seal, customerId);
  const world = await worldWithYes();
  if (world === null) return new Set();
  const today = isoDate(world.today);
  const [denied, stages, notKept] = await Promise.all([
    dealsDenied(database, customerId),
    stagesTold(database, customerId),
    notKeptByPlans(database, planSeal, customerId, today),
  ]);
  const told = asPlanSays(kept, definitions, world.plan, today);
  const agreed = world.debts.filter(({ id }) => {
    const at = denied.get(id);
    const since = agreedByLetter(wentIn(definitions, told, world, id), definitions, {
      denied: at === undefined ? null : { at, day: isoDate(londonDate(at)) },
      stages: stages.get(id) ?? [],
      notKeptOn: notKept.get(id) ?? null,
    });
    return since !== null;
  });
  return new Set(agreed.map(({ id }) => id));

  /** Nothing else is read for whom nobody has said yes. */
  async function worldWithYes() {
    const hasYes = kept.some(({ sent }) => sent.some(({ answer }) => answer === 'accepted'));
    return hasYes ? worldOf(deps, customerId) : null;
  }
}
