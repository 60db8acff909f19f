import { solutionToTell } from '@towpath/domain/casework/tellsOfHealth.ts';
import { type KnownForLetters, knownForLetters } from '@towpath/domain/letters/factsAsked.ts';
import { heldAsTold } from '@towpath/domain/letters/heldAsTold.ts';
import type { HoldsOffers } from '@towpath/domain/plans/repayment/offersWait.ts';
import type { Case } from '@towpath/domain/solutions/case/case.ts';
import { type CalendarDate, isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { standingPlan } from '../plans/standingPlan.ts';
import { saidForLetters } from './repository.ts';
import { knownElsewhere } from './toldElsewhere.ts';

/** What of a person's answers says what protects them by law. */
export type ToldOfProtection = Pick<Case, 'earlier' | 'nation'>;

type Deps = { readonly database: Database; readonly seal: Seal };

/**
 * What protects a person by law, as their letters, plan, dashboard and advice go by it: what runs here, or else what they said
 * for letters, or else what they answered.
 *
 * @param answered reads their answers; it is not asked where what was said for letters puts them right
 */
async function protectionKnown(
  { database, seal }: Deps,
  customerId: string,
  today: CalendarDate,
  answered: () => Promise<ToldOfProtection | null>,
): Promise<KnownForLetters['inForce']> {
  const said = await saidForLetters(database, seal, customerId);
  const told = said.inForce ? null : await answered();
  const day = isoDate(today);
  const elsewhere = await knownElsewhere(database, customerId, told && { ...told, lumpSum: null }, day);
  return knownForLetters(said, elsewhere, day).inForce;
}

/**
 * What protects a person by law as they told of it alone, while nothing does that runs here; null for nothing. It goes by a
 * name that tells nothing of anybody's health: one of us reads it too.
 */
export async function protectsAsTold(
  deps: Deps,
  customerId: string,
  { facts, today }: { readonly facts: ToldOfProtection; readonly today: CalendarDate },
): Promise<string | null> {
  const known = await protectionKnown(deps, customerId, today, async () => facts);
  if (known === null || known.from === 'plan' || known.value === null) return null;
  return solutionToTell(known.value, false);
}

/**
 * What holds the offers of a person's plan today by what they told of alone; null for nothing. It goes by a name that tells
 * nothing of anybody's health: one of us reads it too.
 */
export async function heldByTold(
  {
    database,
    clock,
    factsOf,
    seal,
  }: Deps & {
    readonly clock: Clock;
    /** The facts that their advice would be judged on; null while they have not come as far. */
    readonly factsOf: (customerId: string) => Promise<ToldOfProtection | null>;
  },
  customerId: string,
): Promise<HoldsOffers | null> {
  const plan = await standingPlan(database, customerId);
  if (!plan) return null;
  const today = londonDate(clock.now());
  const known = await protectionKnown({ database, seal }, customerId, today, () => factsOf(customerId));
  const held = heldAsTold(known, plan.shortName);
  return held && { ...held, shortName: solutionToTell(held.shortName, false) };
}
