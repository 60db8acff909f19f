import type { FoundHelp, FoundMoney } from '@towpath/contracts/api/entitlements.ts';
import type { ClearedOnList } from '@towpath/domain/debts/clearedOnList.ts';
import { type EntitlementsEffect, entitlementsEffect } from '@towpath/domain/entitlements/effect.ts';
import type { EntitlementBook } from '@towpath/domain/entitlements/entitlement.ts';
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
  changedSince,
  type EntitlementSaying,
  isSettled,
  type SaidOfEntitlements,
  saidOfOne,
  saying,
  stillCounts,
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
import { entitlementsSaid, saveSaid } from './repository.ts';
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
  /** What was cleared and is on their list still; null for nothing. */
  readonly clearedOf: (customerId: string) => Promise<ClearedOnList | null>;
  /** Where a person lives; null until they have told us. */
  readonly nationOf: (customerId: string) => Promise<LivingPlace | null>;
  readonly isBudgetComplete: (customerId: string) => Promise<boolean>;
  /** Whether they pay by a plan that was told of payments. */
  readonly isPaidByPlan: (customerId: string) => Promise<boolean>;
  /** Whether something else is owed on a debt now than its list says, by what a plan was told since. */
  readonly isOwedOtherwise: (customerId: string) => Promise<boolean>;
  readonly employmentOf: (customerId: string) => Promise<ToldForEntitlements['employment']>;
  /** Nothing of who did not agree to our keeping it. */
  readonly healthOf: (customerId: string) => Promise<ToldForEntitlements['health']>;
};

/** What was found for a person, or what of theirs is missing. */
export type FoundNow = Entitlements & {
  readonly missing: readonly string[];
  readonly said: SaidOfEntitlements;
  readonly leftNow: Pence | null;
  readonly isToldByPlan: boolean;
  /** Null also while it rests on debts that were cleared: what help would open is not known then. */
  readonly record: AdviceRecord | null;
};

const NOTHING = { found: [], already: [], notFitting: [], asksAboutVisa: false } satisfies Entitlements;

/** Help that people may be missing. */
export function createEntitlements(deps: EntitlementsDeps) {
  const { database, clock, seal, book, rulebook } = deps;

  async function now(customerId: string): Promise<FoundNow> {
    const today = londonDate(clock.now());
    const [said, record, household, cleared] = await Promise.all([
      entitlementsSaid.read(database, seal, customerId),
      deps.judgedNow(customerId),
      householdOf(database, customerId),
      deps.clearedOf(customerId),
    ]);
    // A budget that has to be looked at again says too little to look by.
    if (!record?.inputs.statement.isComplete) {
      const missing = await missingOf(customerId, household);
      return { ...NOTHING, missing, said, leftNow: null, isToldByPlan: false, record: null };
    }
    const [employment, health, ...toldByPlan] = await Promise.all([
      deps.employmentOf(customerId),
      deps.healthOf(customerId),
      deps.isPaidByPlan(customerId),
      deps.isOwedOtherwise(customerId),
    ]);
    const facts = entitlementFacts(record.inputs, { household, employment, health }, today);
    const { surplus } = trialOptions(record.inputs, today, rulebook.rulesOn);
    const all = entitlementsOf(book, facts, today, id => isSettled(id, said));
    return {
      ...all,
      missing: [],
      said,
      leftNow: surplus,
      isToldByPlan: toldByPlan.includes(true),
      record: cleared === null ? record : null,
    };
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
    // Once its bill becomes another, they may get what they asked for now.
    const bill = what === 'done' ? await billNow(customerId, entitlementId) : null;
    await database.transaction().execute(async trx => {
      // Who holds the session writes alone: nothing that another window says meanwhile is lost.
      await refuseLockedOf(trx, customerId);
      const said = await entitlementsSaid.read(trx, seal, customerId);
      const after = saying(said, entitlementId, what, { on: londonDate(at), bill });
      if (after !== said) await saveSaid(trx, seal, { customerId, at }, after);
    });
    return mine(customerId);
  }

  async function billNow(customerId: string, entitlementId: string): Promise<Pence | null> {
    const { found } = await now(customerId);
    return found.find(({ entitlement: { id } }) => id === entitlementId)?.bill?.monthly ?? null;
  }

  return { now, mine, say };
}

const KINDS = ['money', 'bills', 'worth checking'] as const;

function toResponse(
  { found, already, notFitting, asksAboutVisa, missing, said, leftNow, isToldByPlan, record }: FoundNow,
  { book, rulebook, clock }: EntitlementsDeps,
): FoundMoney {
  const counts = found.filter(one => stillCounts(one, said));
  const monthly = monthlyOf(counts);
  const effect =
    record &&
    entitlementsEffect(
      record,
      linesOnceFound(counts),
      { left: leftNow, monthly, isToldByPlan },
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
      const open = here.filter(({ entitlement: { id } }) => !isSettled(id, said));
      const settled = here.filter(({ entitlement: { id } }) => isSettled(id, said));
      const sum = monthlyOf(open.filter(one => stillCounts(one, said)));
      return [{ kind, monthly: sum, help: [...open, ...settled].map(one => helpOf(one, said)) }];
    }),
    asksAboutVisa,
    effect: effect && effectOf(effect),
    already: already.map(({ id, name }) => ({ id, name, said: saidOut(id, said) })),
    notFitting: notFitting.map(({ entitlement: { id, name }, why }) => ({ id, name, why })),
    calculators: book.calculators.map(one => ({ ...one })),
  };
}

/** As it goes out; the bill of that day is only for the reckoning. */
export function saidOut(id: string, said: SaidOfEntitlements) {
  const one = saidOfOne(id, said);
  return one && { what: one.what, on: one.on };
}

function helpOf(found: FoundEntitlement, said: SaidOfEntitlements): FoundHelp {
  const { entitlement, likelihood, monthly, why, how, byWhen, toConfirm } = found;
  const { id, name, link } = entitlement;
  const changed = changedSince(found, said);
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
    said: saidOut(id, said),
    changedBill: changed === null ? null : (words.bills[changed] ?? words.bill),
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
