import { namesItsDebts } from '@towpath/domain/applications/covers.ts';
import type { ClearedOnList } from '@towpath/domain/debts/clearedOnList.ts';
import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import { kindIn } from '@towpath/domain/debts/inNation.ts';
import { balanceOf } from '@towpath/domain/debts/totals.ts';
import { clearedAs } from '@towpath/domain/letters/clearedDebt.ts';
import { hasCleared } from '@towpath/domain/plans/clearsDebts.ts';
import { grantedOn } from '@towpath/domain/plans/grantedHere.ts';
import { isOver } from '@towpath/domain/plans/planState.ts';
import { staysOver } from '@towpath/domain/plans/staysOver.ts';
import { howEnded } from '@towpath/domain/plans/ways/howEnded.ts';
import { type CalendarDate, compareDates, isoDate } from '@towpath/domain/values/calendar-date.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { debtsOf, listedSince } from '../debts/readDebts.ts';
import { type GrantedDeps, grantedNow } from './grantedNow.ts';
import { changesOf, type KeptChange, type KeptPlan, plansOf } from './repository.ts';
import { lastReviewOf } from './reviews.ts';
import type { TimeDeps } from './timeGoingOn.ts';
import { inDays, wayOfPlan } from './wayOfPlan.ts';

export type ClearedDeps = TimeDeps & GrantedDeps & { readonly creditTypes: readonly CreditType[] };

/**
 * What was over last and cleared debts which the list of a person has still, while they have chosen nothing since; null for
 * nothing. Whatever they changed, added or confirmed on it since is a debt like all others.
 */
export async function clearedOnList(
  deps: ClearedDeps,
  customerId: string,
  today: CalendarDate,
): Promise<ClearedOnList | null> {
  const over = await lastCleared(deps, customerId, today);
  if (over === null) return null;
  const { plan, changes, endedOn, nation } = over;
  const { database } = deps;
  const end = changes.at(-1)?.at;
  const asBefore = end && (await listedSince(database, customerId, end));
  if (!asBefore || asBefore.size === 0) return null;
  const { id: planId, shortName } = plan;
  const isNamed = namesItsDebts(shortName);
  const form = await grantedNow(deps, customerId, { id: planId, shortName });
  const since = grantedOn(inDays(changes), null)?.startedOn ?? null;
  const types = new Map(deps.creditTypes.map(type => [type.id, kindIn(type, nation)]));
  const listed = (await debtsOf(database, customerId)).filter(debt => balanceOf(debt) !== 0);
  const debts = listed.flatMap(debt => {
    const addedAt = asBefore.get(debt.id);
    if (addedAt === undefined) return [];
    const isToldSince = since === null || compareDates(londonDate(addedAt), since) > 0;
    const type = types.get(debt.creditTypeId ?? -1) ?? null;
    const as = clearedAs(
      { id: debt.id, name: debt.initialCreditorName, type, isToldSince },
      { shortName, form, namesItsDebts: isNamed },
    );
    return as === null ? [] : [[debt.id, as] as const];
  });
  return debts.length === 0 ? null : { by: shortName, endedOn: isoDate(endedOn), debts: new Map(debts) };
}

type Over = {
  readonly plan: KeptPlan;
  readonly changes: readonly KeptChange[];
  readonly endedOn: CalendarDate;
  readonly nation: string;
};

/**
 * What a person was on last, where that came to its end and clears debts. What they chose after it and left before anything of
 * it had gone changes nothing.
 */
async function lastCleared(
  { database, recommendations, rulebook }: ClearedDeps,
  customerId: string,
  today: CalendarDate,
): Promise<Over | null> {
  const all = await plansOf(database, customerId);
  if (all.some(({ state }) => !isOver(state))) return null;
  for (const plan of all) {
    const changes = await changesOf(database, customerId, plan.id);
    if (!staysOver(plan.shortName, changes)) continue;
    // Of nothing else the record is opened.
    if (!hasCleared(plan.shortName, true)) return null;
    const [{ record }, review] = await Promise.all([
      recommendations.asKept(customerId, plan.recordId),
      lastReviewOf(database, { customerId, planId: plan.id }),
    ]);
    const { way, limitOn, nation } = wayOfPlan(rulebook, { shortName: plan.shortName, record, today });
    const days = inDays(changes);
    const endedOn = days.at(-1)?.on;
    const isDone = howEnded({ way, changes: days, limitOn, sums: null, review }) === 'done';
    return endedOn && hasCleared(plan.shortName, isDone) ? { plan, changes, endedOn, nation } : null;
  }
  return null;
}

/** What of a person's list was cleared, as what keeps those who are owed from acting: by each debt, of which that is known. */
export function clearedAsHeld(
  { debts }: ClearedOnList,
  listed: readonly { readonly id: string }[],
): ReadonlyMap<string, boolean> {
  return new Map(
    listed.flatMap(({ id }) => {
      const as = debts.get(id);
      // Of what may be cleared its kind decides.
      return as === 'may be cleared' ? [] : [[id, as === 'cleared'] as const];
    }),
  );
}
