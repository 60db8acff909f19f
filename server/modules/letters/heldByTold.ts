import { solutionToTell } from '@towpath/domain/casework/tellsOfHealth.ts';
import { knownForLetters } from '@towpath/domain/letters/factsAsked.ts';
import { heldAsTold } from '@towpath/domain/letters/heldAsTold.ts';
import type { HoldsOffers } from '@towpath/domain/plans/repayment/offersWait.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { standingPlan } from '../plans/standingPlan.ts';
import { saidForLetters } from './repository.ts';
import { knownElsewhere } from './toldElsewhere.ts';
import type { WorldDeps } from './world.ts';

/**
 * What holds the offers of a person's plan today by what they told of alone; null for nothing. It goes by a name that tells
 * nothing of anybody's health: one of us reads it too.
 */
export async function heldByTold(
  {
    database,
    clock,
    toldOf,
    seal,
  }: Pick<WorldDeps, 'database' | 'clock' | 'toldOf'> & { readonly seal: Seal },
  customerId: string,
): Promise<HoldsOffers | null> {
  const plan = await standingPlan(database, customerId);
  if (!plan) return null;
  const today = isoDate(londonDate(clock.now()));
  const said = await saidForLetters(database, seal, customerId);
  // What was said for letters counts before an answer elsewhere: that is not read then.
  const told = said.inForce ? null : await toldOf(customerId);
  const elsewhere = await knownElsewhere(database, customerId, told, today);
  const held = heldAsTold(knownForLetters(said, elsewhere, today).inForce, plan.shortName);
  return held && { ...held, shortName: solutionToTell(held.shortName, false) };
}
