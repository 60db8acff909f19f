import type { FoundHelp, FoundMoney } from '@towpath/contracts/api/entitlements.ts';
import { type EntitlementsEffect, entitlementsEffect } from '@towpath/domain/entitlements/effect.ts';
import type { Entitlement, EntitlementBook } from '@towpath/domain/entitlements/entitlement.ts';
import { entitlementFacts, type ToldForEntitlements } from '@towpath/domain/entitlements/facts.ts';
import {
  type Entitlements,
  entitlementsOf,
  type FoundEntitlement,
  inGroup,
  linesOnceFound,
  monthlyOf,
} from '@towpath/domain/entitlements/found.ts';
import {
  type EntitlementSaying,
  type SaidOfEntitlements,
  saying,
} from '@towpath/domain/entitlements/said.ts';
import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { trialOptions } from '@towpath/domain/solutions/what-if/trial.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { householdOf } from '../household/readHousehold.ts';
import { refuseLockedOf } from '../journeys/refuseLocked.ts';
import { saidOf, saveSaid } from './repository.ts';
import { words } from './words.ts';

export type EntitlementsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Seals with the key to health data: what somebody asks for can tell of it. */
  readonly seal: Seal;
  readonly book: EntitlementBook;
  readonly rulebook: Rulebook;
  /** What the advice would be now; null while the review is not complete. */
  readonly judgedNow: (customerId: string) => Promise<AdviceRecord | null>;
  /** Where a person lives; null until they have told us. */
  readonly nationOf: (customerId: string) => Promise<LivingPlace | null>;
  readonly isBudgetComplete: (customerId: string) => Promise<boolean>;
  readonly employmentOf: (customerId: string) => Promise<ToldForEntitlements['employment']>;
  /** Nothing of who did not agree to our keeping it. */
  readonly healthOf: (customerId: string) => Promise<ToldForEntitlements['health']>;
};

/** What was found for a person, or what of theirs is missing. */
export type FoundNow = Entitlements & {
  readonly missing: readonly string[];
  readonly said: SaidOfEntitlements;
  readonly leftNow: Pence | null;
  readonly record: AdviceRecord | null;
};

const NOTHING = { found: [], already: [], notFitting: [], asksAboutVisa: false } satisfies Entitlements;

/** Help that people may be missing. */
export function createEntitlements(deps: EntitlementsDeps) {
  const { database, clock, seal, book, rulebook } = deps;

  async function now(customerId: string): Promise<FoundNow> {
    const today = londonDate(clock.now());
    const [said, record, household] = await Promise.all([
      saidOf(database, seal, customerId),
      deps.judgedNow(customerId),
      householdOf(database, customerId),
    ]);
    // A budget that has to be looked at again says too little to look by.
    if (!record?.inputs.statement.isComplete) {
      const missing = await missingOf(customerId, household);
      return { ...NOTHING, missing, said, leftNow: null, record: null };
    }
    const [employment, health] = await Promise.all([
      deps.employmentOf(customerId),
      deps.healthOf(customerId),
    ]);
    const facts = entitlementFacts(record.inputs, { household, employment, health }, today);
    const { surplus } = trialOptions(record.inputs, today, rulebook.rulesOn);
    return { ...entitlementsOf(book, facts, today), missing: [], said, leftNow: surplus, record };
  }

  async function missingOf(
    customerId: string,
    household: HouseholdMakeup | null,
  ): Promise<readonly string[]> {
    const [nation, isComplete] = await Promise.all([
      deps.nationOf(customerId),
      deps.isBudgetComplete(customerId),
    ]);
    const { missing } = words;
    const parts = [
      ...(nation === null ? [missing.nation] : []),
      ...(household === null ? [missing.household] : []),
      ...(isComplete ? [] : [missing.budget]),
    ];
    return parts.length > 0 ? parts : [missing.rest];
  }

  /** What there is for them, with what they have said of it. */
  async function mine(customerId: string): Promise<FoundMoney> {
    return toResponse(await now(customerId), deps);
  }

  /** Keeps what they say of it. Throws NOT_FOUND for what there is not where they live, or SESSION_CLOSED. */
  async function say(
    customerId: string,
    entitlementId: string,
    what: EntitlementSaying | null,
  ): Promise<FoundMoney> {
    const nation = await deps.nationOf(customerId);
    const isThere = book.entitlements.some(
      ({ id, nations }) => id === entitlementId && nations.some(one => one === nation),
    );
    if (!isThere) throw new ApiError('NOT_FOUND');
    const at = clock.now();
    await database.transaction().execute(async trx => {
      // Who holds the session writes alone: nothing that another window says meanwhile is lost.
      await refuseLockedOf(trx, customerId);
      const said = await saidOf(trx, seal, customerId);
      const after = saying(said, entitlementId, what, londonDate(at));
      if (after !== said) await saveSaid(trx, seal, { customerId, at }, after);
    });
    return mine(customerId);
  }

  return { now, mine, say };
}

const KINDS = ['money', 'bills', 'worth checking'] as const;

function toResponse(
  { found, already, notFitting, asksAboutVisa, missing, said, leftNow, record }: FoundNow,
  { book, rulebook, clock }: EntitlementsDeps,
): FoundMoney {
  const counts = found.filter(({ entitlement }) => !isNotForThem(entitlement, said));
  const monthly = monthlyOf(counts);
  const effect =
    record &&
    entitlementsEffect(
      record,
      linesOnceFound(counts),
      { left: leftNow, monthly },
      londonDate(clock.now()),
      rulebook,
    );
  return {
    missing: [...missing],
    checked: found.length + already.length + notFitting.length,
    monthly,
    leftNow,
    groups: KINDS.flatMap(kind => {
      const here = inGroup(found, kind);
      if (here.length === 0) return [];
      const forThem = here.filter(({ entitlement }) => !isNotForThem(entitlement, said));
      const not = here.filter(({ entitlement }) => isNotForThem(entitlement, said));
      return [
        { kind, monthly: monthlyOf(forThem), help: [...forThem, ...not].map(one => helpOf(one, said)) },
      ];
    }),
    asksAboutVisa,
    effect: effect && effectOf(effect),
    already: already.map(({ id, name }) => ({ id, name, said: saidOfOne(id, said) })),
    notFitting: notFitting.map(({ entitlement: { id, name }, why }) => ({ id, name, why })),
    calculators: book.calculators.map(one => ({ ...one })),
  };
}

function isNotForThem({ id }: Entitlement, said: SaidOfEntitlements): boolean {
  return saidOfOne(id, said)?.what === 'not for me';
}

/** What was said of one; null for nothing. */
export function saidOfOne(id: string, said: SaidOfEntitlements) {
  return (Object.hasOwn(said, id) ? said[id] : undefined) ?? null;
}

function helpOf(
  { entitlement: { id, name, link }, likelihood, monthly, why, how, byWhen, toConfirm }: FoundEntitlement,
  said: SaidOfEntitlements,
): FoundHelp {
  return {
    id,
    name,
    likelihood,
    monthly,
    why,
    how,
    byWhen,
    link: { ...link },
    isToConfirm: toConfirm !== null,
    said: saidOfOne(id, said),
  };
}

function effectOf({ lead, rows, good, toThinkAbout }: EntitlementsEffect): NonNullable<FoundMoney['effect']> {
  return {
    lead,
    rows: rows.map(row => ({ ...row })),
    good: [...good],
    toThinkAbout: [...toThinkAbout],
  };
}
