import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseEntitlements } from '@towpath/contracts/api/staffEntitlements.ts';
import { monthlyOf } from '@towpath/domain/entitlements/found.ts';
import { stillCounts } from '@towpath/domain/entitlements/said.ts';
import { type FoundNow, saidOut } from './service.ts';

/** Whether something of it tells of somebody's health: that it was found or asked for does, and so does that they get it. */
export function tellsOfHealth({ found, already, notFitting }: FoundNow): boolean {
  return [
    ...found.map(({ entitlement }) => entitlement),
    ...already,
    ...notFitting.map(({ entitlement }) => entitlement),
  ].some(one => one.tellsOfHealth);
}

/** What one of us reads of it; what tells of health is left out for who may not see that. */
export function forStaff(all: FoundNow, sees: boolean): AnswerOf<typeof caseEntitlements> {
  const { missing, said } = all;
  const found = all.found.filter(({ entitlement }) => sees || !entitlement.tellsOfHealth);
  const already = all.already.filter(one => sees || !one.tellsOfHealth);
  const notFitting = all.notFitting.filter(({ entitlement }) => sees || !entitlement.tellsOfHealth);
  const counts = found.filter(one => stillCounts(one, said));
  return {
    missing: [...missing],
    monthly: monthlyOf(counts),
    isWithheld: !sees && tellsOfHealth(all),
    help: found.map(({ entitlement: { id, name, source }, likelihood, monthly, why, byWhen, toConfirm }) => ({
      id,
      name,
      likelihood,
      monthly,
      why,
      byWhen,
      said: saidOut(id, said),
      toConfirm,
      source: source.name,
    })),
    already: already.map(({ id, name }) => ({ name, said: saidOut(id, said) })),
    notFitting: notFitting.map(({ entitlement: { name }, why }) => ({ name, why })),
  };
}
